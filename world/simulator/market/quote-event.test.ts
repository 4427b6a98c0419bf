import { describe, expect, it } from "vitest";
import { createCache } from "../../../shared/basics/cache.ts";
import { toSportBetting } from "../../../shared/betting/bet-types-by-sport.ts";
import type { BetType } from "../../../shared/betting/bet-types.ts";
import type { Quote } from "../../../shared/betting/quote.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { foldTimeline, initialState } from "../../../shared/timeline/fold.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../shared/timeline/schedule.fixture.ts";
import { nextDayOf } from "../next-day.fixture.ts";
import { fixturesOfSport, simulate } from "../world-of-sport.ts";
import { priceEvent } from "./price-event.ts";
import { quoteEvent } from "./quote-event.ts";

const seed = "tribune";
const kickOff = 1_795_000_000;
const duel = (...incidents: Incident[]) => ({
  state: foldTimeline(aSchedule({ startSeconds: kickOff }), incidents),
  field: [],
  aheadInTie: null,
});
const started: Incident = { kind: "status", atSeconds: kickOff, status: eventStatus.firstHalf };
const goal = (side: 1 | 2): Incident => ({ kind: "goal", atSeconds: kickOff + 600, side, minute: "10" });

type Wanted = { readonly betType: BetType; readonly line?: string; readonly period?: Quote["period"] };
/** The first bookmaker's prices by outcome, of one bet. */
function pricesOf(quotes: readonly Quote[], { betType, line, period = "full-time" }: Wanted): Record<string, number> {
  const quote = quotes.find(
    (candidate) =>
      candidate.betType === betType && candidate.period === period && (line === undefined || candidate.line === line),
  );
  return Object.fromEntries(quote?.outcomes.map(({ code, price }) => [code, price ?? NaN]) ?? []);
}
const quotesWith = (aheadInTie: number | null) => quoteEvent(seed, { ...duel(), aheadInTie }, kickOff - 3600);
const linesOf = (quotes: readonly Quote[], betType: BetType) => [
  ...new Set(
    quotes.filter((quote) => quote.betType === betType && quote.period === "full-time").map(({ line }) => line),
  ),
];
const closeTo = (a: number | undefined, b: number | undefined) => Math.abs((a ?? 0) / (b ?? 1) - 1);

const events = createCache<ReturnType<typeof findEvent>>(sports.length);
/** Found once however many tests look at it. */
const anEventOf = (sportId: number) => events.remember(String(sportId), () => findEvent(sportId));

/** The first event of a sport in the week that it next has one. */
function findEvent(sportId: number) {
  const firstDay = nextDayOf(seed, sportId, parseIsoDay("2026-11-16") ?? 0);
  const fixtures = Array.from({ length: 7 }, (_, day) => fixturesOfSport(seed, sportId, firstDay + day)).flat();
  const first = fixtures.find(({ schedule }) => simulate(seed, schedule).length > 2);
  if (first === undefined) throw new Error(`no event in sport ${sportId}`);
  const field = fixtures
    .filter(({ league }) => league.stageId === first.league.stageId)
    .map(({ schedule }) => schedule);
  return { schedule: first.schedule, field };
}

/** Quotes of one event of a sport: `share` of its time after the start, or before it. */
function quotesIn(sportId: number, share: number): readonly Quote[] {
  const { schedule, field } = anEventOf(sportId);
  const end = simulate(seed, schedule).at(-1)?.atSeconds ?? schedule.startSeconds;
  const atSeconds = Math.round(schedule.startSeconds + (end - schedule.startSeconds) * share);
  const stateOf = (each: typeof schedule) =>
    foldTimeline(
      each,
      simulate(seed, each).filter((incident) => incident.atSeconds <= atSeconds),
    );
  const states = schedule.away === null ? field.map(stateOf) : [];
  return quoteEvent(seed, { state: stateOf(schedule), field: states, aheadInTie: 0 }, atSeconds);
}
const betTypesOf = (quotes: readonly Quote[]) => [...new Set(quotes.map(({ betType }) => betType))];
const partial: readonly BetType[] = ["TOP_POSITION_MERGED", "CORRECT_SCORE"];
const everySport = sports.map(({ id, name }) => [name, id] as const);

