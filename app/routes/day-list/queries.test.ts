import { expect, it, vi } from "vitest";
import { today } from "../../../shared/addresses/list-query.ts";
import { feedIsDown, openSite } from "../../../tests/fakes/fake-site.ts";
import { loadDayList } from "./queries.server.ts";

it("says that the feed of a list cannot be had: the list is unknown then, not empty", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openSite(feedIsDown);
  expect(await loadDayList(context, 1, { day: today, category: "all" }, 1_760_000_000)).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
