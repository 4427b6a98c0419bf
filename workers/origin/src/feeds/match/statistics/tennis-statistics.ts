import { textsIn } from "../../../texts/texts-in.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { statisticLabel } from "../../../texts/statistic-label.ts";
import { statisticTypes, type StatisticName } from "../../../../../../shared/sports/statistic-types.ts";
import type { MatchContext } from "../match-question.ts";
import type { LabelTexts } from "../../../texts/label-texts.ts";
import { periodLabel } from "../periods.ts";
import { toPointHistory } from "../points/point-history.ts";
import { countShares, type Share, type Shares } from "../points/won-shares.ts";
import type { Figure, FigureGroup } from "./statistic-groups.ts";

/** A tennis match's figures in the groups and forms of recorded bodies: by label alone, "3/5", "80%", "71% (51/72)". */
export function toTennisGroups({ details, lang }: MatchContext): (period: number) => readonly FigureGroup[] {
  const history = toPointHistory(details, lang);
  const { shares: shareLabels } = textsIn(lang).labels;
  return (period) => {
    const valuesOf = (name: StatisticName) =>
      details.figures.find((figure) => figure.period === period && figure.type === statisticTypes[name]);
    const plain = (name: StatisticName, shown = (text: string) => text): readonly Figure[] => {
      const values = valuesOf(name);
      return values === undefined ? [] : [toFigure(name, lang, shown(values.home), shown(values.away))];
    };
    const sets = period === 0 ? history : history.filter(({ label }) => label === periodLabel(details, period, lang));
    const shares = countShares(sets.flatMap(({ games }) => games));
    const share = (name: keyof Shares & keyof LabelTexts["shares"]): readonly Figure[] => {
      const [home, away] = shares[name];
      if (home.of + away.of === 0) return [];
      return [{ id: null, label: shareLabels[name], home: percentOf(home), away: percentOf(away) }];
    };
    const breaks = toBreaks(valuesOf("breakPoints"), valuesOf("breakPointsWon"));
    return [
      {
        group: "service",
        figures: [
          ...plain("aces"),
          ...plain("doubleFaults"),
          ...plain("firstServe", (text) => text.replace(/ \(.*$/, "")),
          ...(breaks === null ? [] : [toFigure("breakPoints", lang, savedOf(breaks[1]), savedOf(breaks[0]))]),
        ],
      },
      {
        group: "return",
        figures: breaks === null ? [] : [toFigure("breakPointsWon", lang, wonOf(breaks[0]), wonOf(breaks[1]))],
      },
      {
        group: "rallies",
        figures: [
          ...plain("winners"),
          ...plain("unforcedErrors"),
          ...share("servicePoints"),
          ...share("returnPoints"),
          ...share("allPoints"),
        ],
      },
      { group: "games", figures: [...share("serviceGames"), ...share("returnGames"), ...share("allGames")] },
    ];
  };
}

const toFigure = (name: StatisticName, lang: MatchContext["lang"], home: string, away: string): Figure => ({
  id: null,
  label: statisticLabel(name, sportIds.tennis, lang),
  home,
  away,
});

type Values = { readonly home: string; readonly away: string } | undefined;

/** The break points of each side, and how many of them it won; null if nobody counted them. */
function toBreaks(chances: Values, won: Values): readonly [home: Share, away: Share] | null {
  if (chances === undefined) return null;
  return [
    { won: Number(won?.home ?? 0), of: Number(chances.home) },
    { won: Number(won?.away ?? 0), of: Number(chances.away) },
  ];
}

const wonOf = ({ won, of }: Share) => `${won}/${of}`;
/** Shows how many break points a side saved, from the other side's share of won ones. */
const savedOf = ({ won, of }: Share) => `${of - won}/${of}`;
const percentOf = ({ won, of }: Share) => `${of === 0 ? 0 : Math.round((100 * won) / of)}% (${won}/${of})`;
