import { describe, expect, it } from "vitest";
import type { BetType } from "../../../shared/betting/bet-types.ts";
import type { Quote, QuotedOutcome } from "../../../shared/betting/quote.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { foldTimeline, initialState } from "../../../shared/timeline/fold.ts";
import type { Incident, Pair } from "../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../shared/timeline/schedule.fixture.ts";
import { priceEvent } from "./price-event.ts";
import { quoteEvent } from "./quote-event.ts";

/**
 * The greatest allowed difference between the chance in a bookmaker's price, without its margin, and this model's chance: bookmakers
 * rate the sides a little differently (each by up to 3 % of their goals), prices have steps, and leagues differ in when they score.
 */
const tolerance = 0.04;
/** The price of an almost certain outcome: no bookmaker quotes below 1.01. */
const lowestPrice = 1.01;

/** Shares of a game's goals in each quarter of an hour, added time in the third and the last, as leagues count them. */
const goalShares = [0.13, 0.145, 0.18, 0.165, 0.175, 0.205];
const quarterMinutes = [15, 15, 17, 15, 15, 19];
/** With ten players a side scores less, and its opponent more (Ridder, Cramer and Hopstaken 1994, and counts since). */
const tenMen = { own: 0.7, other: 1.25 };

/** The share of a game's goals that is still expected after a minute of the clock. */
function shareAfter(minute: number): number {
  return goalShares.reduce((sum, share, index) => {
    const isOver = minute > 45 && index < 3;
    const played = isOver ? 1 : Math.min(1, Math.max(0, (minute - index * 15) / (quarterMinutes[index] ?? 15)));
    return sum + share * (1 - played);
  }, 0);
}

function poissonOf(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count < 20; count += 1) chances.push(((chances[count - 1] ?? 0) * mean) / count);
  return chances;
}

/** Chances of each margin of the home side at the end, and of each number of goals: what these bets are about. */
type Outlook = { readonly margins: ReadonlyMap<number, number>; readonly totals: ReadonlyMap<number, number> };
function outlookOf([homeMean, awayMean]: Pair, [home, away]: Pair): Outlook {
  const margins = new Map<number, number>();
  const totals = new Map<number, number>();
  const add = (chances: Map<number, number>, key: number, chance: number) =>
    chances.set(key, (chances.get(key) ?? 0) + chance);
  const awayGoals = poissonOf(awayMean);
  for (const [h, homeChance] of poissonOf(homeMean).entries()) {
    for (const [a, awayChance] of awayGoals.entries()) {
      add(margins, home + h - away - a, homeChance * awayChance);
      add(totals, home + h + away + a, homeChance * awayChance);
    }
  }
  return { margins, totals };
}
function sumWhere(chances: ReadonlyMap<number, number>, isIn: (value: number) => boolean): number {
  let sum = 0;
  for (const [value, chance] of chances) if (isIn(value)) sum += chance;
  return sum;
}

/** Home's part of an Asian handicap: a half of the stake that ends level is returned. */
function coverOf({ margins }: Outlook, line: number): number {
  const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  const won = halves.reduce((sum, half) => sum + sumWhere(margins, (margin) => margin + half > 0), 0);
  const lost = halves.reduce((sum, half) => sum + sumWhere(margins, (margin) => margin + half < 0), 0);
  return won / (won + lost);
}

/** The model's chances of a quote's outcomes, in their order. */
function chancesOf({ betType, line }: Quote, outlook: Outlook): readonly number[] {
  if (betType === "HOME_DRAW_AWAY")
    return [1, 0, -1].map((sign) => sumWhere(outlook.margins, (margin) => Math.sign(margin) === sign));
  const first =
    betType === "OVER_UNDER"
      ? sumWhere(outlook.totals, (total) => total > Number(line))
      : coverOf(outlook, Number(line));
  return [first, 1 - first];
}

