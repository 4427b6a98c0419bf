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
  columns: ["#", "Team", "Sp", "S", "U", "N", "T", "TD", "Pkt"],
  championshipColumns: ["#", "Name", "Rennen", "Siege", "Pkt"],
  out: "Ausf.",
  forms: { W: "S", L: "N", D: "U", DW: "U", DL: "U", DO: "U", WO: "S", LO: "N" },
};
