/** Stage types (C3.04). */
export const statusType = { scheduled: 1, live: 2, finished: 3 } as const;
export type StatusType = (typeof statusType)[keyof typeof statusType];

/** Stage and status ids (A9.01). */
export const eventStatus = {
  scheduled: 1,
  live: 2,
  finished: 3,
  postponed: 4,
  cancelled: 5,
  extraTime: 6,
  penalties: 7,
  retired: 8,
  walkover: 9,
  afterExtraTime: 10,
  afterPenalties: 11,
  firstHalf: 12,
  secondHalf: 13,
  period1: 14,
  period2: 15,
  period3: 16,
  set1: 17,
  set2: 18,
  set3: 19,
  set4: 20,
  set5: 21,
  quarter1: 22,
  quarter2: 23,
  quarter3: 24,
  quarter4: 25,
  inning1: 26,
  inning2: 27,
  inning3: 28,
  inning4: 29,
  inning5: 30,
  inning6: 31,
  inning7: 32,
  inning8: 33,
  inning9: 34,
  extraInnings: 35,
  interrupted: 36,
  abandoned: 37,
  halfTime: 38,
  pending: 42,
  delayed: 43,
  toFinish: 45,
  break: 46,
  tieBreak1: 47,
  tieBreak2: 48,
  tieBreak3: 49,
  tieBreak4: 50,
  tieBreak5: 51,
  awarded: 54,
  set6: 55,
  set7: 56,
  afterDay1: 57,
  afterDay2: 58,
  afterDay3: 59,
  afterDay4: 60,
  afterDay5: 61,
  afterRound1: 62,
  afterRound2: 63,
  afterRound3: 64,
  round1: 65,
  round2: 66,
  round3: 67,
  round4: 68,
  afterExtraInnings: 69,
  set8: 324,
  set9: 325,
  set10: 326,
  set11: 327,
  set12: 328,
  set13: 329,
  lunch: 333,
  tea: 334,
  medical: 335,
  // Stages without an id in the enumeration: ours, above its range.
  firstExtraTime: 1001,
  secondExtraTime: 1002,
  practice: 1011,
  qualification: 1012,
  heat: 1013,
  race: 1014,
  /** Its source fell silent before the end; the ledger says so (`longest-silence.ts`). */
  resultAwaited: 1021,
} as const;

export type StatusName = keyof typeof eventStatus;
/** Any number that a feed names as a stage, known or not. */
export type StatusId = number;

const isStatusName = (name: string): name is StatusName => Object.hasOwn(eventStatus, name);
export const statusNames: readonly StatusName[] = Object.keys(eventStatus).filter(isStatusName);

const nameById = new Map<number, StatusName>(statusNames.map((name) => [eventStatus[name], name]));

/** Null for an id outside the enumeration. */
export const statusName = (id: StatusId): StatusName | null => nameById.get(id) ?? null;
