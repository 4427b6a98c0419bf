import type { BetType } from "./bet-types.ts";

/**
 * The outcomes of each bet: all of them in order, or the form that each has. `line` is the form of the bet's line (such
 * as 2.5 goals), null where it has none.
 */
type BetForm = { readonly outcomes: readonly string[] | RegExp; readonly line: RegExp | null };

const sides = ["1", "2"];
const withDraw = ["1", "X", "2"];
const quarters = /^-?\d{1,3}(?:\.(?:25|5|75))?$/;

const betForms: Readonly<Record<BetType, BetForm>> = {
  HOME_DRAW_AWAY: { outcomes: withDraw, line: null },
  // In a field the line names the rival.
  HOME_AWAY: { outcomes: sides, line: /^.{0,120}$/ },
  OVER_UNDER: { outcomes: ["over", "under"], line: quarters },
  ASIAN_HANDICAP: { outcomes: sides, line: quarters },
  BOTH_TEAMS_TO_SCORE: { outcomes: ["yes", "no"], line: null },
  TO_QUALIFY: { outcomes: sides, line: null },
  DOUBLE_CHANCE: { outcomes: ["1X", "12", "X2"], line: null },
  EUROPEAN_HANDICAP: { outcomes: withDraw, line: /^-?\d{1,3}$/ },
  DRAW_NO_BET: { outcomes: sides, line: null },
  CORRECT_SCORE: { outcomes: /^\d{1,3}:\d{1,3}$/, line: null },
  HALF_FULL_TIME: { outcomes: /^[1X2]\/[1X2]$/, line: null },
  ODD_OR_EVEN: { outcomes: ["odd", "even"], line: null },
  NEXT_GOAL: { outcomes: ["1", "none", "2"], line: /^\d{1,2}$/ },
  TOP_POSITION_MERGED: { outcomes: ["yes"], line: /^\d{1,2}$/ },
};

export function areOutcomesOf(betType: BetType, codes: readonly string[]): boolean {
  const { outcomes } = betForms[betType];
  if (outcomes instanceof RegExp)
    return codes.every((code) => outcomes.test(code)) && new Set(codes).size === codes.length;
  return codes.length === outcomes.length && codes.every((code, index) => code === outcomes[index]);
}

/** The outcomes of a bet in their order; null for one whose outcomes are not the same in each match. */
export function outcomeCodesOf(betType: BetType): readonly string[] | null {
  const { outcomes } = betForms[betType];
  return outcomes instanceof RegExp ? null : outcomes;
}

export function isLineOf(betType: BetType, line: string): boolean {
  return betForms[betType].line?.test(line) ?? line === "";
}
