/** The progress of a game, which decides how soon to request it again. */
export type Progress = {
  readonly startSeconds: number;
  /** When its final result was known; null while there is none. */
  readonly settledSeconds: number | null;
  /** Over, and its result is still missing. */
  readonly isPending: boolean;
  /** When the last description of it, which is not believed yet, is to be looked at again; absent where there is none. */
  readonly heldUntilSeconds?: number;
  /** Until when it is taken for live without news of its end; absent where the usual time holds. */
  readonly liveUntilSeconds?: number;
};

/** How often a source is asked, in milliseconds. */
export type Pace = {
  /** A game is being played. */
  readonly liveMs: number;
  /** One begins within the hour. */
  readonly soonMs: number;
  /** One is over, and its result is missing. */
  readonly pendingMs: number;
  /** None of these holds. */
  readonly idleMs: number;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/**
 * A game that is not over by then was postponed, abandoned or forgotten, so it is no longer requested every minute. It leaves room
 * for a thunderstorm of more than two hours.
 */
export const longestGameMs = 6 * hourMs;
/** After a change that the source reports a game may go on for this long. */
const afterChangeSeconds = 4 * 3600;
/** A game that is interrupted or delayed goes on within the day, or its source says that it does not. */
const restingSeconds = 86_400;
const soonFromMs = hourMs;
/** How often a result of an age is read again: sources correct their results often in the first hours, seldom later. */
const afterwards: readonly (readonly [youngerMs: number, everyMs: number])[] = [
  [2 * hourMs, 10 * minuteMs],
  [dayMs, hourMs],
  [7 * dayMs, dayMs],
];

/** The oldest that the answer about these games may become at an instant: the shortest age that any of the games allows. */
export function paceOf(games: readonly Progress[], nowMs: number, pace: Pace): number {
  return Math.min(pace.idleMs, ...games.map((game) => paceOfGame(game, nowMs, pace)));
}

/**
 * Until when a game is taken for live without news of its end, in unix seconds.
 * @param changedSeconds when its source last reported a change
 */
export function toLiveUntil(startSeconds: number, changedSeconds: number, isResting: boolean): number {
  const usual = startSeconds + longestGameMs / 1000;
  return Math.max(isResting ? startSeconds + restingSeconds : usual, changedSeconds + afterChangeSeconds);
}

const liveUntilMs = ({ startSeconds, liveUntilSeconds }: Progress): number =>
  liveUntilSeconds === undefined ? startSeconds * 1000 + longestGameMs : liveUntilSeconds * 1000;

function paceOfGame(game: Progress, nowMs: number, pace: Pace): number {
  const { startSeconds, settledSeconds, isPending } = game;
  if (settledSeconds !== null) {
    const ageMs = nowMs - settledSeconds * 1000;
    return afterwards.find(([youngerMs]) => ageMs < youngerMs)?.[1] ?? pace.idleMs;
  }
  const untilMs = startSeconds * 1000 - nowMs;
  if (untilMs > soonFromMs) return pace.idleMs;
  if (untilMs > 0) return pace.soonMs;
  if (nowMs > liveUntilMs(game)) return untilMs > -dayMs ? hourMs : pace.idleMs;
  return isPending ? pace.pendingMs : pace.liveMs;
}

/** The next time at which a game is an hour away from its start, or begins: until then the clock alone changes nothing. */
export function nextMomentMs(games: readonly Progress[], nowMs: number): number {
  const moments = games.flatMap(({ startSeconds, settledSeconds }) => {
    const startMs = startSeconds * 1000;
    return settledSeconds === null ? [startMs - soonFromMs, startMs] : [];
  });
  return Math.min(Infinity, ...moments.filter((momentMs) => momentMs > nowMs));
}

/** Whether a game is being played, or should be. */
export const isUnderWay = (game: Progress, nowMs: number): boolean =>
  game.settledSeconds === null && game.startSeconds * 1000 <= nowMs && nowMs <= liveUntilMs(game);
