/** How far a game is, for the question how soon it has to be looked at again. */
export type Progress = {
  readonly startSeconds: number;
  /** When its final result was known; null while there is none. */
  readonly settledSeconds: number | null;
  /** Over, and its result is still missing. */
  readonly isPending: boolean;
};

/** How often a source is asked, in milliseconds. */
export type Pace = {
  /** A game is being played. */
  readonly liveMs: number;
  /** One begins within the hour. */
  readonly soonMs: number;
  /** One is over, and its result is missing. */
  readonly pendingMs: number;
  /** Nothing of that. */
  readonly idleMs: number;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A game that is not over by then was postponed, abandoned or forgotten: it is no longer asked for every minute. */
export const longestGameMs = 4 * hourMs;
const soonFromMs = hourMs;
/** Sources correct what they said: often in the first hours, seldom later. How old a result is, and how often it is read again. */
const afterwards: readonly (readonly [youngerMs: number, everyMs: number])[] = [
  [2 * hourMs, 10 * minuteMs],
  [dayMs, hourMs],
  [7 * dayMs, dayMs],
];

/** How old the answer about these games may become at an instant: as little as the game that needs it most allows. */
export function paceOf(games: readonly Progress[], nowMs: number, pace: Pace): number {
  return Math.min(pace.idleMs, ...games.map((game) => paceOfGame(game, nowMs, pace)));
}

function paceOfGame({ startSeconds, settledSeconds, isPending }: Progress, nowMs: number, pace: Pace): number {
  if (settledSeconds !== null) {
    const ageMs = nowMs - settledSeconds * 1000;
    return afterwards.find(([youngerMs]) => ageMs < youngerMs)?.[1] ?? pace.idleMs;
  }
  const untilMs = startSeconds * 1000 - nowMs;
  if (untilMs > soonFromMs) return pace.idleMs;
  if (untilMs > 0) return pace.soonMs;
  if (untilMs < -longestGameMs) return untilMs > -dayMs ? hourMs : pace.idleMs;
  return isPending ? pace.pendingMs : pace.liveMs;
}

/** When the next game comes within the hour, or begins: until then nothing changes by the clock alone. */
export function nextMomentMs(games: readonly Progress[], nowMs: number): number {
  const moments = games.flatMap(({ startSeconds, settledSeconds }) => {
    const startMs = startSeconds * 1000;
    return settledSeconds === null ? [startMs - soonFromMs, startMs] : [];
  });
  return Math.min(Infinity, ...moments.filter((momentMs) => momentMs > nowMs));
}

/** Whether a game is being played, or should be. */
export const isUnderWay = ({ startSeconds, settledSeconds }: Progress, nowMs: number): boolean =>
  settledSeconds === null && startSeconds * 1000 <= nowMs && nowMs <= startSeconds * 1000 + longestGameMs;
