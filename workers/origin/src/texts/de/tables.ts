import type { TableTexts } from "../table-texts.ts";

export const tables: TableTexts = {
  tabs: {
    overall: "Gesamt",
    home: "Heim",
    away: "Auswärts",
    live: "Live",
    draw: "Turnierbaum",
    form: "Form - letzte 5",
    longForm: "Form - letzte 10",
  },
  group: "Gruppe",
  columns: {
    rank: "#",
    team: "Team",
    played: "Sp",
    wins: "S",
    overtimeWins: "SV",
    penaltyWins: "SP",
    draws: "U",
    overtimeLosses: "NV",
    penaltyLosses: "NP",
    losses: "N",
    goals: "T",
    difference: "TD",
    percentage: "%",
    points: "Pkt",
  },
  championshipColumns: ["#", "Name", "Rennen", "Siege", "Pkt"],
  out: "Ausf.",
  nextMatch: "Nächstes Spiel:",
  forms: { W: "S", L: "N", D: "U", DW: "US", DL: "UN", DO: "UV", WO: "S", LO: "N" },
};
