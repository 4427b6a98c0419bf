import { reset } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { decodeOddsRows } from "../../../shared/wire/odds-feed.ts";
import { oddsSubject } from "../../../shared/push/subjects.ts";
import { inLedger, post, postIncidents, push, readFeed, ringAt, saturday, setClock } from "../test/harness.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { matchOddsSection } from "../../../shared/wire/sections/match-odds-section.ts";
import { anEvent, batchOf, finished } from "../test/records.ts";

const eventId = "1Event00";
const market = oddsSubject(1, "fr");
const quote = {
  eventId,
  bookmakerId: 2,
  betType: "HOME_DRAW_AWAY",
  outcomes: [2.1, 3.4, 3.6].map((price, index) => ({ code: ["1", "X", "2"][index], price })),
};
const pricesIn = (text: string) =>
  decodeOddsRows(text).map(({ bookmakerId, outcomes }) => [bookmakerId, ...outcomes.map(({ price }) => price)]);

beforeEach(async () => {
  await push.setDown(false);
  await push.forget(market);
  await setClock(saturday);
  await post("events", batchOf(anEvent()));
  await post("odds", { sportId: 1, quotes: [quote] });
});
afterEach(() => reset());

it("withdraws the prices of a game that is over: from the feed, from the ledger, and from subscribers that hold them", async () => {
  expect(pricesIn((await readFeed("fo_1_0_0_fr_1_0")).body)).toEqual([[2, 2.1, 3.4, 3.6]]);
  await ringAt(saturday + 60);
  const before = (await push.rows(market)).length;
  await post("events", batchOf(anEvent({ result: finished(1, 0) })));
  expect((await readFeed("fo_1_0_0_fr_1_0")).body).toBe("0");
  expect(await inLedger(({ odds }) => odds.rows(eventId))).toBeNull();
  await ringAt(saturday + 120);
  const withdrawn = (await push.rows(market)).slice(before);
  expect(withdrawn.flatMap(pricesIn)).toEqual([[2, null, null, null]]);
});

const shown = async () => pricesIn((await readFeed("fo_1_0_0_fr_1_0")).body);
const detailed = async () =>
  matchOddsSection
    .decode((await readFeed(`d_od_${eventId}_fr_1_eu`)).body)
    .rows.flatMap((row) => (row.kind === "bookmaker" ? [[row.fields.first, row.fields.third]] : []));
const postPrices = (prices: readonly number[]) =>
  post("odds", {
    sportId: 1,
    quotes: [{ ...quote, outcomes: quote.outcomes.map(({ code }, at) => ({ code, price: prices[at] })) }],
  });
const kickOff = { kind: "status", id: "kick-off", status: eventStatus.firstHalf, atSeconds: saturday };
const end = { kind: "status", id: "end", status: eventStatus.finished, atSeconds: saturday + 60 };

it("shows no price of before kick-off in a running game, and the same price once it is quoted again", async () => {
  await postIncidents(eventId, kickOff);
  expect([await shown(), await detailed()]).toEqual([[], []]);
  expect(await (await post("odds", { sportId: 1, quotes: [quote] })).json()).toMatchObject({ accepted: 1 });
  expect([await shown(), await detailed()]).toEqual([[[2, 2.1, 3.4, 3.6]], [["2.10", "3.60"]]]);
});

it("shows the prices that stood at kick-off once the game is over, not the last ones", async () => {
  await postPrices([2, 3.5, 3.8]);
  await postIncidents(eventId, kickOff);
  await postPrices([1.01, 21, 67]);
  await postIncidents(eventId, end);
  expect(await detailed()).toEqual([["2.10[d]2.00", "3.60[u]3.80"]]);
});

it("forgets the prices of a game that moves to another day, and keeps those of one that moves by an hour", async () => {
  const move = (id: string, seconds: number) =>
    postIncidents(eventId, { kind: "moved", id, startSeconds: saturday + seconds, timeKnown: true });
  await move("later", 3600);
  expect([await shown(), await detailed()]).toEqual([[[2, 2.1, 3.4, 3.6]], [["2.10", "3.60"]]]);
  await move("tomorrow", 86_400);
  expect(pricesIn((await readFeed("fo_1_1_0_fr_1_0")).body)).toEqual([]);
  expect(await detailed()).toEqual([]);
  await postPrices([3, 3, 3]);
  expect(await detailed()).toEqual([["3.00", "3.00"]]);
});
