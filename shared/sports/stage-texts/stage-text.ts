import type { SportName } from "../sport-ids.ts";
import type { StageName } from "../stages.ts";

/** A stage's label at full width, and at the width of a phone's list (A9.06). */
type StageText = readonly [full: string, mobile: string];
export type StageTexts = Readonly<Record<StageName, StageText>>;

/** Where a sport has words of its own for a stage. */
export type SportStageTexts = Readonly<Partial<Record<SportName, Partial<StageTexts>>>>;
