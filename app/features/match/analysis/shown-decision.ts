import type { AnalysisMark, Chances } from "../../../../shared/wire/sections/read-analysis.ts";
import { outcomes, type DecisionSwing, type MatchDecision } from "../../../../shared/wire/sections/decision-section.ts";
import { wholePercents } from "./to-percents.ts";

/** A goal or a red card that moved the chance of the result by `points` per cent, toward it or away from it. */
export type ShownSwing = {
  readonly mark: AnalysisMark;
  readonly kind: DecisionSwing["kind"];
  readonly score: DecisionSwing["score"];
  readonly points: number;
};

/** How the chance of a match's result came from kick-off to 100: `start`, the shown swings and `rest` add up to it. */
export type ShownDecision = {
  readonly outcome: keyof Chances;
  /** The largest first. */
  readonly swings: readonly ShownSwing[];
  readonly start: number;
  readonly rest: number;
  /** How many goals and red cards are in the rest. */
  readonly others: number;
};

const mostShown = 5;
const whole = 100;

/** The swings that a page shows, in whole points; null if none is worth a point. */
export function toShownDecision(
  { outcome, start, swings }: MatchDecision,
  marks: readonly AnalysisMark[],
): ShownDecision | null {
  const shown = swings
    .toSorted((one, other) => Math.abs(other.gained) - Math.abs(one.gained))
    .flatMap(({ markId, gained, score, kind }): readonly ShownSwing[] => {
      const mark = marks.find(({ id }) => id === markId);
      const points = toPoints(gained);
      return mark === undefined || points === 0 ? [] : [{ mark, kind, score, points }];
    })
    .slice(0, mostShown);
  if (shown.length === 0) return null;
  const first = wholePercents(start)[outcomes.indexOf(outcome)] ?? 0;
  const rest = shown.reduce((left, { points }) => left - points, whole - first);
  return { outcome, swings: shown, start: first, rest, others: swings.length - shown.length };
}

/** Rounds a loss as it rounds a gain. */
const toPoints = (gained: number): number => Math.sign(gained) * Math.round(Math.abs(gained) * whole);

/** The side that a goal or a red card helped. */
export const helpedSide = ({ side, sign }: AnalysisMark): "home" | "away" =>
  (side === 1) === (sign === "goal") ? "home" : "away";
