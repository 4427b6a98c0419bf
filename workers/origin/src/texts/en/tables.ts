import type { TableTexts } from "../table-texts.ts";

export const tables: TableTexts = {
  tabs: {
    overall: "Overall",
    home: "Home",
    away: "Away",
    live: "Live",
    draw: "Draw",
    form: "Form - last 5",
    longForm: "Form - last 10",
  },
  group: "Group",
  columns: {
    rank: "#",
    team: "Team",
    played: "MP",
    wins: "W",
    overtimeWins: "WO",
    penaltyWins: "WP",
    draws: "D",
    overtimeLosses: "LO",
    penaltyLosses: "LP",
    losses: "L",
    goals: "G",
    difference: "GD",
    percentage: "%",
    points: "Pts",
  },
  championshipColumns: ["#", "Name", "Races", "Wins", "Pts"],
  out: "DNF",
  nextMatch: "Next match:",
  forms: { W: "W", L: "L", D: "D", DW: "DW", DL: "DL", DO: "DO", WO: "W", LO: "L" },
};
