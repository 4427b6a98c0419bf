import type { TableColumn } from "../../../../shared/competitions/table-columns.ts";
import type { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import type { RowCriterion } from "../../../../shared/standings/criteria.ts";
import type { Form } from "../../../../shared/timeline/form.ts";
import type { ZoneKind } from "../standings/zone-kinds.ts";

type Five<T> = readonly [T, T, T, T, T];

export type TableTexts = {
  readonly tabs: Readonly<Record<keyof typeof tableTab, string>>;
  readonly group: string;
  /** Says that the teams of a season that is over have played so many games, some more than others. */
  readonly doubtful: (values: { readonly least: string; readonly most: string }) => string;
  /** Says that the season was divided after so many games of each team, and the source does not show how. */
  readonly undivided: (values: { readonly games: string }) => string;
  /** The table that compares the third-placed sides of all groups. */
  readonly thirdPlaced: string;
  /** Heads of the columns. */
  readonly columns: Readonly<Record<TableColumn, string>>;
  /** Heads of the columns for a season of races: rank, participant, races, wins, points. */
  readonly championshipColumns: Five<string>;
  /** Heads of the columns for a tour: rank, rider, stages, wins, time. */
  readonly tourColumns: Five<string>;
  /** Label of participants that started and did not finish. */
  readonly out: string;
  /** Label before the title of the next game. */
  readonly nextMatch: string;
  readonly forms: Readonly<Record<Form, string>>;
  readonly tieBreak: TieBreakTexts;
};

/** Texts that explain how a table orders level participants. */
export type TieBreakTexts = {
  /** The words for each criterion, as they stand in a list. */
  readonly criteria: Readonly<Record<RowCriterion, string>>;
  /** `first` is the criterion in which participants are level, `rest` are the criteria that decide then. */
  readonly sentence: (values: { readonly first: string; readonly rest: string }) => string;
  /** The same criteria, but only in games among the level participants. */
  readonly amongLevel: (values: { readonly criteria: string }) => string;
  /** A ruling of a federation about one team. */
  readonly deduction: (values: { readonly team: string; readonly points: string; readonly reason: string }) => string;
  readonly between: string;
  readonly and: string;
};

/** The outcomes to which places in a table lead. */
export type ZoneTexts = Readonly<Record<ZoneKind, string>>;

export type RoundTexts = {
  /** The names of rounds of a draw by their number of ties: 1 is the final. */
  readonly knockOuts: Readonly<Record<number, string>>;
  /** Any other round of a draw; it has twice as many teams as ties. */
  readonly knockOut: (values: { readonly ties: number; readonly teams: number }) => string;
  /** A numbered round of a table. */
  readonly numbered: (values: { readonly number: string }) => string;
};
