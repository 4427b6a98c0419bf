import type { StageId } from "../sports/stages.ts";
import type { Facts } from "./facts.ts";

export type Side = 1 | 2;
export type Pair = readonly [home: number, away: number];

/**
 * One thing that happened in an event. The fold of an event's incidents, in `seq` order, is its state
 * (`fold.ts`); nothing else changes an event.
 */
export type Incident =
  /** The event entered a stage: kick-off, half-time, final whistle, postponement … */
  | { readonly kind: "stage"; readonly atSeconds: number; readonly stage: StageId }
  /** A goal in open play or from a penalty; `minute` as printed ("45+2"). */
  | { readonly kind: "goal"; readonly atSeconds: number; readonly side: Side; readonly minute: string }
  | {
      readonly kind: "card";
      readonly atSeconds: number;
      readonly side: Side;
      readonly colour: "yellow" | "red";
      readonly minute: string;
    }
  /** Added time was announced: text such as "+4". */
  | { readonly kind: "added-time"; readonly atSeconds: number; readonly minutes: number }
  | { readonly kind: "shoot-out"; readonly atSeconds: number; readonly side: Side; readonly scored: boolean }
  /** The whole result at once, from sources that know scores only. Replaces every earlier score. */
  | { readonly kind: "result"; readonly atSeconds: number; readonly result: Result }
  /** Points, games or runs for the running part; they count in the score unless the sport counts parts (`part-won`). */
  | { readonly kind: "points"; readonly atSeconds: number; readonly side: Side; readonly value: number }
  /** A set, leg, frame or map is decided: one more in the score of sports that count those. */
  | { readonly kind: "part-won"; readonly atSeconds: number; readonly side: Side }
  /** What only some sports know: each value replaces the one before it, null clears it. */
  | { readonly kind: "facts"; readonly atSeconds: number; readonly facts: Facts }
  /** The score was set right. */
  | { readonly kind: "correction"; readonly atSeconds: number; readonly score: Pair; readonly parts: readonly Pair[] }
  /** The start moved, or the teams of a fixture became known. */
  | { readonly kind: "moved"; readonly atSeconds: number; readonly startSeconds: number; readonly timeKnown: boolean };

export type Result = {
  readonly stage: StageId;
  readonly halfTime: Pair | null;
  readonly fullTime: Pair | null;
  readonly extraTime: Pair | null;
  readonly shootOut: Pair | null;
};
