import { stage, type StageId } from "./stages.ts";

/** The stages that the parts of a game are, first to last, by what a sport plays. */
export const halves: readonly StageId[] = [stage.firstHalf, stage.secondHalf];
export const thirds: readonly StageId[] = [stage.period1, stage.period2, stage.period3];
export const quarters: readonly StageId[] = [stage.quarter1, stage.quarter2, stage.quarter3, stage.quarter4];
export const sets: readonly StageId[] = [
  stage.set1,
  stage.set2,
  stage.set3,
  stage.set4,
  stage.set5,
  stage.set6,
  stage.set7,
  stage.set8,
  stage.set9,
  stage.set10,
  stage.set11,
];
/** A tie-break is part of the set of its number. */
export const tieBreaks: readonly StageId[] = [
  stage.tieBreak1,
  stage.tieBreak2,
  stage.tieBreak3,
  stage.tieBreak4,
  stage.tieBreak5,
];
export const innings: readonly StageId[] = [
  stage.inning1,
  stage.inning2,
  stage.inning3,
  stage.inning4,
  stage.inning5,
  stage.inning6,
  stage.inning7,
  stage.inning8,
  stage.inning9,
];
