import {
  periodStatisticsSection,
  playerCountsSection,
} from "../../../../../../shared/wire/sections/statistics-section.ts";
import { statisticLabel, statisticName } from "../../../texts/statistic-label.ts";
import { statisticTypes } from "../../../../../../shared/sports/statistic-types.ts";
import type { Schedule } from "../../../../../../shared/timeline/schedule.ts";
import type { DetailsAnswer } from "../match-question.ts";
import { periodLabel } from "../period-rows.ts";
import { toSignedBody } from "../signed.ts";
import { byType, toPlayerCounts } from "./player-counts.ts";

/** Each statistic, part by part (`df_stn_`). */
export const periodStatisticsBody: DetailsAnswer = ({ details, lang }) => {
  const figures = details.figures.filter(({ period }) => period > 0);
  const types = [...new Set(figures.map(({ type }) => type))].toSorted((a, b) => a - b);
  return toSignedBody(
    periodStatisticsSection,
    types.flatMap((type) => {
      const name = statisticName(type);
      if (name === null) return [];
      const groups = figures
        .filter((figure) => figure.type === type)
        .map(({ period, home, away }) => ({ part: periodLabel(details, period, lang), home, away }));
      const label = statisticLabel(name, details.state.schedule.sportId, lang);
      return [{ kind: "statistic" as const, fields: { id: type, label }, groups }];
    }),
  );
};

/** Each player's counted statistics (`df_stp_`). */
export const playerCountsBody: DetailsAnswer = ({ details, lang }) => {
  const { schedule } = details.state;
  return toSignedBody(
    playerCountsSection,
    toPlayerCounts(details).map(({ player, side, counts }) => ({
      kind: "player" as const,
      fields: { id: player.id, name: player.name, side, team: teamOf(schedule, side) },
      groups: [...counts.keys()].toSorted(byType).map((name) => ({
        id: statisticTypes[name],
        label: statisticLabel(name, schedule.sportId, lang),
        value: counts.get(name) ?? 0,
      })),
    })),
  );
};

const teamOf = ({ home, away }: Schedule, side: 1 | 2) => (side === 1 ? home : away)?.name ?? "";