describe("the markets of an event", () => {
  it.each(everySport)("[C3.12] in %s are those of the sport's lists, before the start and live", (_, sportId) => {
    const betting = toSportBetting(sportId);
    const before = betTypesOf(quotesIn(sportId, -1));
    expect(before).toContain(betting?.defaultBetType);
    expect(betting?.odds.prematch).toEqual(expect.arrayContaining(before));
    for (const share of [0.3, 0.6])
      expect(betting?.odds.live).toEqual(expect.arrayContaining(betTypesOf(quotesIn(sportId, share))));
  });

  it.each(everySport)("in %s pay out less than they take", (_, sportId) => {
    const quotes = [-1, 0.3, 0.6].flatMap((share) => quotesIn(sportId, share));
    // Those two name only some of their outcomes.
    for (const { betType, outcomes } of quotes.filter(({ betType }) => !partial.includes(betType))) {
      const winners = betType === "DOUBLE_CHANCE" ? 2 : 1;
      const book = outcomes.reduce((sum, { price }) => sum + (price === null ? 0 : 1 / price), 0);
      expect(book).toBeGreaterThan(winners);
    }
  });

  it("[C3.11] of football before the start are all of its list", () => {
    const quotes = quoteEvent(seed, { ...duel(), aheadInTie: 0 }, kickOff - 3600);
    expect(new Set(quotes.map(({ betType }) => betType))).toEqual(new Set(toSportBetting(1)?.odds.prematch));
    expect(linesOf(quotes, "OVER_UNDER")).toEqual(expect.arrayContaining(["1.5", "2.5", "3.5"]));
    expect(quotes.filter(({ betType }) => betType === "HALF_FULL_TIME")[0]?.outcomes).toHaveLength(9);
  });

  it("never contradict each other: level handicaps, double chances and exact scores follow from 1X2", () => {
    const quotes = quoteEvent(seed, { ...duel(), aheadInTie: null }, kickOff - 3600);
    const main = pricesOf(quotes, { betType: "HOME_DRAW_AWAY" });
    // One power takes the margin off every price.
    const power =
      [0.8, 0.9, 1, 1.05, 1.1, 1.15, 1.2]
        .flatMap((coarse) => [0, 0.01, 0.02, 0.03, 0.04].map((fine) => coarse + fine))
        .find((power) => Object.values(main).reduce((sum, price) => sum + price ** -power, 0) <= 1) ?? 1;
    const chanceOf = (price: number | undefined) => (price ?? NaN) ** -power;
    const double = pricesOf(quotes, { betType: "DOUBLE_CHANCE" });
    expect(closeTo(chanceOf(double["1X"]), chanceOf(main["1"]) + chanceOf(main["X"]))).toBeLessThan(0.02);
    const noBet = pricesOf(quotes, { betType: "DRAW_NO_BET" });
    expect(pricesOf(quotes, { betType: "ASIAN_HANDICAP", line: "0" })).toEqual(noBet);
    const half = pricesOf(quotes, { betType: "ASIAN_HANDICAP", line: "-0.5" });
    expect(half["1"]).toBe(main["1"]);
    const scores = pricesOf(quotes, { betType: "CORRECT_SCORE" });
    const draws = Object.entries(scores).filter(([score]) => /^(\d+):\1$/.test(score));
    const drawChance = draws.reduce((sum, [, price]) => sum + chanceOf(price), 0);
    expect(closeTo(drawChance, chanceOf(main["X"]))).toBeLessThan(0.05);
  });

  it("follow the score in every bet, and keep the price they opened with", () => {
    const before = quoteEvent(seed, duel(started), kickOff + 700);
    const after = quoteEvent(seed, duel(started, goal(1)), kickOff + 700);
    for (const [betType, code] of [
      ["HOME_DRAW_AWAY", "1"],
      ["DOUBLE_CHANCE", "1X"],
    ] as const) {
      expect(pricesOf(after, { betType })[code]).toBeLessThan(pricesOf(before, { betType })[code] ?? 0);
    }
    const line = { betType: "OVER_UNDER", line: "2.5" } as const;
    expect(pricesOf(after, line)["over"]).toBeLessThan(pricesOf(before, line)["over"] ?? 0);
    const openings = [before, after].map((quotes) => quotes[0]?.outcomes.map(({ opening }) => opening));
    expect(openings[0]).toEqual(openings[1]);
    const opened = quoteEvent(seed, duel(), kickOff - 86_400);
    expect(openings[0]).toEqual(opened[0]?.outcomes.map(({ price }) => price));
  });

  it("name the next goal by its number, which had no price when the market opened", () => {
    const quotes = quoteEvent(seed, duel(started, goal(1)), kickOff + 700);
    const next = quotes.find(({ betType }) => betType === "NEXT_GOAL");
    expect([next?.line, next?.outcomes.map(({ code }) => code)]).toEqual(["2", ["1", "none", "2"]]);
    expect(next?.outcomes.map(({ opening }) => opening)).toEqual([null, null, null]);
  });

  it("drop what is settled: a goal of each side leaves nothing to bet on whether both score", () => {
    const quotes = quoteEvent(seed, duel(started, goal(1), goal(2)), kickOff + 700);
    expect(linesOf(quotes, "BOTH_TEAMS_TO_SCORE")).toEqual([]);
    expect(linesOf(quotes, "OVER_UNDER")).not.toContain("1.5");
  });

  it("keep the main bet open, at the price of the day's list, however clear the game is", () => {
    const rout = duel(started, ...Array.from({ length: 9 }, () => goal(1)));
    const [main] = quoteEvent(seed, rout, kickOff + 2000);
    const [listed] = priceEvent(seed, rout.state, kickOff + 2000);
    expect(main?.outcomes.map(({ price }) => price)).toEqual(listed?.prices);
    expect(main?.betType).toBe("HOME_DRAW_AWAY");
  });

  it("of a first half end with it", () => {
    const halfTime: Incident = { kind: "status", atSeconds: kickOff + 2880, status: eventStatus.halfTime };
    const periods = (...incidents: Incident[]) =>
      new Set(quoteEvent(seed, duel(...incidents), kickOff + 2900).map(({ period }) => period));
    expect(periods(started)).toEqual(new Set(["full-time", "first-half"]));
    expect(periods(started, halfTime)).toEqual(new Set(["full-time"]));
  });

  it("say who goes on only where the game decides it, and count what was played before", () => {
    expect(pricesOf(quotesWith(null), { betType: "TO_QUALIFY" })).toEqual({});
    const [level, ahead] = [0, 2].map((lead) => pricesOf(quotesWith(lead), { betType: "TO_QUALIFY" })["1"]);
    expect(ahead).toBeLessThan(level ?? 0);
  });

  it("are none once it is over", () => {
    const over: Incident = { kind: "status", atSeconds: kickOff + 6600, status: eventStatus.finished };
    expect(quoteEvent(seed, duel(started, over), kickOff + 7000)).toEqual([]);
  });
});

