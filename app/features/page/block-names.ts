/** The named blocks of which pages of tournaments and participants are made (C2.13). */
export const blockNames = [
  "summary",
  "summary-fixtures",
  "summary-results",
  "results",
  "fixtures",
  "squad",
  "transfers",
  "injury_history",
  "news",
  "draw",
  "standings_table",
  "standings_draw",
  // Ours: leagues of one table and rounds have it.
  "places_by_round",
  // Ours: football's leagues with matches to come have it.
  "fixture_difficulty",
  // Ours: football's leagues whose matches have shots have it.
  "expected_table",
  "participants_teams",
  "participants_players",
  "archive",
  // Ours: seasons whose matches have statistics have them.
  "player_statistics",
  "team_statistics",
  "best_eleven",
  // Ours: the page of a team whose league has such statistics has it.
  "season_ranks",
  // Ours: chances are those of a league's season, the curves say how they came about, the next two its games and its table with assumed
  // results, forecasts are those of past games.
  "chances",
  "chance_curves",
  "what_if",
  "what_if_table",
  "forecasts",
  "forecast_scores",
  // Ours: the points of a team or a player, with their course.
  "strength",
  // Ours: it is there where the place allows odds.
  "odds",
] as const;
export type BlockName = (typeof blockNames)[number];
