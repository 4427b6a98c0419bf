/**
 * Codes of the summary's incident types (`IE`). Clients of the format know those up to 11 and, in rugby, 206 to 208. Types
 * without such a code have our own, from 101, so that no client shows a try or a wicket as a goal (docs/adr/014).
 */
export const incidentTypes = {
  yellowCard: 1,
  redCard: 2,
  goal: 3,
  ownGoal: 4,
  penaltyAwarded: 5,
  substitutionOff: 6,
  substitutionOn: 7,
  assistance: 8,
  videoReview: 9,
  penaltyGoal: 10,
  penaltyMissed: 11,
  try: 206,
  conversionGoal: 207,
  penaltyKickGoal: 208,
  points: 101,
  suspension: 102,
  wicket: 103,
  play: 104,
  periodWon: 105,
} as const;
