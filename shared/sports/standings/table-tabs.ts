/**
 * The tabs of `to_` and `df_to_`. 1 to 3, 8 and 9 are the format's; live tables, draws, half-times, totals and teams of
 * races have none that anybody has seen, so their numbers are ours.
 */
export const tableTab = {
  overall: 1,
  home: 2,
  away: 3,
  live: 4,
  draw: 5,
  form: 8,
  longForm: 9,
  halfTime: 10,
  overUnder: 11,
  teams: 12,
} as const;