/** The chances behind the prices: one power of all inverse prices removes the margin. A missing price has chance 0. */
function withoutMargin(outcomes: readonly QuotedOutcome[]): readonly number[] {
  const inverse = outcomes.map(({ price }) => (price === null ? 0 : 1 / price));
  const bookAt = (power: number) => inverse.reduce((sum, part) => sum + (part === 0 ? 0 : part ** power), 0);
  let [low, high] = [0.2, 5];
  // 22 halvings find the power to about a millionth; prices have steps of a hundredth.
  for (let step = 0; step < 22; step += 1) {
    const middle = (low + high) / 2;
    if (bookAt(middle) > 1) low = middle;
    else high = middle;
  }
  return inverse.map((part) => (part === 0 ? 0 : part ** low));
}

const seed = "tribune";
const kickOff = 1_795_000_000;
const compared: readonly BetType[] = ["HOME_DRAW_AWAY", "OVER_UNDER", "ASIAN_HANDICAP"];
const quotesOf = (state: ReturnType<typeof initialState>, atSeconds: number) =>
  quoteEvent(seed, { state, field: [], aheadInTie: null }, atSeconds).filter(
    ({ betType, period }) => compared.includes(betType) && period === "full-time",
  );

/** Sides of several strengths: each id has one of its own. */
const pairings = [
  ["1Team000", "1Team001"],
  ["1Team004", "1Team005"],
].map(([home = "", away = ""]) => {
  const { home: host, away: guest, ...schedule } = aSchedule({ startSeconds: kickOff });
  if (guest === null) throw new Error("a duel has two sides");
  return { ...schedule, home: { ...host, id: home }, away: { ...guest, id: away } };
});

/** Goals that both sides are expected to score in the whole game, as the prices of all bookmakers before it say. */
function expectedGoals(schedule: (typeof pairings)[number]): Pair {
  const quotes = quotesOf(initialState(schedule), kickOff - 3600);
  const priced = quotes.map((quote) => ({ quote, chances: withoutMargin(quote.outcomes) }));
  const faultOf = (rates: Pair) => {
    const outlook = outlookOf(rates, [0, 0]);
    return priced.reduce(
      (sum, { quote, chances }) =>
        sum + chancesOf(quote, outlook).reduce((part, chance, i) => part + (chance - (chances[i] ?? 0)) ** 2, 0),
      0,
    );
  };
  const best = (homes: readonly number[], aways: readonly number[]): Pair =>
    homes
      .flatMap((home) => aways.map((away) => ({ rates: [home, away] as const, fault: faultOf([home, away]) })))
      .reduce((found, next) => (next.fault < found.fault ? next : found)).rates;
  const around = (middle: number, step: number, count: number) =>
    Array.from({ length: 2 * count + 1 }, (_, index) => Math.max(0.05, middle + (index - count) * step));
  const [home, away] = best(around(2, 0.15, 13), around(2, 0.15, 13));
  return best(around(home, 0.02, 7), around(away, 0.02, 7));
}

const minutes = [1, 10, 20, 30, 40, 44, 46, 55, 65, 75, 80, 85, 88, 90];
const scores: readonly Pair[] = [0, 1, 2, 3, 4].flatMap((home) => [0, 1, 2, 3, 4].map((away): Pair => [home, away]));
const dismissals: readonly Pair[] = [
  [0, 0],
  [1, 0],
  [0, 1],
];
const secondHalfSeconds = (45 + 2 + 15) * 60;
const secondsAt = (minute: number) => kickOff + (minute <= 45 ? minute * 60 : secondHalfSeconds + (minute - 45) * 60);

