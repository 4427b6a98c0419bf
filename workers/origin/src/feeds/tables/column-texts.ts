import { goalSports } from "../../../../../shared/sports/goal-sports.ts";
import type { TableColumn } from "../../../../../shared/sports/standings/table-columns.ts";
import { playerSports } from "../../../../../shared/sports/player-sports.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { textsIn } from "../../texts/texts-in.ts";

/** Scored and conceded where what is scored is no goal: points, runs, sets. */
const ofPoints = "+:−";

/** The heads of a table's columns. A person is no team: such a table says "name", as that of a championship does. */
export function toColumnTexts(columns: readonly TableColumn[], sportId: number, language: Language): string {
  const { columns: texts, championshipColumns } = textsIn(language).tables;
  const [, name = ""] = championshipColumns;
  const own: Partial<Record<TableColumn, string>> = {
    ...(playerSports.has(sportId) ? { team: name } : {}),
    ...(goalSports.has(sportId) ? {} : { goals: ofPoints }),
  };
  return columns.map((column) => own[column] ?? texts[column]).join("|");
}
