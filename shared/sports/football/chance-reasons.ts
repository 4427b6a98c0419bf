import type { Side } from "../../timeline/incident.ts";
import { ratesBetween, type SideStrength } from "./goal-rates.ts";
import { winProbability, type WinProbability } from "./win-probability.ts";

/** What the attack or the defence of a side adds to the favourite's chance. */
export type ChanceReason = {
  readonly side: Side;
  readonly part: "attack" | "defence";
  /** From -1 to 1. */
  readonly adds: number;
};

/** Why the likelier winner has its chance before the kick-off: `usual` and what the reasons add make up the chance. */
export type ChanceReasons = {
  readonly favourite: Side;
  /** The chance of an average side that plays where the favourite does, against an average side. */
  readonly usual: number;
  readonly reasons: readonly ChanceReason[];
};

const parts = [
  { side: 1, part: "attack" },
  { side: 1, part: "defence" },
  { side: 2, part: "attack" },
  { side: 2, part: "defence" },
] as const satisfies readonly Omit<ChanceReason, "adds">[];

/** The shares of the orders of four parts in which a given number of others comes before a part: 3! 0!, 2! 1!, 1! 2!, 0! 3! of 4!. */
const shareAfter = [6 / 24, 2 / 24, 2 / 24, 6 / 24] as const;

const average: SideStrength = { attack: 1, defence: 1 };

/**
 * Divides the favourite's chance among what is known of both sides. The order in which average sides become these two would change what
 * each part adds, so each gets its mean over all orders (its Shapley value).
 */
export function chanceReasons(home: SideStrength, away: SideStrength): ChanceReasons {
  const chancesWith = (known: number): WinProbability => {
    const has = (index: number) => (known & (1 << index)) !== 0;
    const strength = (of: SideStrength, first: number): SideStrength => ({
      attack: has(first) ? of.attack : average.attack,
      defence: has(first + 1) ? of.defence : average.defence,
    });
    return winProbability(ratesBetween(strength(home, 0), strength(away, 2)), {
      score: [0, 0],
      redCards: [0, 0],
      toCome: 1,
    });
  };
  const all = Array.from({ length: 1 << parts.length }, (_, known) => chancesWith(known));
  const last = all.at(-1) ?? chancesWith(0);
  const favourite: Side = last.home >= last.away ? 1 : 2;
  const values = all.map((chances) => (favourite === 1 ? chances.home : chances.away));
  return {
    favourite,
    usual: values[0] ?? 0,
    reasons: parts.map(({ side, part }, index) => ({ side, part, adds: meanGain(values, index) })),
  };
}

/** @param values the chance with each set of known parts; a set is the bits of its index */
function meanGain(values: readonly number[], part: number): number {
  const bit = 1 << part;
  return values.reduce((sum, value, known) => {
    if ((known & bit) !== 0) return sum;
    const others = parts.filter((_, index) => (known & (1 << index)) !== 0).length;
    return sum + (shareAfter[others] ?? 0) * ((values[known | bit] ?? 0) - value);
  }, 0);
}
