import { playerStatisticsSection } from "../../../../../shared/wire/sections/player-statistics-section.ts";
import { countryOf } from "../../../../../shared/places/countries.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { statisticLabel } from "../../texts/statistic-label.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { statisticTypes, type StatisticName } from "../../../../../shared/sports/statistic-types.ts";
import type { Side } from "../../../../../shared/timeline/incident.ts";
import type { Player } from "../../../../../shared/timeline/player.ts";
import type { MatchDetails } from "../../ledger/match-details.ts";
import type { MatchContext, DetailsAnswer } from "./match-question.ts";
import { playerPath, shortNameOf } from "./player-texts.ts";
import { toSignedBody } from "./signed.ts";
import { byType, toPlayerCounts } from "./statistics/player-counts.ts";
import { labelOf } from "../../texts/label-texts.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { shortCode } from "./short-codes.ts";

type Rows = Parameters<typeof playerStatisticsSection.encode>[0]["rows"];
type PlayerRow = { readonly player: Player; readonly side: Side; readonly values: Readonly<Record<string, string>> };

/** Everybody in one table, then each side in its own (`df_psn_`). */
export const playersBody: DetailsAnswer = (match) => {
  const rows = toPlayerRows(match.details);
  if (rows.length === 0) return toSignedBody(playerStatisticsSection, []);
  const codes = codesOf(rows, match.details.state.schedule.sportId);
  return toSignedBody(playerStatisticsSection, [
    { kind: "section", fields: { title: textsIn(match.lang).labels.titles.overall } },
    ...toColumns(match, codes, rows),
    ...rows.map((row) => toRow(match, codes, row)),
    ...toSideTables(match, codes, rows),
  ]);
};

/** The sides' tables alone (`df_psp_`). */
export const playersBySideBody: DetailsAnswer = (match) => {
  const rows = toPlayerRows(match.details);
  const codes = codesOf(rows, match.details.state.schedule.sportId);
  const [first, ...others] = toSideTables(match, codes, rows);
  if (first === undefined) return toSignedBody(playerStatisticsSection, []);
  return toSignedBody(playerStatisticsSection, [first, ...toColumns(match, codes, rows), ...others]);
};

/** The columns are those of the table of all players. */
function toSideTables(match: MatchContext, codes: readonly string[], rows: readonly PlayerRow[]): Rows {
  return ([1, 2] as const).flatMap((side): Rows => {
    const own = rows.filter((row) => row.side === side);
    if (own.length === 0) return [];
    const title = sideOf(match.details, side)?.name ?? "";
    return [{ kind: "section", fields: { title } }, ...own.map((row) => toRow(match, codes, row))];
  });
}

/** The figures that the source counts for its players; if it counts none, the sums of the incidents. */
function toPlayerRows(details: MatchDetails): readonly PlayerRow[] {
  const isBasketball = details.state.schedule.sportId === sportIds.basketball;
  const sent = ([1, 2] as const).flatMap((side) =>
    (details.playerFigures[side - 1] ?? []).map(({ player, values }) => ({
      player,
      side,
      values: isBasketball ? withFieldGoals(values) : values,
    })),
  );
  if (sent.length > 0) return sent;
  return toPlayerCounts(details).map(({ player, side, counts }) => ({
    player,
    side,
    values: Object.fromEntries([...counts].map(([name, count]) => [name, String(count)])),
  }));
}

/** Field goals are those of two points and those of three, where the source does not add them up itself. */
function withFieldGoals(values: PlayerRow["values"]): PlayerRow["values"] {
  const sumOf = (two: string, three: string) => {
    const sum = Number(values[two]) + Number(values[three]);
    return Number.isNaN(sum) ? null : String(sum);
  };
  const made = sumOf("twoPointers", "threePointers");
  const tried = sumOf("twoPointAttempts", "threePointAttempts");
  return {
    ...(made === null ? {} : { fieldGoals: made }),
    ...(tried === null ? {} : { fieldGoalAttempts: tried }),
    ...values,
  };
}

function codesOf(rows: readonly PlayerRow[], sportId: number): readonly string[] {
  const found = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  if (sportId !== sportIds.basketball) return found.toSorted(byCode);
  const known = basketballColumns.filter((code) => found.includes(code) || firstOfBasketball.includes(code));
  return [...known, ...found.filter((code) => !basketballColumns.includes(code)).toSorted(byCode)];
}

/** Clients of a box score read the first four columns by their place, so that these are there even if nobody counts them. */
const firstOfBasketball: readonly string[] = ["points", "rebounds", "assists", "minutes"];
const basketballColumns: readonly string[] = [
  ...firstOfBasketball,
  "fieldGoals",
  "fieldGoalAttempts",
  "twoPointers",
  "twoPointAttempts",
  "threePointers",
  "threePointAttempts",
  "freeThrows",
  "freeThrowAttempts",
  "plusMinus",
  "offensiveRebounds",
  "defensiveRebounds",
  "fouls",
  "steals",
  "turnovers",
  "blocks",
  "blocksAgainst",
  "technicalFouls",
];

/** The head of the table, then the player's own column and one for each code. */
function toColumns({ details, lang }: MatchContext, codes: readonly string[], rows: readonly PlayerRow[]): Rows {
  const { sportId } = details.state.schedule;
  return [
    { kind: "table", fields: { title: null } },
    { kind: "column", fields: { code: "Player", label: textsIn(lang).labels.titles.player, type: "text" } },
    ...codes.map((code) => ({
      kind: "column" as const,
      fields: { code: shortCode(code, sportId), label: columnLabel(code, sportId, lang), type: typeOf(code, rows) },
    })),
  ];
}

function toRow(
  { details, lang }: MatchContext,
  codes: readonly string[],
  { player, side, values }: PlayerRow,
): Rows[number] {
  const country = player.countryKey === undefined ? null : countryOf(player.countryKey, lang);
  return {
    kind: "player",
    fields: {
      name: shortNameOf(player),
      path: playerPath(player, lang),
      ...(country === null ? {} : { nation: country.name, nationId: String(country.id) }),
      team: sideOf(details, side)?.code ?? "",
      // The bar separates items of the list, and an empty item does not exist in it.
      values: codes.map((code) => (values[code] ?? "").replaceAll("|", "/") || "-"),
    },
  };
}

const sideOf = ({ state }: MatchDetails, side: Side) => (side === 1 ? state.schedule.home : state.schedule.away);

const isStatisticName = (code: string): code is StatisticName => Object.hasOwn(statisticTypes, code);

export function columnLabel(code: string, sportId: number, lang: Language): string {
  if (isStatisticName(code)) return statisticLabel(code, sportId, lang);
  return labelOf(textsIn(lang).labels.columns, code);
}

/** The columns that readers look for first: the mark, and the figures that count for the score. */
const leading: readonly string[] = ["rating", "points", "runs", "goals", "assists", "tries", "touchdowns", "hits"];

/** Sorts the leading columns first, then the statistics that we know in their order, then the source's own columns. */
export function byCode(a: string, b: string): number {
  const place = (code: string) =>
    leading.includes(code) ? leading.indexOf(code) - leading.length : isStatisticName(code) ? 0 : 1;
  return place(a) - place(b) || (isStatisticName(a) && isStatisticName(b) ? byType(a, b) : 0);
}

function typeOf(code: string, players: readonly PlayerRow[]): "int" | "decimal" | "text" {
  const values = players.flatMap(({ values: own }) => own[code] ?? []);
  if (values.every((value) => /^-?\d+$/.test(value))) return "int";
  return values.every((value) => /^-?\d+(\.\d+)?$/.test(value)) ? "decimal" : "text";
}
