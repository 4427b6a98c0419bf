import { expect, it, vi } from "vitest";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { feedIsDown, feedSays, openSite } from "../../../tests/fakes/fake-site.ts";
import { loadMatch } from "./queries.server.ts";

const nowSeconds = 1_760_000_000;
const eventId = "1Event00";
const match = encodeDayFeed({
  sportId: 1,
  leagues: [
    { league: { stageId: "L" }, events: [{ id: eventId, startSeconds: nowSeconds, homeParticipantId: "1Home000" }] },
  ],
  signature: "",
});

it("answers 503 when the feed of a match cannot be had", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openSite(feedIsDown);
  await expect(loadMatch(context, eventId, nowSeconds)).rejects.toMatchObject({ init: { status: 503 } });
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

it.each(["zz", "1Nobody0"])("answers 404 for the match %s, which nobody knows", async (id) => {
  const { context } = openSite(() => feedSays("0"));
  await expect(loadMatch(context, id, nowSeconds)).rejects.toMatchObject({ init: { status: 404 } });
});

it("[F9] loads no day for a match, and no prices with its board", async () => {
  const { context, asked } = openSite((name) => feedSays(name.startsWith("dc_") ? "DA÷1¬DX÷ST,OD¬A1÷¬~" : match));
  const { list, tabCodes } = await loadMatch(context, eventId, nowSeconds);
  expect(asked).toEqual([`d_su_${eventId}_fr_1`, `dc_1_${eventId}`, `df_sui_1_${eventId}`]);
  expect(list).toMatchObject({ odds: null, market: null });
  expect(tabCodes).toEqual(["ST", "OD"]);
});

it("shows the board where nobody knows which tabs there are", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openSite((name) => (name.startsWith("dc_") ? feedIsDown() : feedSays(match)));
  expect((await loadMatch(context, eventId, nowSeconds)).tabCodes).toEqual([]);
  log.mockRestore();
});

it("follows a match of today, and one of another day only while it is live", async () => {
  const { context } = openSite(() => feedSays(match));
  const isFollowed = async (atSeconds: number) => (await loadMatch(context, eventId, atSeconds)).list.isFollowed;
  expect(await isFollowed(nowSeconds)).toBe(true);
  expect(await isFollowed(nowSeconds + 3 * 86_400)).toBe(false);
});
