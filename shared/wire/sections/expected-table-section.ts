import { decimal, int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

export type ExpectedRow = {
  readonly team: string;
  readonly teamId: string;
  readonly path: string;
  readonly games: number;
  readonly points: number;
  readonly expectedPoints: number;
  readonly scored: number;
  readonly conceded: number;
  readonly expectedScored: number;
  readonly expectedConceded: number;
};

export type ExpectedTable = {
  /** Matches with shots, of those of the table that are over. */
  readonly counted: number;
  readonly played: number;
  readonly firstSeconds: number;
  readonly lastSeconds: number;
  /** The team with the most expected points first. */
  readonly rows: readonly ExpectedRow[];
};

/** Null for a body without a table. */
export function readExpectedTable(body: string): ExpectedTable | null {
  const { rows } = expectedTableSection.decode(body);
  const [head] = rows.flatMap((row) => (row.kind === "matches" ? row.fields : []));
  if (head === undefined) return null;
  return {
    counted: head.counted ?? 0,
    played: head.played ?? 0,
    firstSeconds: head.firstSeconds ?? 0,
    lastSeconds: head.lastSeconds ?? 0,
    rows: rows.flatMap((row) =>
      row.kind === "team"
        ? {
            team: row.fields.team ?? "",
            teamId: row.fields.teamId ?? "",
            path: row.fields.path ?? "",
            games: row.fields.games ?? 0,
            points: row.fields.points ?? 0,
            expectedPoints: row.fields.expectedPoints ?? 0,
            scored: row.fields.scored ?? 0,
            conceded: row.fields.conceded ?? 0,
            expectedScored: row.fields.expectedScored ?? 0,
            expectedConceded: row.fields.expectedConceded ?? 0,
          }
        : [],
    ),
  };
}

/** A season's table by shots (`to_` of the tab `expectedTableTab`), which is ours. */
export const expectedTableKinds = {
  matches: {
    fields: { counted: int("XPM"), played: int("XPO"), firstSeconds: int("XPF"), lastSeconds: int("XPL") },
  },
  team: {
    fields: {
      team: text("XPT"),
      teamId: text("XPI"),
      path: text("XPY"),
      games: int("XPC"),
      points: int("XPQ"),
      expectedPoints: decimal("XPV"),
      scored: int("XPG"),
      conceded: int("XPA"),
      expectedScored: decimal("XPX"),
      expectedConceded: decimal("XPZ"),
    },
  },
} as const;

export const expectedTableSection = createSectionCodec(expectedTableKinds);
