import type { Side } from "../../../../../../shared/timeline/incident.ts";
import { textsIn } from "../../../texts/texts-in.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { statisticLabel } from "../../../texts/statistic-label.ts";
import { statisticTypes, type StatisticName } from "../../../../../../shared/sports/statistic-types.ts";
import type { MatchContext } from "../match-question.ts";
import type { LabelTexts } from "../../../texts/label-texts.ts";
import { periodLabel } from "../period-rows.ts";
import { toPointHistory, type Point, type PointGame } from "../points/point-history.ts";
import type { Figure, FigureGroup } from "./statistic-groups.ts";

/** How many points or games a side won, of how many. */
type Share = { readonly won: number; readonly of: number };
type Pair = readonly [home: Share, away: Share];
type Shares = Readonly<
  Record<"servicePoints" | "returnPoints" | "allPoints" | "serviceGames" | "returnGames" | "allGames", Pair>
>;

type Won = { readonly server: Side | null; readonly winner: Side };

/**
 * Counts the points and games that each side of a tennis match won, on its own service and on the other's. A tie-break
 * counts as no side's service game.
 */
function countShares(games: readonly PointGame[]): Shares {
  const points = games.flatMap(toWonPoints);
  const over = games.flatMap(({ server, winner, tieBreak }): Won[] =>
    winner === null ? [] : [{ server: tieBreak.length > 0 ? null : server, winner }],
  );
  return {
    servicePoints: shareOf(points, (side, { server }) => server === side),
    returnPoints: shareOf(points, (side, { server }) => server !== null && server !== side),
    allPoints: shareOf(points, () => true),
    serviceGames: shareOf(over, (side, { server }) => server === side),
    returnGames: shareOf(over, (side, { server }) => server !== null && server !== side),
    allGames: shareOf(over, () => true),
  };
}

function shareOf(all: readonly Won[], isOf: (side: Side, won: Won) => boolean): Pair {
  const ofSide = (side: Side): Share => {
    const own = all.filter((won) => isOf(side, won));
    return { won: own.filter(({ winner }) => winner === side).length, of: own.length };
  };
  return [ofSide(1), ofSide(2)];
}

/** The winner of each point of a game. Sources report the score after all points but the last, which the game's winner won. */
function toWonPoints({ server, winner, points, tieBreak }: PointGame): readonly Won[] {
  if (tieBreak.length > 0) return tieBreak;
  const reported = points.map((point, index) => ({ server, winner: winnerOf(point, points[index - 1]) }));
  return winner === null || points.length === 0 ? reported : [...reported, { server, winner }];
}

const values = ["0", "15", "30", "40", "A"];
const valueOf = (text: string) => values.indexOf(text);

/** An advantage that is lost goes down, and was won by the other side. */
function winnerOf({ home, away }: Point, before: Pick<Point, "home" | "away"> = { home: "0", away: "0" }): Side {
  const isHome = valueOf(home) > valueOf(before.home) || valueOf(away) < valueOf(before.away);
  return isHome ? 1 : 2;
}

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
