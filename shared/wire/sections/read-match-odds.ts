import type { BetType } from "../../betting/bet-types.ts";
import { outcomeCodesOf } from "../../betting/outcome-codes.ts";
import { matchOddsSection, toBetType } from "./match-odds-section.ts";

/** Decimal odds, null where none is offered; `opening` is null for a price that stands where it opened. */
export type OfferedPrice = { readonly price: number | null; readonly opening: number | null };
export type Offer = {
  readonly bookmakerId: number;
  /** As many as the bet has outcomes. */
  readonly prices: readonly OfferedPrice[];
  /** Bets are suspended; it may have its last prices, or none. */
  readonly isSuspended: boolean;
  /** "1/4 1-3": the share of the price that a place pays, and the places; "" where a place pays nothing. */
  readonly eachWay: string;
};
/** `value` is "" where the bet has no line; a bet of many outcomes has a line for each of them. */
export type OddsLine = { readonly value: string; readonly offers: readonly Offer[] };
export type OddsPeriod = { readonly label: string; readonly lines: readonly OddsLine[] };
export type OddsMarket = {
  readonly betType: BetType;
  readonly label: string;
  /** Null where each line is an outcome, with one price. */
  readonly outcomes: readonly string[] | null;
  readonly periods: readonly OddsPeriod[];
};

type OpenLine = { readonly value: string; readonly offers: Offer[] };
type OpenPeriod = { readonly label: string; readonly lines: OpenLine[] };
type OpenMarket = Omit<OddsMarket, "periods"> & { readonly periods: OpenPeriod[] };

/** The section `df_od_`: its markets in the source's order, lines of numbers from the lowest. Unknown bets are left out. */
export function readMatchOdds(body: string): readonly OddsMarket[] {
  const markets: OpenMarket[] = [];
  let market: OpenMarket | null = null;
  for (const row of matchOddsSection.decode(body).rows) {
    if (row.kind === "market") {
      market = openMarket(row.fields.slug ?? "", row.fields.name ?? "");
      if (market !== null) markets.push(market);
    } else if (market === null) continue;
    else if (row.kind === "period") market.periods.push({ label: row.fields.name ?? "", lines: [] });
    else if (row.kind === "line") openLine(market, row.fields.value ?? "");
    else {
      const { bookmakerId, first, second, third, valid, eachWay } = row.fields;
      if (typeof bookmakerId !== "number") continue;
      const line = market.periods.at(-1)?.lines.at(-1) ?? openLine(market, "");
      const prices = cellsOf(market, [first ?? "", second ?? "", third ?? ""]).map(toPrice);
      line.offers.push({ bookmakerId, prices, isSuspended: valid === 0, eachWay: eachWay ?? "" });
    }
  }
  return markets
    .map((open) => ({ ...open, periods: open.periods.map(toPeriod).filter(({ lines }) => lines.length > 0) }))
    .filter(({ periods }) => periods.length > 0);
}

function openMarket(slug: string, label: string): OpenMarket | null {
  const betType = toBetType(slug);
  return betType === null ? null : { betType, label, outcomes: outcomeCodesOf(betType), periods: [] };
}

function openLine({ periods }: OpenMarket, value: string): OpenLine {
  const line: OpenLine = { value, offers: [] };
  if (periods.length === 0) periods.push({ label: "", lines: [] });
  periods.at(-1)?.lines.push(line);
  return line;
}

function toPeriod({ label, lines }: OpenPeriod): OddsPeriod {
  const offered = lines.filter(({ offers }) => offers.length > 0);
  const isLadder = offered.every(({ value }) => value !== "" && Number.isFinite(Number(value)));
  return { label, lines: isLadder ? offered.toSorted((a, b) => Number(a.value) - Number(b.value)) : offered };
}

/** A bet of two outcomes has the second and the third cell, one of a single outcome the first. */
function cellsOf({ outcomes }: OpenMarket, cells: readonly string[]): readonly string[] {
  const count = outcomes?.length ?? 1;
  return count === 2 ? cells.slice(1) : cells.slice(0, count);
}

/** "1.50[u]1.55" opened at 1.50; "1.55" stands where it opened. */
function toPrice(cell: string): OfferedPrice {
  const [, opening, current] = /^(?:(\d+(?:\.\d+)?)\[[ud]\])?(\d+(?:\.\d+)?)$/.exec(cell) ?? [];
  return { price: toDecimal(current), opening: toDecimal(opening) };
}

const toDecimal = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
