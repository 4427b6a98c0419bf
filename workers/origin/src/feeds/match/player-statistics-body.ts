import { playerStatisticsSection } from "../../../../../shared/feed/sections/player-statistics.ts";
import { countryOf } from "../../../../../shared/geo/countries.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { statisticLabel } from "../../texts/statistic-label.ts";
import { statisticTypes, type StatisticName } from "../../../../../shared/sports/statistic-types.ts";
import type { Side } from "../../../../../shared/timeline/incident.ts";
import type { Player } from "../../../../../shared/timeline/player.ts";
import type { MatchDetails } from "../../ledger/story.ts";
import type { MatchContext, DetailsAnswer } from "./match-question.ts";
import { playerPath, shortNameOf } from "./player-texts.ts";
import { toSignedBody } from "./signed.ts";
import { byType, toPlayerCounts } from "./statistics/player-counts.ts";
import { labelOf } from "../../texts/label-of.ts";
import { textsIn } from "../../texts/texts-in.ts";

type Rows = Parameters<typeof playerStatisticsSection.encode>[0]["rows"];
type PlayerRow = { readonly player: Player; readonly side: Side; readonly values: Readonly<Record<string, string>> };

/** Everybody in one table (`df_psn_`). */
export const playersBody: DetailsAnswer = (match) => {
  const { titles } = textsIn(match.lang).labels;
  return toSignedBody(playerStatisticsSection, toTable(match, titles.playerStatistics, toPlayerRows(match.details)));
};

/** A table for each side (`df_psp_`). */
export const playersBySideBody: DetailsAnswer = (match) => {
  const rows = toPlayerRows(match.details);
  return toSignedBody(
    playerStatisticsSection,
    ([1, 2] as const).flatMap((side) =>
      toTable(
        match,
        teamOf(match.details, side),
        rows.filter((row) => row.side === side),
      ),
    ),
  );
};

/** What the source counts of its players; where it counts nothing, what the incidents add up to. */
function toPlayerRows(details: MatchDetails): readonly PlayerRow[] {
  const sent = ([1, 2] as const).flatMap((side) =>
    (details.playerFigures[side - 1] ?? []).map(({ player, values }) => ({ player, side, values })),
  );
  if (sent.length > 0) return sent;
  return toPlayerCounts(details).map(({ player, side, counts }) => ({
    player,
    side,
    values: Object.fromEntries([...counts].map(([name, count]) => [name, String(count)])),
  }));
}

function toTable({ details, lang }: MatchContext, title: string, players: readonly PlayerRow[]): Rows {
  if (players.length === 0) return [];
  const codes = [...new Set(players.flatMap(({ values }) => Object.keys(values)))].toSorted(byCode);
  return [
    { kind: "section", fields: { title } },
    { kind: "table", fields: { title: textsIn(lang).labels.titles.players } },
    ...codes.map((code) => ({
      kind: "column" as const,
      fields: { code, label: columnLabel(code, details.state.schedule.sportId, lang), type: typeOf(code, players) },
    })),
    ...players.map(({ player, side, values }) => ({
      kind: "player" as const,
      fields: {
        name: shortNameOf(player),
        path: playerPath(player, lang),
        ...(player.countryKey === undefined ? {} : { nation: countryOf(player.countryKey, lang).name }),
        team: teamOf(details, side),
        // The bar is the list's own mark, and an empty item does not exist in it.
        values: codes.map((code) => (values[code] ?? "").replaceAll("|", "/") || "-"),
      },
    })),
  ];
}

const teamOf = ({ state }: MatchDetails, side: Side) =>
  (side === 1 ? state.schedule.home : state.schedule.away)?.name ?? "";

const isStatisticName = (code: string): code is StatisticName => Object.hasOwn(statisticTypes, code);

function columnLabel(code: string, sportId: number, lang: Language): string {
  if (isStatisticName(code)) return statisticLabel(code, sportId, lang);
  return labelOf(textsIn(lang).labels.columns, code);
}

/** The mark first, then what we know in its order, then the source's own columns. */
function byCode(a: string, b: string): number {
  const place = (code: string) => (code === "rating" ? -1 : isStatisticName(code) ? 0 : 1);
  if (isStatisticName(a) && isStatisticName(b)) return byType(a, b);
  return place(a) - place(b);
}

function typeOf(code: string, players: readonly PlayerRow[]): "int" | "decimal" | "text" {
  const values = players.flatMap(({ values: own }) => own[code] ?? []);
  if (values.every((value) => /^-?\d+$/.test(value))) return "int";
  return values.every((value) => /^-?\d+(\.\d+)?$/.test(value)) ? "decimal" : "text";
}
