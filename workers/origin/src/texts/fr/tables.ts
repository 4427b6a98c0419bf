import type { TableTexts } from "../table-texts.ts";

export const tables: TableTexts = {
  tabs: {
    overall: "Général",
    home: "Domicile",
    away: "Extérieur",
    live: "Direct",
    draw: "Tableau",
    form: "Forme - 5 derniers",
    longForm: "Forme - 10 derniers",
  },
  group: "Groupe",
  columns: {
    rank: "#",
    team: "Équipe",
    played: "MJ",
    wins: "V",
    overtimeWins: "VP",
    penaltyWins: "VTB",
    draws: "N",
    overtimeLosses: "DP",
    penaltyLosses: "DTB",
    losses: "D",
    goals: "B",
    difference: "Diff",
    percentage: "%",
    points: "Pts",
  },
  championshipColumns: ["#", "Nom", "Courses", "Victoires", "Pts"],
  out: "Ab.",
  nextMatch: "Match suivant :",
  forms: { W: "V", L: "D", D: "N", DW: "NV", DL: "ND", DO: "NP", WO: "V", LO: "D" },
};
