import { expect, it, vi } from "vitest";
import { today } from "../../../shared/addresses/list-query.ts";
import { feedIsDown, openSite } from "../../../tests/fakes/fake-site.ts";
import { loadDayList } from "./queries.server.ts";

it("answers 503 when the feed of a list cannot be had: it is unknown, not empty", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openSite(feedIsDown);
  const list = loadDayList(context, 1, { day: today, category: "all" }, 1_760_000_000);
  await expect(list).rejects.toMatchObject({ init: { status: 503 } });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
