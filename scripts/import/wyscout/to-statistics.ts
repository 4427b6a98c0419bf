import { statisticTypes, type StatisticName } from "../../../shared/sports/statistic-types.ts";
import type { Incident, Side } from "../../../shared/timeline/incident.ts";
import { toPeriods } from "./periods.ts";
import type { MatchPeriod, WyscoutEvent } from "./schema.ts";

const accurate = 1801;
const partOf: Readonly<Record<MatchPeriod, number | null>> = { "1H": 1, "2H": 2, E1: 3, E2: 3, P: null };

/** Events that are too frequent to be reported one by one, so they are counted. */
const counted: readonly (readonly [StatisticName, (event: WyscoutEvent) => boolean])[] = [
  ["passes", ({ eventName }) => eventName === "Pass"],
  ["passesCompleted", ({ eventName, tags }) => eventName === "Pass" && tags.some(({ id }) => id === accurate)],
  ["crosses", ({ subEventName }) => subEventName === "Cross" || subEventName === "Free kick cross"],
  ["clearances", ({ subEventName }) => subEventName === "Clearance"],
  ["goalKicks", ({ subEventName }) => subEventName === "Goal kick"],
];

/** Passes and the like, of the part and of the match so far, at the end of each period. */
export function toStatistics(
  events: readonly WyscoutEvent[],
  startSeconds: number,
  sideOf: (teamId: number) => Side | null,
): readonly Incident[] {
  return toPeriods(events, startSeconds).flatMap(({ period, endSeconds }, index, periods): readonly Incident[] => {
    const part = partOf[period];
    if (part === null) return [];
    const soFar = new Set(periods.slice(0, index + 1).map((each) => each.period));
    const known = events.filter(({ matchPeriod }) => soFar.has(matchPeriod));
    const own = known.filter(({ matchPeriod }) => partOf[matchPeriod] === part);
    const at = (of: number, figures: ReturnType<typeof toFigures>) =>
      ({ kind: "statistics", id: `statistics-${of}-${period}`, atSeconds: endSeconds, period: of, figures }) as const;
    return [at(part, toFigures(own, sideOf)), at(0, toFigures(known, sideOf))];
  });
}

function toFigures(events: readonly WyscoutEvent[], sideOf: (teamId: number) => Side | null) {
  const count = (side: Side, is: (event: WyscoutEvent) => boolean) =>
    events.filter((event) => sideOf(event.teamId) === side && is(event)).length;
  const figures = counted.map(([name, is]) => ({
    type: statisticTypes[name],
    home: String(count(1, is)),
    away: String(count(2, is)),
  }));
  const passes = figures.find(({ type }) => type === statisticTypes.passes);
  const [home, away] = [Number(passes?.home ?? 0), Number(passes?.away ?? 0)];
  if (home + away === 0) return figures;
  // Possession as it is usually counted: the share of the passes.
  const share = Math.round((home * 100) / (home + away));
  return [...figures, { type: statisticTypes.possession, home: `${share}%`, away: `${100 - share}%` }];
}
