import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeOddsRows } from "../../../../shared/wire/odds-feed.ts";
import { matchOddsSection } from "../../../../shared/wire/sections/match-odds-section.ts";
import { decodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import { evictAt, inLedger, otherProvider, post, readFeed, saturday, setClock } from "../../test/harness.ts";
import { playWorld } from "../../test/played-world.ts";

playWorld();
beforeEach(() => setClock(saturday));
afterEach(() => reset());

const bodyOf = async (name: string) => (await readFeed(name)).body;
async function anEventOf(statusType: number) {
  const { leagues } = decodeDayFeed(await bodyOf("f_1_0_0_fr_1"));
  return leagues.flatMap(({ events }) => events).find((event) => event.statusType === statusType)?.id ?? "";
}
const mainQuote = (eventId: string, prices: readonly (number | null)[], changes: object = {}) => ({
  eventId,
  bookmakerId: 2,
  betType: "HOME_DRAW_AWAY",
  outcomes: ["1", "X", "2"].map((code, index) => ({ code, price: prices[index] ?? null })),
  ...changes,
});
const totals = (eventId: string, line: string) => ({
  eventId,
  bookmakerId: 2,
  betType: "OVER_UNDER",
  line,
  outcomes: [
    { code: "over", price: 1.9 },
    { code: "under", price: 1.95 },
  ],
});
const postQuotes = (...quotes: readonly object[]) => post("odds", { sportId: 1, quotes });
const rowsOf = async (eventId: string) =>
  decodeOddsRows(await bodyOf("fo_1_0_0_fr_1_0")).filter((row) => row.eventId === eventId);

describe("posted odds", () => {
  it("[F11] [F20] replace the simulated prices of their event in every feed, and of no other", async () => {
    const eventId = await anEventOf(1);
    const others = decodeOddsRows(await bodyOf("fo_1_0_0_fr_1_0")).filter((row) => row.eventId !== eventId);
    const response = await postQuotes(totals(eventId, "2.5"), mainQuote(eventId, [2.1, 3.4, 3.6]));
    expect(await response.json()).toMatchObject({ accepted: 2, unchanged: 0, refused: [] });
    expect(
      (await rowsOf(eventId)).map(({ bookmakerId, outcomes }) => [bookmakerId, ...outcomes.map(({ price }) => price)]),
    ).toEqual([[2, 2.1, 3.4, 3.6]]);
    const { rows } = matchOddsSection.decode(await bodyOf(`d_od_${eventId}_en_1_eu`));
    expect(rows.map(({ fields }) => Object.values(fields)[0])).toEqual([
      "1X2",
      "Full Time",
      2,
      "Over/Under",
      "Full Time",
      "total",
      2,
    ]);
    const after = decodeOddsRows(await bodyOf("fo_1_0_0_fr_1_0")).filter((row) => row.eventId !== eventId);
    expect(after).toEqual(others);
  });

  it("[F21] are numbered changes: the new prices, and the bookmakers that ask no more", async () => {
    const eventId = await anEventOf(1);
    const { seq } = await readFeed("fo_1_0_0_fr_1_0");
    await postQuotes(mainQuote(eventId, [2.1, 3.4, 3.6]));
    const reported = await inLedger(({ changes, subjects }) =>
      changes.from(subjects.odds("fr"), seq + 1, { rows: 100, length: Infinity }),
    );
    const rows = reported.flatMap(({ row }) => decodeOddsRows(row));
    expect(rows.map(({ bookmakerId, outcomes }) => [bookmakerId, outcomes[0]?.price])).toEqual([
      [900_010, null],
      [900_011, null],
      [900_012, null],
      [2, 2.1],
    ]);
  });

  it("keep where they opened, whatever comes after, and survive a restart", async () => {
    const eventId = await anEventOf(1);
    await postQuotes(mainQuote(eventId, [2.1, 3.4, 3.6]));
    await postQuotes(mainQuote(eventId, [2.4, 3.4, null]));
    await evictAt(saturday);
    const { rows } = matchOddsSection.decode(await bodyOf(`df_od_1_${eventId}`));
    const [main] = rows.flatMap((row) => (row.kind === "bookmaker" ? [row.fields] : []));
    expect(main).toMatchObject({ first: "2.10[u]2.40", second: "3.40", third: null, valid: 1 });
  });

  it("open where their own provider first sent them, whatever another source asked before", async () => {
    const eventId = await anEventOf(1);
    const mainOf = async () => {
      const { rows } = matchOddsSection.decode(await bodyOf(`df_od_1_${eventId}`));
      return rows.flatMap((row) => (row.kind === "bookmaker" ? [[row.fields.first, row.fields.second]] : []))[0];
    };
    await postQuotes(mainQuote(eventId, [2.1, 3.4, 3.6]));
    await post("odds", { sportId: 1, quotes: [mainQuote(eventId, [3, 3.2, 2.4])] }, { signer: otherProvider });
    expect(await mainOf()).toEqual(["3.00", "3.20"]);
    const [row] = await rowsOf(eventId);
    expect(row?.outcomes.map(({ previous }) => previous)).toEqual([3, 3.2, 2.4]);
    await post("odds", { sportId: 1, quotes: [mainQuote(eventId, [3.5, 3.2, 2.2])] }, { signer: otherProvider });
    expect(await mainOf()).toEqual(["3.00[u]3.50", "3.20"]);
    await postQuotes(mainQuote(eventId, [2.5, 3.4, 3.6]));
    expect(await mainOf()).toEqual(["2.10[u]2.50", "3.40"]);
  });

  it("open where a provider says that they opened, in the day's list too", async () => {
    const eventId = await anEventOf(1);
    const outcomes = ["1", "X", "2"].map((code) => ({ code, price: 2.8, opening: 2.5 }));
    await postQuotes(mainQuote(eventId, [], { outcomes }));
    const [row] = await rowsOf(eventId);
    expect(row?.outcomes).toEqual([1, 2, 3].map(() => ({ price: 2.8, previous: 2.5 })));
  });

  it("[C6.03] of an invented bookmaker are nobody's to post", async () => {
    const response = await postQuotes(mainQuote(await anEventOf(1), [2.1, 3.4, 3.6], { bookmakerId: 900_010 }));
    const { refused }: { refused: { pointer: string; reason: string }[] } = await response.json();
    expect(refused).toEqual([{ pointer: "/quotes/0/bookmakerId", reason: "names no bookmaker that is licensed" }]);
  });

  it("said again change nothing", async () => {
    const eventId = await anEventOf(1);
    await postQuotes(mainQuote(eventId, [2.1, 3.4, 3.6]));
    const again = await postQuotes(mainQuote(eventId, [2.1, 3.4, 3.6]));
    expect(await again.json()).toMatchObject({ accepted: 0, unchanged: 1 });
  });

  it("with a fault name it by JSON pointer, and no record of an atomic batch is applied", async () => {
    const eventId = await anEventOf(1);
    const over = await anEventOf(3);
    const quotes = [
      mainQuote(eventId, [2.1, 3.4, 3.6]),
      mainQuote("1Nobody0", [2.1, 3.4, 3.6]),
      mainQuote(over, [2.1, 3.4, 3.6]),
      mainQuote(eventId, [2.1, 3.4, 3.6], { bookmakerId: 77 }),
      totals(eventId, "many"),
      mainQuote(eventId, [2.1, 3.4, 3.6], { betType: "HOME_AWAY" }),
    ];
    const response = await postQuotes(...quotes);
    const { refused }: { refused: { pointer: string }[] } = await response.json();
    expect(response.status).toBe(422);
    expect(refused.map(({ pointer }) => pointer).toSorted()).toEqual([
      "/quotes/1/eventId",
      "/quotes/2/eventId",
      "/quotes/3/bookmakerId",
      "/quotes/4/line",
      "/quotes/5/outcomes",
    ]);
    expect(await rowsOf(eventId)).toHaveLength(3);
    const partial = await post("odds?mode=partial", { sportId: 1, quotes });
    expect(await partial.json()).toMatchObject({ accepted: 1, refused: { length: 5 } });
    expect(await rowsOf(eventId)).toHaveLength(1);
  });
});
