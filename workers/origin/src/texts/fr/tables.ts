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
  columns: ["#", "Équipe", "MJ", "V", "N", "D", "B", "Diff", "Pts"],
  championshipColumns: ["#", "Nom", "Courses", "Victoires", "Pts"],
  out: "Ab.",
  forms: { W: "V", L: "D", D: "N", DW: "N", DL: "N", DO: "N", WO: "V", LO: "D" },
};
