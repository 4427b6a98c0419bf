import type { TableColumn } from "../../../../shared/sports/standings/table-columns.ts";
import type { tableTab } from "../../../../shared/sports/standings/table-tabs.ts";
import type { RowCriterion } from "../standings/criteria.ts";
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
  /** The same of a tour: rank, rider, stages, wins, time. */
  readonly tourColumns: Five<string>;
  /** Who started and did not come in. */
  readonly out: string;
  /** Before the title of the game that comes next. */
  readonly nextMatch: string;
  readonly forms: Readonly<Record<Form, string>>;
  readonly tieBreak: TieBreakTexts;
};

/** How level participants of a table are ordered. */
export type TieBreakTexts = {
  /** What each criterion compares, as it stands in a list. */
  readonly criteria: Readonly<Record<RowCriterion, string>>;
  /** @param first what is level @param rest what is compared then */
  readonly sentence: (first: string, rest: string) => string;
  /** The same in the games among those that are level. */
  readonly amongLevel: (criteria: string) => string;
  readonly between: string;
  readonly and: string;
};

/** What a place in a table leads to. */
export type ZoneTexts = Readonly<Record<ZoneKind, string>>;

export type RoundTexts = {
  /** The name of a round of a draw by its number of ties: 1 is the final. */
  readonly knockOut: (ties: number) => string;
  /** A numbered round of a table. */
  readonly numbered: (number: string) => string;
};