/** A game at a minute, with a score and players sent off; all of it has just happened. */
function stateAt(schedule: (typeof pairings)[number], minute: number, [home, away]: Pair, [homeRed, awayRed]: Pair) {
  const atSeconds = secondsAt(minute);
  const times = (count: number, incident: Incident) => Array.from({ length: count }, () => incident);
  const card = (side: 1 | 2): Incident => ({ kind: "card", atSeconds, side, colour: "red", minute: String(minute) });
  const goal = (side: 1 | 2): Incident => ({ kind: "goal", atSeconds, side, minute: String(minute) });
  return foldTimeline(schedule, [
    { kind: "status", atSeconds: kickOff, status: eventStatus.firstHalf },
    ...(minute <= 45
      ? []
      : [{ kind: "status" as const, atSeconds: kickOff + secondHalfSeconds, status: eventStatus.secondHalf }]),
    ...times(home, goal(1)),
    ...times(away, goal(2)),
    ...times(homeRed, card(1)),
    ...times(awayRed, card(2)),
  ]);
}

function meansLeft([home, away]: Pair, minute: number, [homeRed, awayRed]: Pair): Pair {
  const share = shareAfter(minute);
  return [
    home * share * tenMen.own ** homeRed * tenMen.other ** awayRed,
    away * share * tenMen.own ** awayRed * tenMen.other ** homeRed,
  ];
}

describe.each(pairings.map((schedule) => [schedule.home.id, schedule.away.id, schedule] as const))(
  "live prices of %s against %s",
  (_, __, schedule) => {
    const rates = expectedGoals(schedule);

    it.each(minutes)(
      "in minute %d are those of a Poisson model at every score, with eleven men and with ten",
      (minute) => {
        const wrong = scores.flatMap((score) =>
          dismissals.flatMap((dismissed) => {
            const outlook = outlookOf(meansLeft(rates, minute, dismissed), score);
            return quotesOf(stateAt(schedule, minute, score, dismissed), secondsAt(minute)).flatMap((quote) => {
              const told = withoutMargin(quote.outcomes);
              return chancesOf(quote, outlook).flatMap((chance, index) => {
                const { price = null, code = "" } = quote.outcomes[index] ?? {};
                const isFar = Math.abs(chance - (told[index] ?? 0)) > tolerance;
                return isFar
                  ? [
                      `${score.join("-")} red ${dismissed.join("-")} ${quote.betType} ${quote.line} ${code} ${price}: ${chance.toFixed(3)}, told ${told[index]?.toFixed(3)}`,
                    ]
                  : [];
              });
            });
          }),
        );
        expect(wrong).toEqual([]);
      },
    );
  },
);

describe("prices of what is nearly settled", () => {
  const [schedule] = pairings;
  if (schedule === undefined) throw new Error("no pairing");
  const mainOf = (minute: number, score: Pair) =>
    quotesOf(stateAt(schedule, minute, score, [0, 0]), secondsAt(minute))
      .filter(({ betType }) => betType === "HOME_DRAW_AWAY")
      .map(({ outcomes }) => outcomes.map(({ price }) => price ?? Infinity));

  it("are next to nothing for a lead of three in the 88th minute, and huge for the other side", () => {
    for (const [home = 0, draw = 0, away = 0] of mainOf(88, [3, 0])) {
      expect(home).toBeLessThanOrEqual(1.02);
      expect(Math.min(draw, away)).toBeGreaterThanOrEqual(50);
    }
  });

  it("leave a favourite something to win while anything can still happen", () => {
    for (const [home = 0] of mainOf(75, [1, 0])) expect(home).toBeGreaterThan(1.05);
    for (const [home = 0] of mainOf(88, [1, 0])) expect(home).toBeGreaterThan(lowestPrice);
  });
});

it("[C3.12] end with regular time where the bet knows a draw: extra time decides another bet", () => {
  const [schedule] = pairings;
  if (schedule === undefined) throw new Error("no pairing");
  const extra = foldTimeline(schedule, [
    { kind: "status", atSeconds: kickOff, status: eventStatus.firstHalf },
    { kind: "status", atSeconds: kickOff + 7000, status: eventStatus.firstExtraTime },
    { kind: "goal", atSeconds: kickOff + 7100, side: 1, minute: "93" },
  ]);
  expect(quotesOf(extra, kickOff + 7200)).toEqual([]);
  expect(priceEvent(seed, extra, kickOff + 7200)).toEqual([]);
});
