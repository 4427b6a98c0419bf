import { statisticsSection } from "../../../../../../shared/feed/sections/statistics.ts";
import { statisticLabel } from "../../../texts/statistic-label.ts";
import { statisticTypes, type StatisticName } from "../../../../../../shared/sports/statistic-types.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import type { MatchDetails, DetailsFigure } from "../../../ledger/story.ts";
import type { DetailsAnswer } from "../match-question.ts";
import { periodLabel } from "../periods.ts";
import { toSignedBody } from "../signed.ts";
import { statisticGroups, type StatisticGroup } from "./statistic-groups.ts";
import { textsIn } from "../../../texts/texts-in.ts";

type Rows = Parameters<typeof statisticsSection.encode>[0]["rows"];

/** The figures of the match and of each part, by group (`df_st_`). */
export const statisticsBody: DetailsAnswer = ({ details, lang }) => {
  const periods = [...new Set(details.figures.map(({ period }) => period))];
  return toSignedBody(
    statisticsSection,
    periods.flatMap((period): Rows => {
      const rows = toGroupRows(details, period, lang);
      const label = period === 0 ? textsIn(lang).labels.titles.match : periodLabel(details, period, lang);
      return rows.length === 0 ? [] : [{ kind: "period", fields: { label } }, ...rows];
    }),
  );
};

const groupNames = Object.keys(statisticGroups) as readonly StatisticGroup[];

function toGroupRows({ state, figures }: MatchDetails, period: number, lang: Language): Rows {
  const byType = new Map(figures.filter((figure) => figure.period === period).map((figure) => [figure.type, figure]));
  return groupNames.flatMap((group): Rows => {
    const names: readonly StatisticName[] = statisticGroups[group];
    const rows = names.flatMap((name): Rows => {
      const figure = byType.get(statisticTypes[name]);
      return figure === undefined ? [] : [toFigureRow(figure, name, state.schedule.sportId, lang)];
    });
    return rows.length === 0 ? [] : [{ kind: "group", fields: { label: textsIn(lang).labels.groups[group] } }, ...rows];
  });
}

const toFigureRow = ({ type, home, away }: DetailsFigure, name: StatisticName, sportId: number, lang: Language) => ({
  kind: "figure" as const,
  fields: { id: type, label: statisticLabel(name, sportId, lang), home, away },
});
