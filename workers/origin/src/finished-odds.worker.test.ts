import { reset } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { decodeOddsRows } from "../../../shared/wire/odds-feed.ts";
import { oddsSubject } from "../../../shared/push/subjects.ts";
import { inLedger, post, push, readFeed, ringAt, saturday, setClock } from "../test/harness.ts";
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
