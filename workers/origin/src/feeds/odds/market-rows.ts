import { betTypes, type BetType } from "../../../../../shared/betting/bet-types.ts";
import { isInvented } from "../../../../../shared/betting/bookmaker.ts";
import { bookmakerById } from "../../../../../shared/betting/bookmakers.ts";
import { type Quote, type QuotedOutcome } from "../../../../../shared/betting/quote.ts";
import type { Section } from "../../../../../shared/wire/section.ts";
import {
  marketSlugs,
  toPriceCell,
  type matchOddsKinds,
} from "../../../../../shared/wire/sections/match-odds-section.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { textsIn } from "../../texts/texts-in.ts";

type BookmakerRow = Extract<MarketRow, { readonly kind: "bookmaker" }>;
type MarketRow = Section<typeof matchOddsKinds>["rows"][number];

/** Ids of periods on the wire: 1 is the whole event including extra time, which no market of ours covers. */
const periodIds = { "full-time": "2", "first-half": "3" } as const;

/** The meaning of a line's value, by bet type. Bets with many outcomes have a line for each outcome, with one price. */
const lineTypes: Readonly<Partial<Record<BetType, string>>> = {
  OVER_UNDER: "total",
  ASIAN_HANDICAP: "handicap",
  EUROPEAN_HANDICAP: "handicap",
  NEXT_GOAL: "goal",
  TOP_POSITION_MERGED: "places",
  HOME_AWAY: "rival",
  CORRECT_SCORE: "score",
  HALF_FULL_TIME: "half-full-time",
};
const linePerOutcome: ReadonlySet<BetType> = new Set(["CORRECT_SCORE", "HALF_FULL_TIME"]);

/**
 * Each market followed by its periods, each period by its lines, each line by its bookmakers' prices. Markets come in the
 * given order, whichever bookmaker offers them; markets that the order does not name come last.
 */
export function toMarketRows(
  quotes: readonly Quote[],
  inOrder: readonly BetType[],
  language: Language,
): readonly MarketRow[] {
  const placeOf = ({ betType }: Quote) => (inOrder.includes(betType) ? inOrder.indexOf(betType) : inOrder.length);
  const lines = quotes.toSorted((left, right) => placeOf(left) - placeOf(right)).flatMap(toLines);
  return groupBy(lines, ({ betType }) => betType).flatMap(([betType, ofMarket]) => [
    marketRow(betType, language),
    ...groupBy(ofMarket, ({ period }) => period).flatMap(([period, ofPeriod]) => [
      periodRow(period, language),
      ...groupBy(ofPeriod, ({ line }) => line).flatMap(([line, ofLine]) => [
        ...(line === "" ? [] : [lineRow(betType, line)]),
        ...ofLine.map(toBookmakerRow),
      ]),
    ]),
  ]);
}

/** One market's line per outcome, where it has more of them than a row has cells. */
function toLines(quote: Quote): readonly Quote[] {
  if (!linePerOutcome.has(quote.betType)) return [quote];
  return quote.outcomes.map((outcome) => ({ ...quote, line: outcome.code, outcomes: [outcome] }));
}

const marketRow = (betType: BetType, language: Language): MarketRow => ({
  kind: "market",
  fields: {
    name: textsIn(language).bets.betTypes[betType],
    slug: marketSlugs[betType],
    id: String(betTypes.indexOf(betType) + 1),
  },
});

const periodRow = (period: Quote["period"], language: Language): MarketRow => ({
  kind: "period",
  fields: { name: textsIn(language).bets.periods[period], slug: period, id: periodIds[period] },
});

const lineRow = (betType: BetType, line: string): MarketRow => ({
  kind: "line",
  fields: { type: lineTypes[betType] ?? "", value: line },
});

export function toBookmakerRow({ bookmakerId, outcomes, eachWay }: Quote): BookmakerRow {
  const name = bookmakerById(bookmakerId)?.name;
  return {
    kind: "bookmaker",
    fields: {
      bookmakerId,
      ...(name === undefined ? {} : { name }),
      ...toPriceCells(outcomes),
      valid: outcomes.some(({ price }) => price !== null) ? 1 : 0,
      ...(eachWay !== undefined && { eachWay }),
      ...(isInvented(bookmakerId) && { simulated: 1 }),
    },
  };
}

/** A market of two outcomes has the second and the third cell, one of a single outcome the first. */
function toPriceCells(outcomes: readonly QuotedOutcome[]): { first?: string; second?: string; third?: string } {
  const [first = "", second = "", third = ""] = outcomes.map(toPriceCell);
  if (outcomes.length === 1) return { first };
  return outcomes.length === 2 ? { second: first, third: second } : { first, second, third };
}

/** In the order in which the keys first come. */
function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): readonly (readonly [K, readonly T[]])[] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups];
}
