import { expect, it, vi } from "vitest";
import { policyFor } from "../../../shared/betting/policy-for.ts";
import { encodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { feedIsDown, feedSays, openSite } from "../../../tests/fakes/fake-site.ts";
import { createEnding } from "../../gateway/page-ending.ts";
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
const place = { country: "FR", subdivision: "IDF", city: null, timeZone: "Europe/Paris" };

it("answers 503 when the feed of a match cannot be had", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openSite(feedIsDown);
  await expect(loadMatch(context, eventId, nowSeconds)).rejects.toMatchObject({ init: { status: 503 } });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it.each(["zz", "1Nobody0"])("answers 404 for the match %s, which nobody knows", async (id) => {
  const { context } = openSite(() => feedSays("0"));
  await expect(loadMatch(context, id, nowSeconds)).rejects.toMatchObject({ init: { status: 404 } });
});

it("[F9] loads no day for a match, and its prices only where the place may see them", async () => {
  const abroad = openSite(() => feedSays(match));
  await loadMatch(abroad.context, eventId, nowSeconds);
  expect(abroad.asked).toEqual([`d_su_${eventId}_fr_1`]);
  const prices = `SA÷1¬~AA÷${eventId}¬ODA÷1¬XA÷1.50¬~AA÷1Other00¬ODA÷1¬XA÷2.50¬~`;
  const visitor = { place, policy: policyFor(place, nowSeconds) };
  const home = openSite((name) => feedSays(name.startsWith("po_") ? prices : match), visitor);
  const { list, prices: loaded } = await loadMatch(home.context, eventId, nowSeconds);
  expect(home.asked).toEqual([`d_su_${eventId}_fr_1`, "po_1_0_1Home000_0"]);
  expect(list).toMatchObject({ odds: null, market: null });
  const odds = `SA÷1¬~AA÷${eventId}¬ODA÷1¬XA÷1.50¬~`;
  expect(loaded).toEqual({ odds, oddsSeq: 7, oddsFeedName: "po_1_0_1Home000_0", market: "fr" });
});

it("waits for no prices where a page may begin without them", async () => {
  const visitor = { place, policy: policyFor(place, nowSeconds) };
  const { context } = openSite((name) => (name.startsWith("po_") ? feedIsDown() : feedSays(match)), visitor);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { prices } = await loadMatch({ ...context, ending: createEnding() }, eventId, nowSeconds);
  expect(prices).toBeInstanceOf(Promise);
  // They may come through the socket.
  expect(await prices).toMatchObject({ odds: null, market: "fr" });
  log.mockRestore();
});

it("follows a match of today, and one of another day only while it is live", async () => {
  const { context } = openSite(() => feedSays(match));
  const isFollowed = async (atSeconds: number) => (await loadMatch(context, eventId, atSeconds)).list.isFollowed;
  expect(await isFollowed(nowSeconds)).toBe(true);
  expect(await isFollowed(nowSeconds + 3 * 86_400)).toBe(false);
});
