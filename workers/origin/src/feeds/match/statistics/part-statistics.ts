import {
  partStatisticsSection,
  playerCountsSection,
} from "../../../../../../shared/feed/sections/counted-statistics.ts";
import { statisticLabel, statisticName } from "../../../texts/statistic-label.ts";
import { statisticTypes } from "../../../../../../shared/sports/statistic-types.ts";
import type { Schedule } from "../../../../../../shared/timeline/schedule.ts";
import type { StoryAnswer } from "../match-question.ts";
import { partLabel } from "../periods.ts";
import { toSignedBody } from "../signed.ts";
import { byType, toPlayerCounts } from "./player-counts.ts";

/** Each statistic, part by part (`df_stn_`). */
export const partStatisticsBody: StoryAnswer = ({ story, lang }) => {
  const figures = story.figures.filter(({ part }) => part > 0);
  const types = [...new Set(figures.map(({ type }) => type))].toSorted((a, b) => a - b);
  return toSignedBody(
    partStatisticsSection,
    types.flatMap((type) => {
      const name = statisticName(type);
      if (name === null) return [];
      const groups = figures
        .filter((figure) => figure.type === type)
        .map(({ part, home, away }) => ({ part: partLabel(story, part, lang), home, away }));
      const label = statisticLabel(name, story.state.schedule.sportId, lang);
      return [{ kind: "statistic" as const, fields: { id: type, label }, groups }];
    }),
  );
};

/** What each player did (`df_stp_`). */
export const playerCountsBody: StoryAnswer = ({ story, lang }) => {
  const { schedule } = story.state;
  return toSignedBody(
    playerCountsSection,
    toPlayerCounts(story).map(({ player, side, counts }) => ({
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
