import type { Form } from "./form.ts";
import type { Language } from "../../../../shared/sports/languages.ts";

type TableTexts = {
  /** By tab (`table-tabs.ts`). */
  readonly tabs: Readonly<Record<number, string>>;
  readonly group: string;
  /** Heads of the columns: rank, participant, played, won, drawn, lost, scored, difference, points. */
  readonly columns: readonly string[];
  /** The same of a season of races: rank, participant, races, wins, points. */
  readonly championshipColumns: readonly string[];
  /** Who started and did not come in. */
  readonly out: string;
  readonly forms: Readonly<Record<Form, string>>;
};

const english: TableTexts = {
  tabs: { 1: "Overall", 2: "Home", 3: "Away", 4: "Live", 5: "Draw", 8: "Form - last 5", 9: "Form - last 10" },
  group: "Group",
  columns: ["#", "Team", "MP", "W", "D", "L", "G", "GD", "Pts"],
  championshipColumns: ["#", "Name", "Races", "Wins", "Pts"],
  out: "DNF",
  forms: { W: "W", L: "L", D: "D", DW: "D", DL: "D", DO: "D", WO: "W", LO: "L" },
};

export const tableTexts: Readonly<Record<Language, TableTexts>> = {
  en: english,
  fr: {
    tabs: {
      1: "Général",
      2: "Domicile",
      3: "Extérieur",
      4: "Direct",
      5: "Tableau",
      8: "Forme - 5 derniers",
      9: "Forme - 10 derniers",
    },
    group: "Groupe",
    columns: ["#", "Équipe", "MJ", "V", "N", "D", "B", "Diff", "Pts"],
    championshipColumns: ["#", "Nom", "Courses", "Victoires", "Pts"],
    out: "Ab.",
    forms: { W: "V", L: "D", D: "N", DW: "N", DL: "N", DO: "N", WO: "V", LO: "D" },
  },
};
