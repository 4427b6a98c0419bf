import { goalSports } from "../../../../../shared/sports/goal-sports.ts";
import type { TableColumn } from "../../../../../shared/competitions/table-columns.ts";
import { playerSports } from "../../../../../shared/sports/player-sports.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { textsIn } from "../../texts/texts-in.ts";

/** The head of "scored and conceded" in sports that count no goals but points, runs or sets. */
const ofPoints = "+:−";

/** The heads of a table's columns. A table of persons says "name" instead of "team", like that of a championship. */
export function toColumnTexts(columns: readonly TableColumn[], sportId: number, language: Language): string {
  const { columns: texts, championshipColumns } = textsIn(language).tables;
  const [, name = ""] = championshipColumns;
  const own: Partial<Record<TableColumn, string>> = {
    ...(playerSports.has(sportId) ? { team: name } : {}),
    ...(goalSports.has(sportId) ? {} : { goals: ofPoints }),
  };
  return columns.map((column) => own[column] ?? texts[column]).join("|");
}
