import type { SportName } from "../sports/sport-ids.ts";
import type { StageName } from "../sports/stages.ts";

/** A stage's label at full width, and at the width of a phone's list (A9.06). */
type StageLabel = readonly [full: string, mobile: string];
export type StageLabels = Readonly<Record<StageName, StageLabel>>;

export type StageTexts = {
  readonly all: StageLabels;
  /** Where a sport has words of its own for a stage. */
  readonly bySport: Readonly<Partial<Record<SportName, Partial<StageLabels>>>>;
};
