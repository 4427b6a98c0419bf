/** Stage types (C3.04). */
export const stageType = { scheduled: 1, live: 2, finished: 3 } as const;
export type StageType = (typeof stageType)[keyof typeof stageType];

/** Stage and status ids (A9.01). */
export const stage = {
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
  interrupted: 36,
  abandoned: 37,
  halfTime: 38,
  awarded: 54,
} as const;
export type StageId = number;
