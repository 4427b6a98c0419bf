import { expect, it, vi } from "vitest";
import { policyFor } from "../../../../shared/betting/policy-for.ts";
import { encodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import { feedSays, openSite } from "../../../../tests/fakes/fake-site.ts";
import { loadPrices } from "./load-prices.server.ts";

const nowSeconds = 1_760_000_000;
const eventId = "1Event00";
const event = { id: eventId, startSeconds: nowSeconds, homeParticipantId: "1Home000" };
const match = encodeDayFeed({ sportId: 1, leagues: [{ league: { stageId: "L" }, events: [event] }], signature: "" });
const place = { country: "FR", subdivision: "IDF", city: null, timeZone: "Europe/Paris", continent: "EU" };
const visitor = { place, policy: policyFor(place, nowSeconds) };

it("[F9] asks for prices only where the place may see them", async () => {
  const abroad = openSite(() => feedSays(match));
  expect(await loadPrices(abroad.context, eventId)).toBeNull();
  expect(abroad.asked).toEqual([]);
  const prices = `SA÷1¬~AA÷${eventId}¬ODA÷1¬XA÷1.50¬~AA÷1Other00¬ODA÷1¬XA÷2.50¬~`;
  const home = openSite((name) => feedSays(name.startsWith("po_") ? prices : match), visitor);
  const loaded = await loadPrices(home.context, eventId);
  expect(home.asked).toEqual([`d_su_${eventId}_fr_1`, "po_1_0_1Home000_0"]);
  const odds = `SA÷1¬~AA÷${eventId}¬ODA÷1¬XA÷1.50¬~`;
  expect(loaded).toEqual({ odds, oddsSeq: 7, oddsFeedName: "po_1_0_1Home000_0", market: "fr" });
});

it("names the feed of prices that cannot be had: they may come through the socket", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openSite((name) => (name.startsWith("po_") ? null : feedSays(match)), visitor);
  expect(await loadPrices(context, eventId)).toMatchObject({ odds: null, market: "fr" });
  log.mockRestore();
});
