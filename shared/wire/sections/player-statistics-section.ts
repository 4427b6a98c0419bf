import { text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** A figure that is counted: its short code and its name. */
type PlayerColumn = { readonly code: string; readonly label: string };
export type PlayerFigures = {
  /** The path of the player's page: no two players of a match share it. */
  readonly path: string;
  readonly name: string;
  /** Three letters. */
  readonly team: string;
  /** Index of the team; null for a player in neither team's table. */
  readonly teamIndex: number | null;
  /** As printed, in the order of the columns: "7.4", "28:38"; null if the player has no value. */
  readonly values: readonly (string | null)[];
};
type PlayerStatistics = {
  /** Without the player's own. */
  readonly columns: readonly PlayerColumn[];
  readonly players: readonly PlayerFigures[];
  /** Names of the teams that have a table of their own, the home side's before the away side's. */
  readonly teams: readonly string[];
};

type Row = ReturnType<typeof playerStatisticsSection.decode>["rows"][number];
type PlayerFields = Extract<Row, { readonly kind: "player" }>["fields"];

/** Reads the section `df_psn_`: its first table has all players; the later tables show which side each player belongs to. */
export function readPlayerStatistics(body: string): PlayerStatistics {
  const columns: PlayerColumn[] = [];
  const tables: { readonly title: string; readonly rows: PlayerFields[] }[] = [];
  for (const { kind, fields } of playerStatisticsSection.decode(body).rows) {
    if (kind === "section") tables.push({ title: fields.title ?? "", rows: [] });
    else if (kind === "column") columns.push({ code: fields.code ?? "", label: fields.label ?? "" });
    else if (kind === "player") tables.at(-1)?.rows.push(fields);
  }
  const [all, ...teams] = tables;
  const teamOf = new Map(teams.flatMap(({ rows }, index) => rows.map(({ path }) => [path, index] as const)));
  const counted = columns.slice(1);
  return {
    columns: counted,
    players: (all?.rows ?? []).map(({ path, name, team, values }) => ({
      path: path ?? "",
      name: name ?? "",
      team: team ?? "",
      teamIndex: teamOf.get(path) ?? null,
      values: counted.map((_, index) => toValue(values?.[index])),
    })),
    teams: teams.map(({ title }) => title),
  };
}

const toValue = (text: string | undefined) => (text === undefined || text === "-" ? null : text);

/**
 * Each player's statistics (`df_psn_`): the rows of the section of all players, its table, its columns and its players;
 * then a section for each side, with its players' rows. The first column is the player.
 */
export const playerStatisticsKinds = {
  section: { fields: { title: text("PA") } },
  table: { fields: { title: text("TT") } },
  column: { fields: { code: text("PF"), label: text("PG"), type: text("PH") } },
  player: {
    fields: {
      name: text("PJ"),
      path: text("PK"),
      nation: text("PL"),
      nationId: text("PM"),
      /** Three letters. */
      team: text("PN"),
      /** In the order of the columns behind the player; a player without a figure has "-" there. */
      values: texts("PC", "|"),
    },
  },
} as const;

export const playerStatisticsSection = createSectionCodec(playerStatisticsKinds);
