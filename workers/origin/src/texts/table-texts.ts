import type { TableColumn } from "../../../../shared/sports/standings/table-columns.ts";
import type { tableTab } from "../../../../shared/sports/standings/table-tabs.ts";
import type { Form } from "../standings/form.ts";
import type { ZoneKind } from "../standings/zone-kinds.ts";

type Five<T> = readonly [T, T, T, T, T];

export type TableTexts = {
  readonly tabs: Readonly<Record<keyof typeof tableTab, string>>;
  readonly group: string;
  /** Heads of the columns. */
  readonly columns: Readonly<Record<TableColumn, string>>;
  /** The same of a season of races: rank, participant, races, wins, points. */
  readonly championshipColumns: Five<string>;
  /** Who started and did not come in. */
  readonly out: string;
  /** Before the title of the game that comes next. */
  readonly nextMatch: string;
  readonly forms: Readonly<Record<Form, string>>;
};

/** What a place in a table leads to. */
export type ZoneTexts = Readonly<Record<ZoneKind, string>>;

export type RoundTexts = {
  /** The name of a round of a draw by its number of ties: 1 is the final. */
  readonly knockOut: (ties: number) => string;
  /** A numbered round of a table. */
  readonly numbered: (number: string) => string;
};
