import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";
import type { Chances } from "./read-analysis.ts";

/** Named as the kinds of the summary's incidents are. */
export const swingKinds = ["goal", "ownGoal", "penaltyGoal", "redCard", "secondYellowCard"] as const;
export const outcomes = ["home", "draw", "away"] as const;

/**
 * The rows of `df_ma_` about what decided a match that is over. Their codec is not that of the other rows, so that no browser loads it:
 * the server alone draws what they say.
 */
export const decisionKinds = {
  /** The result, and the chances in thousandths of home and away at kick-off, however little is known of the sides. */
  decision: {
    fields: {
      /** `outcomes`, from 1. */
      outcome: int("MDO"),
      home: int("MDH"),
      away: int("MDA"),
    },
  },
  /** What a goal or a red card did. */
  swing: {
    fields: {
      /** The id of its `mark`. */
      id: text("MGI"),
      /** By how many thousandths the chance of the result rose with it. */
      gained: int("MGV"),
      /** The score right after it. */
      homeScore: int("MGH"),
      awayScore: int("MGA"),
      /** `swingKinds`, from 1. */
      kind: int("MGK"),
    },
  },
} as const;

const decisionSection = createSectionCodec(decisionKinds);

export type DecisionSwing = {
  readonly markId: string;
  /** How much the chance of the match's result rose with it, from -1 to 1. */
  readonly gained: number;
  readonly score: readonly [home: number, away: number];
  readonly kind: (typeof swingKinds)[number];
};

/** How a match came to its result. */
export type MatchDecision = {
  readonly outcome: keyof Chances;
  readonly start: Chances;
  readonly swings: readonly DecisionSwing[];
};

const thousand = 1000;

/** Reads from `df_ma_` what decided the match; null if it says nothing of it. */
export function readDecision(body: string): MatchDecision | null {
  let decision: Omit<MatchDecision, "swings"> | null = null;
  const swings: DecisionSwing[] = [];
  for (const row of decisionSection.decode(body).rows) {
    if (row.kind === "swing") {
      const { id, gained, homeScore, awayScore, kind: number } = row.fields;
      const kind = swingKinds[(number ?? 0) - 1];
      if (kind === undefined) continue;
      swings.push({
        markId: id ?? "",
        gained: (gained ?? 0) / thousand,
        score: [homeScore ?? 0, awayScore ?? 0],
        kind,
      });
    } else {
      const { outcome: number, home, away } = row.fields;
      const outcome = outcomes[(number ?? 0) - 1];
      const [ofHome, ofAway] = [(home ?? 0) / thousand, (away ?? 0) / thousand];
      if (outcome === undefined) continue;
      decision = { outcome, start: { home: ofHome, draw: Math.max(0, 1 - ofHome - ofAway), away: ofAway } };
    }
  }
  return decision === null ? null : { ...decision, swings };
}
