import type { StageId } from "../../../shared/sports/stages.ts";

/** A penalty stays on display this long before or after the counter's time (C4.32). */
const windowSeconds = 5 * 60;

export type PenaltyEntry = { readonly stage: StageId; readonly updatedSeconds: number };

/** True for a penalty of the current stage, within five minutes of the counter's time. */
export const isPenaltyCurrent = (penalty: PenaltyEntry, stage: StageId, counterSeconds: number): boolean =>
  penalty.stage === stage && Math.abs(counterSeconds - penalty.updatedSeconds) <= windowSeconds;
