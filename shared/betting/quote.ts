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
   * Empty where the bet has none: a total, home's handicap, the number of a goal, how many places count, or the name of
   * the starter that is bet against.
   */
  readonly line: string;
  readonly outcomes: readonly QuotedOutcome[];
  /** Of a bet on the winner of a race: what is paid for a place, and for which, "1/4 1-3"; absent where it is not offered. */
  readonly eachWay?: string;
};

export type QuotedOutcome = {
  /** `1`, `X`, `2`, `1X`, `over`, `2:1`, `1/X` … */
  readonly code: string;
  /** Decimal odds, null while it cannot be bet on. */
  readonly price: number | null;
  /** The price when the market opened; null for an outcome that was not offered then. */
  readonly opening: number | null;
};

/** How a price compares with its opening. */
export function movementOf({ price, opening }: QuotedOutcome): "up" | "down" | "none" {
  if (price === null || opening === null || price === opening) return "none";
  return price > opening ? "up" : "down";
}
