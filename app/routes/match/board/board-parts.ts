import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { isPlaying } from "../../../../shared/sports/status-types.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";
import { countsPeriods, regularPeriods } from "../../../../shared/timeline/periods.ts";
import { unbattedText } from "../../../features/match/half-inning.ts";
import { periodPairs } from "../../../features/match-row/period-scores.ts";
import { isLastSetOver, scoreOf, viewOf } from "../../../features/match-row/result.ts";

/** A column of the board: a set, a quarter, an inning, or a figure beside them. */
export type BoardPart = {
  readonly kind: "period" | "extra" | "half1" | "half2" | "hits" | "errors" | "legs" | "game" | "points";
  /** The number of a period, from 1. */
  readonly number: number;
  readonly home: string;
  readonly away: string;
  /** Points of a set's tie-break. */
  readonly homeTieBreak: string;
  readonly awayTieBreak: string;
  /** The side that won the part; 0 if none did. */
  readonly winner: 0 | 1 | 2;
  /** Whether the part is being played: not at a break, nor while penalties are taken. */
  readonly isRunning: boolean;
};

/** Every part of a game in the order of play, then what its sport counts beside them. */
export function boardPartsOf(event: EventFields, sportId: number): readonly BoardPart[] {
  return [...periodParts(event, sportId), ...figureParts(event), ...gamePart(event, sportId)];
}

function periodParts(event: EventFields, sportId: number): readonly BoardPart[] {
  const shown = sportById(sportId)?.scorePeriods ?? 0;
  // Football shows its parts as text; in cricket the runs of an innings are the score already.
  if (shown < 2 || event.cricketType || sportId === sportIds.cricket) return [];
  const pairs = periodPairs(event);
  const isSets = countsPeriods(sportId);
  // Show more parts than the sport has (C3.14) only where they add up to the score, as several overtimes do.
  const most = isSets || !addUp(pairs, event) ? shown : pairs.length;
  const count = Math.min(most, pairs.findLastIndex((pair) => pair !== null) + 1);
  const status = event.status ?? eventStatus.scheduled;
  const isLive = viewOf(event) === "live";
  const isWon = isLastSetOver(event, sportId, count);
  const isPlayed = isLive && isPlaying(status) && status !== eventStatus.penalties && !isWon;
  // A set that rain interrupts goes on; one before a break is over.
  const isOpen = isLive && status !== eventStatus.break && !isWon;
  const unbatted = unbattedText(event, sportId);
  const tieBreaks = tieBreakPairs(event);
  return pairs.slice(0, count).flatMap((pair, index): BoardPart[] => {
    if (pair === null) return [];
    const isLast = index === count - 1;
    const [home, away] = pair;
    const [homeTieBreak, awayTieBreak] = tieBreaks[index] ?? [null, null];
    return [
      {
        kind: index >= regularPeriods(sportId) ? "extra" : "period",
        number: index + 1,
        home: isLast && unbatted !== null ? unbatted : String(home),
        away: String(away),
        homeTieBreak: toText(homeTieBreak),
        awayTieBreak: toText(awayTieBreak),
        winner: !isSets || (isOpen && isLast) || home === away ? 0 : home > away ? 1 : 2,
        isRunning: isPlayed && isLast,
      },
    ];
  });
}

const addUp = (pairs: readonly (Pair | null)[], event: EventFields): boolean =>
  [0, 1].every((side) => pairs.reduce((sum, pair) => sum + (pair?.[side] ?? 0), 0) === scoreOf(event)?.[side]);

const tieBreakPairs = (event: EventFields) =>
  [
    [event.homeTieBreak1, event.awayTieBreak1],
    [event.homeTieBreak2, event.awayTieBreak2],
    [event.homeTieBreak3, event.awayTieBreak3],
    [event.homeTieBreak4, event.awayTieBreak4],
    [event.homeTieBreak5, event.awayTieBreak5],
  ] as const;

function figureParts(event: EventFields): readonly BoardPart[] {
  const figures = [
    ["half1", event.homeHalf1, event.awayHalf1],
    ["half2", event.homeHalf2, event.awayHalf2],
    ["legs", event.homeLegs, event.awayLegs],
    ["hits", event.homeHits, event.awayHits],
    ["errors", event.homeErrors, event.awayErrors],
  ] as const;
  return figures.flatMap(([kind, home, away]) =>
    typeof home === "number" && typeof away === "number" ? [toPart(kind, String(home), String(away))] : [],
  );
}

/** The running game of a set; elsewhere the points of the frame, the leg or the map that is played. */
const gamePart = (event: EventFields, sportId: number): readonly BoardPart[] =>
  event.homeGamePoints && event.awayGamePoints && viewOf(event) === "live"
    ? [
        {
          ...toPart(countsPeriods(sportId) ? "game" : "points", event.homeGamePoints, event.awayGamePoints),
          isRunning: true,
        },
      ]
    : [];

/** What stands behind the score of the whole game: hits and errors, as baseball's boards have them, and the points of the running frame. */
export const isBehindTotal = ({ kind }: BoardPart): boolean =>
  kind === "hits" || kind === "errors" || kind === "points";

const toPart = (kind: BoardPart["kind"], home: string, away: string): BoardPart => ({
  kind,
  number: 0,
  home,
  away,
  homeTieBreak: "",
  awayTieBreak: "",
  winner: 0,
  isRunning: false,
});

const toText = (value: number | null | undefined): string => (typeof value === "number" ? String(value) : "");
