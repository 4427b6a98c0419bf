import { createPlural } from "../../../shared/texts/plural.ts";
import type { StandingsTexts } from "./fr.ts";

const plural = createPlural("en");

/** Tables of leagues, wherever one stands. */
export const en: StandingsTexts = {
  title: "Standings",
  filter: "Games",
  overall: "Overall",
  home: "Home",
  away: "Away",
  form: "Form",
  halfTime: "Half-time",
  teams: "Teams",
  playedHead: "MP",
  overUnder: {
    name: "Over/Under",
    line: "Line",
    over: "Over",
    under: "Under",
    perGame: "Goals per game",
    perGameHead: "G/M",
    note: "Goals or points of both teams together, in games that are over.",
  },
  legend: "Legend",
  running: "Match in progress",
  rankChange: (ranks) =>
    ranks > 0
      ? plural(ranks, { one: "1 place won", other: `${ranks} places won` })
      : plural(-ranks, { one: "1 place lost", other: `${-ranks} places lost` }),
  liveNote: "Live table: as if everything ended now.",
  empty: "No standings",
  emptyHint: "They appear with the competition’s first result.",
  columns: {
    rank: "Rank",
    team: "Team",
    played: "Games played",
    wins: "Wins",
    overtimeWins: "Wins in overtime",
    penaltyWins: "Wins by penalties",
    draws: "Draws",
    overtimeLosses: "Losses in overtime",
    penaltyLosses: "Losses by penalties",
    losses: "Losses",
    goals: "Scored and conceded",
    difference: "Difference",
    percentage: "Share of wins",
    time: "Time",
    points: "Points",
  },
};
