import { toHundredths } from "../../../../shared/basics/round.ts";
import { statisticGroups } from "../feeds/match/statistics/statistic-groups.ts";
import type { StatisticName } from "../../../../shared/sports/statistic-types.ts";
import { statisticName } from "../texts/statistic-label.ts";
import { groupBy } from "../standings/group-by.ts";
import type { CountedGame } from "./counted-game.ts";

export type TeamValue = {
  readonly teamId: string;
  /** Teams with the same shown value share a rank; the highest value is first. */
  readonly rank: number;
  /** The mean of a match, or a share in per cent. */
  readonly value: number;
  /** The matches in which it was counted. */
  readonly games: number;
};

export type TeamStatistic = {
  readonly name: StatisticName;
  readonly isShare: boolean;
  /** The highest first. */
  readonly teams: readonly TeamValue[];
};

/** A statistic that is named in a smaller share of the matches is rare, and its mean over these would be too high. */
const leastShare = 0.5;

/**
 * The statistics of a season's teams. A match in which a statistic was counted for neither side does not count for it, because nobody
 * knows whether it was none: the number of matches differs from statistic to statistic.
 */
export function toTeamStatistics(games: readonly CountedGame[]): readonly TeamStatistic[] {
  const withFigures = games.filter(({ figures }) => figures.length > 0);
  const figures = withFigures.flatMap(({ schedule, figures: own }) =>
    own.flatMap(({ type, home, away }) => {
      const [ofHome, ofAway] = [parseFigure(home), parseFigure(away)];
      if (ofHome === null || ofAway === null) return [];
      return [
        { type, teamId: schedule.home.id, figure: ofHome },
        { type, teamId: schedule.away?.id ?? "", figure: ofAway },
      ];
    }),
  );
  const known = [...groupBy(figures, ({ type }) => type)].flatMap(([type, own]) => {
    const name = statisticName(type);
    return name === null || own.length / 2 < leastShare * withFigures.length ? [] : [toStatistic(name, own)];
  });
  return known.toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
}

type Named = { readonly teamId: string; readonly figure: ReadFigure };

function toStatistic(name: StatisticName, figures: readonly Named[]): TeamStatistic {
  const values = [...groupBy(figures, ({ teamId }) => teamId)].map(([teamId, own]) => ({
    teamId,
    value: toHundredths(meanOf(own.map(({ figure }) => figure))),
    games: own.length,
  }));
  const ordered = values.toSorted((a, b) => b.value - a.value);
  return {
    name,
    isShare: figures.some(({ figure }) => figure.isShare),
    teams: ordered.map((each) => ({ ...each, rank: 1 + ordered.findIndex(({ value }) => value === each.value) })),
  };
}

type ReadFigure = {
  readonly value: number;
  readonly isShare: boolean;
  /** "271/319": what the share was counted from. */
  readonly parts: readonly [part: number, whole: number] | null;
};

/** "5", "1.07", "45%", "80% (341/427)"; null for any other text. */
function parseFigure(text: string): ReadFigure | null {
  const [, value, percent, part, whole] = /^(-?\d+(?:\.\d+)?)(%)?(?: \((\d+)\/(\d+)\))?$/.exec(text) ?? [];
  if (value === undefined) return null;
  const parts = part === undefined || whole === undefined ? null : ([Number(part), Number(whole)] as const);
  return { value: Number(value), isShare: percent !== undefined, parts };
}

/** A share of all that was counted where each match says that, otherwise the mean of the matches. */
function meanOf(figures: readonly ReadFigure[]): number {
  const parts = figures.flatMap(({ parts: own }) => (own === null ? [] : [own]));
  const whole = parts.reduce((sum, [, all]) => sum + all, 0);
  if (parts.length === figures.length && whole > 0) return (100 * parts.reduce((sum, [part]) => sum + part, 0)) / whole;
  return figures.reduce((sum, { value }) => sum + value, 0) / figures.length;
}

const order: readonly StatisticName[] = Object.values(statisticGroups).flat();
const placeOf = (name: StatisticName): number => (order.includes(name) ? order.indexOf(name) : order.length);
