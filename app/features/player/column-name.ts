import type { PeopleTexts } from "../../i18n/people-texts.ts";
import { eventKind } from "../match/event-kind.ts";
import type { FigureColumn } from "../participant/figure-columns.ts";

/** The short and the long name of a column: the games of a racer are starts, those of a boxer are bouts. */
export function columnName(
  column: FigureColumn,
  sportId: number,
  { columns, gamesOf }: PeopleTexts,
): readonly [short: string, long: string] {
  const kind = column === "games" ? eventKind(sportId) : null;
  return kind === null ? columns[column] : gamesOf[kind];
}
