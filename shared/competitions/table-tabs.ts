/**
 * The tabs of `to_` and `df_to_`. 1 to 3, 8 and 9 are the format's; the recorded bodies
 * contain no numbers for live tables, draws, half-times, totals, teams of races and chances, so we chose those.
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
  chances: 13,
} as const;

/** How many games of a season with chances are played and left: no table, and no tab of a page. */
export const restOfSeasonTab = 14;

/** How the chances of a season came about: those after each of its rounds. No table, and no tab of a page. */
export const chanceCurvesTab = 23;

/** A season with chances, by which a page computes them with results that its visitor assumes. */
export const openSeasonTab = 15;

/** The place of each team after each round. */
export const placesByRoundTab = 16;

/** How the chances at the kick-off of a competition's past games came true: no table, and no tab of a page. */
export const forecastsTab = 17;

/** Whether a competition has enough games for that; nothing is forecast to know it. */
export const hasForecastsTab = 18;

/** The next fixtures of each team, with the points that it can expect of each. */
export const fixtureDifficultyTab = 19;

/** What a season's matches count of teams and players. */
export const seasonStatisticsTab = 20;

/** Whether a season has such statistics; one match is read to know it. */
export const hasStatisticsTab = 21;

/** The best rated eleven players of the latest rounds. */
export const bestElevenTab = 22;

/** A season's table by the shots of its matches. */
export const expectedTableTab = 24;
