import { eventStatus, type StatusId } from "./statuses.ts";

/** The stages that the parts of a game are, first to last, by what a sport plays. */
export const halves: readonly StatusId[] = [eventStatus.firstHalf, eventStatus.secondHalf];
export const thirds: readonly StatusId[] = [eventStatus.period1, eventStatus.period2, eventStatus.period3];
export const quarters: readonly StatusId[] = [
  eventStatus.quarter1,
  eventStatus.quarter2,
  eventStatus.quarter3,
  eventStatus.quarter4,
];
export const sets: readonly StatusId[] = [
  eventStatus.set1,
  eventStatus.set2,
  eventStatus.set3,
  eventStatus.set4,
  eventStatus.set5,
  eventStatus.set6,
  eventStatus.set7,
  eventStatus.set8,
  eventStatus.set9,
  eventStatus.set10,
  eventStatus.set11,
];
/** A tie-break is part of the set of its number. */
export const tieBreaks: readonly StatusId[] = [
  eventStatus.tieBreak1,
  eventStatus.tieBreak2,
  eventStatus.tieBreak3,
  eventStatus.tieBreak4,
  eventStatus.tieBreak5,
];
export const innings: readonly StatusId[] = [
  eventStatus.inning1,
  eventStatus.inning2,
  eventStatus.inning3,
  eventStatus.inning4,
  eventStatus.inning5,
  eventStatus.inning6,
  eventStatus.inning7,
  eventStatus.inning8,
  eventStatus.inning9,
];
/** One part, whether a source names it or each of its halves. */
export const extraTimes: ReadonlySet<StatusId> = new Set([
  eventStatus.extraTime,
  eventStatus.firstExtraTime,
  eventStatus.secondExtraTime,
]);
