/**
 * Codes of what an incident of the summary is (`IE`). Readers of the format know those up to 11 and, in rugby, 206 to 208;
 * what they have no code for is ours, from 101, so that no client takes a try or a wicket for a goal (docs/adr/014).
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
