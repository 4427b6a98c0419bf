import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

export type OverUnderRow = {
  readonly team: string;
  readonly teamId: string;
  /** The path of the team's page; "" if the feed has none. */
  readonly path: string;
  /** The country of a country's side, for its flag; null for other teams. */
  readonly nationId: number | null;
  readonly played: number;
  readonly over: number;
  readonly under: number;
  /** Goals of both sides together. */
  readonly goals: number;
};
export type OverUnderTable = {
  /** "" where there is one table. */
  readonly title: string;
  /** The highest share of games over the line first, then the most goals per game. */
  readonly rows: readonly OverUnderRow[];
};
type OverUnderLine = { readonly line: number; readonly tables: readonly OverUnderTable[] };
type OverUnder = {
  readonly lines: readonly OverUnderLine[];
  /** The index in `lines` of the line to show first. */
  readonly usual: number;
};

type Counted = Omit<OverUnderRow, "over" | "under"> & { readonly counts: readonly number[] };
type Group = { readonly title: string; readonly rows: Counted[] };

/** The tables of a league by line. */
export function readOverUnder(body: string): OverUnder {
  const groups: Group[] = [];
  let lines: readonly number[] = [];
  let usual = 0;
  for (const { kind, fields } of overUnderSection.decode(body).rows) {
    if (kind === "lines") {
      lines = toNumbers(fields.lines);
      usual = Math.max(0, lines.indexOf(Number(fields.usual)));
    } else if (kind === "head") groups.push({ title: fields.title ?? "", rows: [] });
    else {
      const { team, teamId, path, nationId, played, goals, over } = fields;
      const counted = {
        team: team ?? "",
        teamId: teamId ?? "",
        path: path ?? "",
        nationId: nationId ?? null,
        played: played ?? 0,
        goals: goals ?? 0,
      };
      groups.at(-1)?.rows.push({ ...counted, counts: toNumbers(over) });
    }
  }
  const filled = groups.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return { lines: [], usual: 0 };
  return {
    usual,
    lines: lines.map((line, at) => ({
      line,
      tables: filled.map(({ title, rows }) => ({
        title: filled.length > 1 ? title : "",
        rows: rows.map((row) => toRow(row, at)).toSorted(byOver),
      })),
    })),
  };
}

const toNumbers = (text: string | null | undefined): readonly number[] =>
  text ? text.split("|").map((each) => Number(each)) : [];

function toRow({ counts, ...counted }: Counted, at: number): OverUnderRow {
  const over = counts[at] ?? 0;
  return { ...counted, over, under: counted.played - over };
}

const perGame = (count: number, { played }: OverUnderRow) => (played === 0 ? 0 : count / played);

const byOver = (a: OverUnderRow, b: OverUnderRow) =>
  perGame(b.over, b) - perGame(a.over, a) || perGame(b.goals, b) - perGame(a.goals, a);

/**
 * How often the games of each participant had more goals than a line (`to_` of the tab `overUnder`): the lines, then for each
 * table its head and its rows, by name.
 */
export const overUnderKinds = {
  /** "0.5|1.5|2.5", and the line that about half of the sport's games exceed. */
  lines: { fields: { lines: text("TOL"), usual: text("TOU") } },
  head: { fields: { title: text("TA"), name: text("TT") } },
  row: {
    fields: {
      team: text("TN"),
      teamId: text("TI"),
      path: text("TIU"),
      /** The country of a country's side, for its flag. */
      nationId: int("TTN"),
      played: int("TM"),
      /** Goals of both sides together. */
      goals: int("TG"),
      /** The number of games with more goals than each line, in the order of the lines: "12|9|4". */
      over: text("TOV"),
    },
  },
} as const;

export const overUnderSection = createSectionCodec(overUnderKinds);
