import { beforeAll, expect, it, vi } from "vitest";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { today } from "../../../shared/addresses/list-query.ts";
import { feedIsDown, feedSays, openSite } from "../../../tests/fakes/fake-site.ts";
import { loadDayList } from "./queries.server.ts";
import { loadAllTexts } from "../../i18n/texts.ts";

beforeAll(loadAllTexts);

it("says that the feed of a list cannot be had: the list is unknown then, not empty", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openSite(feedIsDown);
  expect(await loadDayList(context, 1, { day: today, category: "all" }, 1_760_000_000)).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

const nowSeconds = 1_760_000_000;
const oneGame = encodeDayFeed({
  sportId: 1,
  leagues: [{ league: { stageId: "L" }, events: [{ id: "1Event00", startSeconds: nowSeconds }] }],
  signature: "",
});

it.each([
  ["two seconds and half a minute behind them for today", oneGame, 0, { freshSeconds: 2, staleSeconds: 30 }],
  ["five seconds and half a minute behind them for another day", oneGame, -1, { freshSeconds: 5, staleSeconds: 30 }],
  ["one second for a day without games, so that an import shows at once", "0", 0, { freshSeconds: 1, staleSeconds: 0 }],
])("keeps a list %s", async (_, body, offset, expected) => {
  const { context } = openSite(() => feedSays(body));
  const list = await loadDayList(context, 1, { day: { kind: "offset", offset }, category: "all" }, nowSeconds);
  expect(list?.lifetime).toEqual(expected);
});
