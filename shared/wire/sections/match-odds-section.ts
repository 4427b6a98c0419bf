import type { BetType } from "../../betting/bet-types.ts";
import { movementOf, type QuotedOutcome } from "../../betting/quote.ts";
import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The odds of a match (`df_od_`, `d_od_`): market, period, line, and below them a row for each bookmaker. */
export const matchOddsKinds = {
  market: { fields: { name: text("OA"), slug: text("OAU"), id: text("OAI") } },
  period: { fields: { name: text("OB"), slug: text("OBU"), id: text("OBI") } },
  line: { fields: { type: text("OCT"), value: text("OC") } },
  bookmaker: {
    fields: {
      bookmakerId: int("OE"),
      name: text("OD"),
      image: text("OPI"),
      /** 1, X and 2; a market of two outcomes has the latter two. Opening price, `[u]` or `[d]`, current price. */
      first: text("XA"),
      second: text("XB"),
      third: text("XC"),
      /** 0 when the price is struck out. */
      valid: int("OG"),
      /** Terms of an each-way bet as printed: "1/4 1-3". */
      eachWay: text("TEW"),
      /** 1 for prices of the built-in world. */
      simulated: int("TSM"),
    },
  },
} as const;

export const matchOddsSection = createSectionCodec(matchOddsKinds);

/**
 * `open[u]current` or `open[d]current`; the current price alone if it equals the opening price, empty if no price exists.
 */
export function toPriceCell(outcome: QuotedOutcome): string {
  const { price, opening } = outcome;
  if (price === null) return "";
  const movement = movementOf(outcome);
  const from = movement === "none" || opening === null ? "" : `${opening.toFixed(2)}[${movement[0]}]`;
  return `${from}${price.toFixed(2)}`;
}

/** The slug by which a market row (`OAU`) names each bet type (C3.11). */
export const marketSlugs: Readonly<Record<BetType, string>> = {
  HOME_DRAW_AWAY: "1x2-odds",
  HOME_AWAY: "home-away",
  OVER_UNDER: "over-under",
  ASIAN_HANDICAP: "asian-handicap",
  BOTH_TEAMS_TO_SCORE: "both-teams-to-score",
  TO_QUALIFY: "to-qualify",
  DOUBLE_CHANCE: "double-chance",
  EUROPEAN_HANDICAP: "european-handicap",
  DRAW_NO_BET: "draw-no-bet",
  CORRECT_SCORE: "correct-score",
  HALF_FULL_TIME: "ht-ft",
  ODD_OR_EVEN: "odd-or-even",
  NEXT_GOAL: "next-goal",
  TOP_POSITION_MERGED: "top-position",
};

const betTypes = new Map(Object.entries(marketSlugs).map(([betType, slug]) => [slug, betType as BetType]));

/** Null for a market that we do not have. */
export const toBetType = (slug: string): BetType | null => betTypes.get(slug) ?? null;

/** The next games of a sport with their main prices (`mop_`): an event, below it a row for each bookmaker. Ours alone. */
const oddsPreviewKinds = {
  event: {
    fields: {
      eventId: text("TOP"),
      startSeconds: int("AD"),
      statusType: int("AB"),
      homeName: text("AE"),
      awayName: text("AF"),
      leagueId: text("ZC"),
      /** The market's slug, as in `df_od_`. */
      market: text("OAU"),
    },
  },
  bookmaker: matchOddsKinds.bookmaker,
} as const;

export const oddsPreviewSection = createSectionCodec(oddsPreviewKinds);
