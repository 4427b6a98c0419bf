import type { BetType } from "./bet-types.ts";

/** The part of an event that a bet is on. */
export const betPeriods = ["full-time", "first-half"] as const;
export type BetPeriod = (typeof betPeriods)[number];

/** Markets open this long before the start: the prices at that time are the opening ones. */
export const opensBeforeSeconds = 86_400;

/** One bookmaker's prices for one bet. */
export type Quote = {
  readonly bookmakerId: number;
  readonly betType: BetType;
  readonly period: BetPeriod;
  /**
   * A total, the home side's handicap, the number of a goal, the number of places that count, or the name of the opposing
   * starter; empty if the bet has none.
   */
  readonly line: string;
  readonly outcomes: readonly QuotedOutcome[];
  /** Each-way terms of a bet on a race's winner: the fraction paid and the places it covers, "1/4 1-3"; absent if not offered. */
  readonly eachWay?: string;
};

export type QuotedOutcome = {
  /** `1`, `X`, `2`, `1X`, `over`, `2:1`, `1/X` … */
  readonly code: string;
  /** Decimal odds; null while bets on the outcome are closed. */
  readonly price: number | null;
  /** The price when the market opened; null for an outcome that was not offered then. */
  readonly opening: number | null;
};

/** Whether a price is above or below its opening price. */
export function movementOf({ price, opening }: QuotedOutcome): "up" | "down" | "none" {
  if (price === null || opening === null || price === opening) return "none";
  return price > opening ? "up" : "down";
}
