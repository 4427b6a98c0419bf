import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import type { SeriesGame } from "../../../../shared/wire/sections/read-match.ts";
import { scoreOf, viewOf } from "../../match-row/result.ts";
import { useMatch } from "../match-context.tsx";

/** From this number of games on a series is won by games; two are the legs of a tie, whose scores are added up. */
const shortestSeries = 3;

type SeriesSum = {
  readonly kind: "legs" | "series";
  /** The sum of this match's home side, then of the away side; null before any game has a score. */
  readonly score: readonly [home: number, away: number] | null;
  /** The side of this match that won the tie. It is 0 until the tie is over, and if both sums are equal and there was no shoot-out. */
  readonly winner: 0 | 1 | 2;
  /** The place of this match among the games, from 1. */
  readonly number: number;
  readonly count: number;
  /** The games before and after this one, by start. */
  readonly others: readonly SeriesGame[];
};

type Now = {
  readonly eventId: string;
  readonly homeId: string;
  /** The match's current score; the page's list of games may be older. */
  readonly score: readonly [home: number, away: number] | null;
  readonly isOver: boolean;
  readonly shootOut: readonly [home: number, away: number] | null;
};

/** A tie or series as of now, seen by the host of one of its games; null for a match that decides alone. */
export function sumOfSeries(games: readonly SeriesGame[], now: Now): SeriesSum | null {
  const at = games.findIndex(({ eventId }) => eventId === now.eventId);
  if (games.length < 2 || at === -1) return null;
  const isSeries = games.length >= shortestSeries;
  const { shootOut, ...ofNow } = now;
  const current = games.map((game): SeriesGame =>
    game.eventId === now.eventId ? { ...game, ...ofNow, ...(shootOut === null ? {} : { shootOut }) } : game,
  );
  const scores = current.flatMap(({ homeId, score, isOver }) => {
    if (score === null || (isSeries && !isOver)) return [];
    const [own, other] = homeId === now.homeId ? score : [score[1], score[0]];
    return [isSeries ? ([own > other ? 1 : 0, other > own ? 1 : 0] as const) : ([own, other] as const)];
  });
  const sum = scores.reduce<[number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  // A leg whose result is hidden, or was not played, leaves the sum unknown.
  const isUnknown = !isSeries && current.some(({ isOver, score }) => isOver && score === null);
  const isDecided = !isSeries && scores.length === games.length && current.every(({ isOver }) => isOver);
  return {
    kind: isSeries ? "series" : "legs",
    score: scores.length === 0 || isUnknown ? null : sum,
    winner: isDecided
      ? higherOf(sum) || higherOf(kicksOf(current, now.homeId)) || higherOf(awayGoalsOf(current, now.homeId))
      : 0,
    number: at + 1,
    count: games.length,
    others: games.filter(({ eventId }) => eventId !== now.eventId),
  };
}

/** The kicks of this match's home side and of the other, in whichever game of the tie they were taken. */
function kicksOf(games: readonly SeriesGame[], ownId: string): readonly [number, number] {
  const decided = games.find(({ shootOut }) => shootOut !== undefined);
  const [home, away] = decided?.shootOut ?? [0, 0];
  return decided?.homeId === ownId ? [home, away] : [away, home];
}

/** The goals away from home of this match's home side and of the other; none where they do not count. */
const awayGoalsOf = (games: readonly SeriesGame[], ownId: string): readonly [number, number] =>
  games.reduce<readonly [number, number]>(
    ([own, other], { hasAwayGoals, homeId, score }) => {
      const goals = hasAwayGoals === true ? (score?.[1] ?? 0) : 0;
      return homeId === ownId ? [own, other + goals] : [own + goals, other];
    },
    [0, 0],
  );

const higherOf = ([home, away]: readonly [number, number]): 0 | 1 | 2 => (home === away ? 0 : home > away ? 1 : 2);

/** The tie or series of the match, with its own score as the store has it. */
export function useSeries(event: EventFields | null): SeriesSum | null {
  const { eventId, series } = useMatch();
  if (event === null) return null;
  const { homeShootOut, awayShootOut } = event;
  return sumOfSeries(series, {
    eventId,
    homeId: event.homeParticipantId ?? "",
    score: scoreOf(event),
    isOver: viewOf(event) === "finished",
    shootOut:
      typeof homeShootOut === "number" && typeof awayShootOut === "number" ? [homeShootOut, awayShootOut] : null,
  });
}
