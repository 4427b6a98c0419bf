import { statisticsSection } from "../../../../../../shared/wire/sections/statistics-section.ts";
import { statisticLabel } from "../../../texts/statistic-label.ts";
import { statisticTypes, type StatisticName } from "../../../../../../shared/sports/statistic-types.ts";
import type { DetailsFigure } from "../../../ledger/match-details.ts";
import type { MatchContext, DetailsAnswer } from "../match-question.ts";
import { periodLabel } from "../periods.ts";
import { toSignedBody } from "../signed.ts";
import {
  footballGroups,
  statisticGroups,
  type Figure,
  type FigureGroup,
  type StatisticGroup,
} from "./statistic-groups.ts";
import { textsIn } from "../../../texts/texts-in.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { toTennisGroups } from "./tennis-statistics.ts";

type Rows = Parameters<typeof statisticsSection.encode>[0]["rows"];

/** The figures of the match and of each part, by group (`df_st_`). */
export const statisticsBody: DetailsAnswer = (match) => {
  const { details, lang } = match;
  const periods = [...new Set(details.figures.map(({ period }) => period))];
  const toGroups = details.state.schedule.sportId === sportIds.tennis ? toTennisGroups(match) : toOwnGroups(match);
  return toSignedBody(
    statisticsSection,
    periods.flatMap((period): Rows => {
      const groups = toGroups(period).filter(({ figures }) => figures.length > 0);
      const label = period === 0 ? textsIn(lang).labels.titles.match : periodLabel(details, period, lang);
      return groups.length === 0
        ? []
        : [{ kind: "period", fields: { label } }, ...groups.flatMap((group) => toGroupRows(group, match))];
    }),
  );
};

const toGroupRows = ({ group, figures }: FigureGroup, { lang }: MatchContext): Rows => [
  { kind: "group", fields: { label: textsIn(lang).labels.groups[group] } },
  ...figures.map(({ id, ...values }) =>
    id === null
      ? { kind: "labelled" as const, fields: values }
      : { kind: "figure" as const, fields: { id, ...values } },
  ),
];

/** No body of basketball has ids. */
const withoutIds: ReadonlySet<number> = new Set([sportIds.basketball]);

function toOwnGroups({ details: { state, figures }, lang }: MatchContext): (period: number) => readonly FigureGroup[] {
  const { sportId } = state.schedule;
  const groups: Partial<Record<StatisticGroup, readonly StatisticName[]>> =
    sportId === sportIds.soccer ? footballGroups : statisticGroups;
  const toFigure = ({ type, home, away }: DetailsFigure, name: StatisticName): Figure => ({
    id: withoutIds.has(sportId) ? null : type,
    label: statisticLabel(name, sportId, lang),
    home,
    away,
  });
  return (period) => {
    const byType = new Map(figures.filter((figure) => figure.period === period).map((figure) => [figure.type, figure]));
    return groupNames
      .filter((group) => groups[group] !== undefined)
      .map((group) => ({
        group,
        figures: (groups[group] ?? []).flatMap((name) => {
          const figure = byType.get(statisticTypes[name]);
          return figure === undefined ? [] : [toFigure(figure, name)];
        }),
      }));
  };
}

/** The order of groups, whatever the sport. */
const groupNames = [
  "top",
  "scoring",
  "service",
  "rallies",
  "shots",
  "attack",
  "passes",
  "defence",
  "goalkeeping",
  "discipline",
] as const satisfies readonly StatisticGroup[];
