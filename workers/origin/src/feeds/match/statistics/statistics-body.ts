import { statisticsSection } from "../../../../../../shared/feed/sections/statistics.ts";
import { statisticLabel } from "../../../texts/statistic-label.ts";
import { statisticTypes, type StatisticName } from "../../../../../../shared/sports/statistic-types.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import type { Story, StoryFigure } from "../../../ledger/story.ts";
import type { StoryAnswer } from "../match-question.ts";
import { partLabel } from "../periods.ts";
import { toSignedBody } from "../signed.ts";
import { statisticGroups, type StatisticGroup } from "./statistic-groups.ts";
import { textsIn } from "../../../texts/texts-in.ts";

type Rows = Parameters<typeof statisticsSection.encode>[0]["rows"];

/** The figures of the match and of each part, by group (`df_st_`). */
export const statisticsBody: StoryAnswer = ({ story, lang }) => {
  const parts = [...new Set(story.figures.map(({ part }) => part))];
  return toSignedBody(
    statisticsSection,
    parts.flatMap((part): Rows => {
      const rows = toGroupRows(story, part, lang);
      const label = part === 0 ? textsIn(lang).labels.titles.match : partLabel(story, part, lang);
      return rows.length === 0 ? [] : [{ kind: "period", fields: { label } }, ...rows];
    }),
  );
};

const groupNames = Object.keys(statisticGroups) as readonly StatisticGroup[];

function toGroupRows({ state, figures }: Story, part: number, lang: Language): Rows {
  const byType = new Map(figures.filter((figure) => figure.part === part).map((figure) => [figure.type, figure]));
  return groupNames.flatMap((group): Rows => {
    const names: readonly StatisticName[] = statisticGroups[group];
    const rows = names.flatMap((name): Rows => {
      const figure = byType.get(statisticTypes[name]);
      return figure === undefined ? [] : [toFigureRow(figure, name, state.schedule.sportId, lang)];
    });
    return rows.length === 0 ? [] : [{ kind: "group", fields: { label: textsIn(lang).labels.groups[group] } }, ...rows];
  });
}

const toFigureRow = ({ type, home, away }: StoryFigure, name: StatisticName, sportId: number, lang: Language) => ({
  kind: "figure" as const,
  fields: { id: type, label: statisticLabel(name, sportId, lang), home, away },
});
