import { reset } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { emptyBody } from "../../../../shared/wire/codec.ts";
import { decodeOddsRows } from "../../../../shared/wire/odds-feed.ts";
import { oddsSubject } from "../../../../shared/push/subjects.ts";
import { entry } from "../../test/entry.ts";
import { postJson, push, ringAt, saturday, setClock } from "../../test/harness.ts";
import { anEvent, batchOf } from "../../test/records.ts";

/** While the second market has a licence. */
const licensed = saturday - 100 * 86_400;
const eventId = "1Event00";
const quote = (bookmakerId: number, home: number) => ({
  eventId,
  bookmakerId,
  betType: "HOME_DRAW_AWAY",
  outcomes: [home, 3.4, 3.6].map((price, index) => ({ code: ["1", "X", "2"][index], price })),
});
const pricesIn = (text: string) =>
  decodeOddsRows(text).map(({ bookmakerId, outcomes }) => [bookmakerId, outcomes[0]?.price]);
const numbered = async (market: string) => (await push.rows(oddsSubject(1, market))).flatMap(pricesIn);
const changesIn = async (market: string | null) => {
  const { body } = await entry.OriginFeeds.feed({ projectId: 1, name: "uo_1_0", market, knownEtag: null });
  return body ?? emptyBody;
};

beforeEach(async () => {
  await push.setDown(false);
  for (const market of ["fr", "xd"]) await push.forget(oddsSubject(1, market));
  await setClock(licensed);
  await postJson("events", batchOf(anEvent({ startSeconds: licensed + 3600 })));
});
afterEach(() => reset());

it("[P7] [C6.03] quotes of several markets on one event are numbered and pushed each in its own", async () => {
  const report = await postJson("odds", { sportId: 1, quotes: [quote(2, 2.1), quote(61, 2.2)] });
  expect(report).toMatchObject({ accepted: 2, refused: [] });
  await ringAt(licensed + 60);
  expect(await numbered("fr")).toEqual([[2, 2.1]]);
  expect(await numbered("xd")).toEqual([[61, 2.2]]);
  await postJson("odds", { sportId: 1, quotes: [quote(61, 2.5)] });
  await ringAt(licensed + 120);
  expect(await numbered("fr")).toEqual([[2, 2.1]]);
  expect(await numbered("xd")).toEqual([
    [61, 2.2],
    [61, 2.5],
  ]);
});

it("[F15] [C6.03] changes of prices are read by market, and by nobody without one", async () => {
  await postJson("odds", { sportId: 1, quotes: [quote(2, 2.1), quote(61, 2.2)] });
  expect(pricesIn(await changesIn("fr"))).toEqual([[2, 2.1]]);
  expect(pricesIn(await changesIn("xd"))).toEqual([[61, 2.2]]);
  expect(await changesIn(null)).toBe(emptyBody);
});