describe("the markets of a field", () => {
  const { schedule, field } = anEventOf(32);
  const states = field.map(initialState);
  const quotesAt = (index: number) => {
    const state = states[index] ?? initialState(schedule);
    return quoteEvent(seed, { state, field: states, aheadInTie: null }, schedule.startSeconds - 3600);
  };

  it("[C3.11] pay less the more places count, and all starters' chances to win add up to one", () => {
    const prices = Object.keys(states).map((index) =>
      ["1", "3", "5", "10"].map(
        (line) => pricesOf(quotesAt(Number(index)), { betType: "TOP_POSITION_MERGED", line })["yes"],
      ),
    );
    for (const places of prices) {
      const known = places.filter((price) => price !== undefined);
      expect(known).toEqual(known.toSorted((a, b) => b - a));
    }
    const book = prices.reduce((sum, [win]) => sum + 1 / (win ?? Infinity), 0);
    expect(book).toBeGreaterThan(1.02);
    expect(book).toBeLessThan(1.6);
  });

  it("quote nothing for a starter that is out", () => {
    const out = states.map((state, index) => (index === 0 ? { ...state, facts: { stopReason: "DNF" } } : state));
    const [state = initialState(schedule)] = out;
    expect(quoteEvent(seed, { state, field: out, aheadInTie: null }, schedule.startSeconds + 60)).toEqual([]);
  });
});
