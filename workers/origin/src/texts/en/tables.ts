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
  columns: ["#", "Team", "MP", "W", "D", "L", "G", "GD", "Pts"],
  championshipColumns: ["#", "Name", "Races", "Wins", "Pts"],
  out: "DNF",
  forms: { W: "W", L: "L", D: "D", DW: "D", DL: "D", DO: "D", WO: "W", LO: "L" },
};
