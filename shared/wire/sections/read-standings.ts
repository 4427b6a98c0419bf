import { parseForm, type Form } from "../../timeline/form.ts";
import { tableColumns, type TableColumn } from "../../competitions/table-columns.ts";
import { standingsSection } from "./standings-section.ts";

/** A past game of a row. */
export type FormResult = {
  readonly eventId: string;
  readonly form: Form;
  /** "2:1 (Lens - Lyon), 21.11.2026" */
  readonly text: string;
};
export type TableZone = {
  readonly code: string;
  readonly label: string;
  /** Hexadecimal, with "#". */
  readonly colour: string;
};
export type StandingsRow = {
  readonly rank: number;
  readonly zone: TableZone | null;
  readonly team: string;
  readonly teamId: string;
  /** The path of the team's page; "" if the feed has none. */
  readonly path: string;
  /** The country of a person or a country's side; null for a club. */
  readonly nationId: number | null;
  /** By the table's columns, without rank and team. */
  readonly cells: readonly string[];
  /** Ranks won (or, negative, lost) by the running games. */
  readonly rankChange: number;
  /** The score as "2:1", the home side first. */
  readonly running: { readonly eventId: string; readonly score: string } | null;
  /** The oldest first. */
  readonly form: readonly FormResult[];
};
export type TableCells = { readonly column: Exclude<TableColumn, "rank" | "team"> | "time"; readonly head: string };
/** `title` is empty where there is one table. */
export type StandingsTable = { readonly title: string; readonly rows: readonly StandingsRow[] };
export type Standings = {
  /** The source's heading for the ranked participants; "" if it has none. */
  readonly teamHead: string;
  readonly columns: readonly TableCells[];
  readonly tables: readonly StandingsTable[];
  /** The zones that some row lies in. */
  readonly zones: readonly TableZone[];
  /** The order of level participants, and what else is noted of a table, in words; "" if the source does not say. */
  readonly tieBreak: string;
};

type Row = ReturnType<typeof standingsSection.decode>["rows"][number];
type FieldsOf<K extends Row["kind"]> = Extract<Row, { readonly kind: K }>["fields"];
type OpenRow = { readonly fields: FieldsOf<"row">; readonly form: FormResult[] };
type OpenTable = { readonly title: string; readonly rows: OpenRow[] };

/** The tables of a league (`to_`, `df_to_`), one after the other. */
export function readStandings(body: string): Standings {
  const tables: OpenTable[] = [];
  const legend = new Map<string, TableZone>();
  let heads: readonly string[] = [];
  const notes: string[] = [];
  for (const row of standingsSection.decode(body).rows) {
    if (row.kind === "head") {
      tables.push({ title: row.fields.title ?? "", rows: [] });
      if (row.fields.tieBreak) notes.push(row.fields.tieBreak);
    } else if (row.kind === "columns") heads = (row.fields.columns ?? "").split("|");
    else if (row.kind === "row") (tables.at(-1) ?? openTable(tables)).rows.push({ fields: row.fields, form: [] });
    else if (row.kind === "form")
      tables
        .at(-1)
        ?.rows.at(-1)
        ?.form.unshift(...toFormResult(row.fields));
    else if (row.kind === "legend") {
      for (const { entry } of [row.fields, ...row.groups]) addZone(legend, entry ?? "");
    }
  }
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const columns = columnsOf(filled.flatMap(({ rows }) => rows.map(({ fields }) => fields)));
  return {
    teamHead: heads[1] ?? "",
    columns: columns.map((column, index) => ({ column, head: heads[index + 2] ?? "" })),
    tables: filled.map(({ title, rows }) => ({
      title: filled.length > 1 ? title : "",
      rows: rows.map((row) => toRow(row, columns, legend)),
    })),
    zones: [...legend.values()],
    tieBreak: notes.join(" "),
  };
}

function openTable(tables: OpenTable[]): OpenTable {
  const table = { title: "", rows: [] };
  tables.push(table);
  return table;
}

/** `q1|text|004682`; older bodies lack the colour. */
function addZone(legend: Map<string, TableZone>, entry: string): void {
  const [code = "", label = "", colour = ""] = entry.split("|");
  if (code !== "") legend.set(code, { code, label, colour: /^[0-9a-f]{6}$/i.test(colour) ? `#${colour}` : "#7a8a83" });
}

/** A season of races has neither losses nor goals; a tour has no points. */
const ofRaces: ReadonlySet<TableCells["column"]> = new Set(["played", "wins", "points"]);
const ofTour: readonly TableCells["column"][] = ["played", "wins", "time"];

function columnsOf(rows: readonly FieldsOf<"row">[]): readonly TableCells["column"][] {
  if (rows.some(({ time }) => !!time)) return ofTour;
  const isOfRaces = rows.every(({ losses, goals }) => (losses ?? goals ?? null) === null);
  const some = (count: (row: FieldsOf<"row">) => number) => rows.some((row) => count(row) > 0);
  const byPercentage = rows.some(({ winPercentage }) => !!winPercentage);
  return (
    tableColumns({
      hasOvertime: some(({ overtimeWins, overtimeLosses }) => (overtimeWins ?? 0) + (overtimeLosses ?? 0)),
      hasShootOuts: some(({ penaltyWins, penaltyLosses }) => (penaltyWins ?? 0) + (penaltyLosses ?? 0)),
      hasDraws: some(({ draws }) => draws ?? 0),
      isNeverLevel: rows.every(({ draws }) => (draws ?? null) === null),
      byPercentage,
    })
      .filter((column) => column !== "rank" && column !== "team")
      .filter((column) => !isOfRaces || ofRaces.has(column))
      // A table that ranks by the share of games won has no points: their cell repeats the wins.
      .filter((column) => !byPercentage || column !== "points")
  );
}

function toRow(
  { fields, form }: OpenRow,
  columns: readonly TableCells["column"][],
  legend: ReadonlyMap<string, TableZone>,
): StandingsRow {
  const { rank, zone, team, teamId, path, nationId, rankChange, runningEventId, runningScore } = fields;
  return {
    rank: rank ?? 0,
    zone: legend.get(zone ?? "") ?? null,
    team: team ?? "",
    teamId: teamId ?? "",
    path: path ?? "",
    nationId: nationId ?? null,
    cells: columns.map((column) => {
      const value = fields[cellOf(column, columns)];
      if (typeof value !== "number") return value ?? "";
      return column === "difference" && value > 0 ? `+${value}` : String(value).replace("-", "\u2212");
    }),
    rankChange: rankChange ?? 0,
    running: runningEventId ? { eventId: runningEventId, score: runningScore ?? "" } : null,
    form,
  };
}

/** The field of a column. Next to columns of overtime or penalty wins, "wins" and "losses" are the regular ones: rows add up to the games. */
function cellOf(column: TableCells["column"], columns: readonly TableCells["column"][]) {
  if (column === "percentage") return "winPercentage";
  const isSplit = columns.includes("overtimeWins") || columns.includes("penaltyWins");
  if (isSplit && column === "wins") return "regularWins";
  return isSplit && column === "losses" ? "regularLosses" : column;
}

/** Reads a past game; empty for the next game and for any result that is no form. */
function toFormResult({ result, eventId, text }: FieldsOf<"form">): readonly FormResult[] {
  const form = parseForm(result);
  return form === null ? [] : [{ eventId: eventId ?? "", form, text: (text ?? []).join(", ") }];
}
