/** The kinds of bet (C3.11). */
export const betTypes = [
  "HOME_DRAW_AWAY",
  "HOME_AWAY",
  "OVER_UNDER",
  "ASIAN_HANDICAP",
  "BOTH_TEAMS_TO_SCORE",
  "TO_QUALIFY",
  "DOUBLE_CHANCE",
  "EUROPEAN_HANDICAP",
  "DRAW_NO_BET",
  "CORRECT_SCORE",
  "HALF_FULL_TIME",
  "ODD_OR_EVEN",
  "NEXT_GOAL",
  "TOP_POSITION_MERGED",
] as const;
export type BetType = (typeof betTypes)[number];

/** The bet types that each place on a page lists, before the start and while the event is live. */
type BetTypeLists = {
  readonly summary: { readonly prematch: readonly BetType[]; readonly live: readonly BetType[] };
  readonly odds: { readonly prematch: readonly BetType[]; readonly live: readonly BetType[] };
};

/** The bet types of a sport. The default bet type is in every one of its lists. */
export type SportBetting = BetTypeLists & { readonly defaultBetType: BetType };
