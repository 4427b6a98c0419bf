import { isPlayed, playedStatuses, type Game } from "./game.ts";

/** What a source has said of a match lately, as far as it tells a change from a mistake that comes and goes. */
export type Steadiness = {
  /** States that were believed and then replaced, each with the time of its end in unix seconds; the last ten minutes of them. */
  readonly left: readonly (readonly [state: string, atSeconds: number])[];
  /** A state that is not believed yet, and until when the source has to stay with it. */
  readonly waiting: { readonly game: Game; readonly untilSeconds: number } | null;
};

export const steady: Steadiness = { left: [], waiting: null };

/** For how long a step back, or the first return to a former state, has to stand. */
const holdSeconds = 60;
/** A state that was left this long ago is a new one. */
const forgottenSeconds = 600;

/**
 * Decides which description of a match to believe. Sources alternate between two states where their own caches differ, and
 * followers would get a message each time. So a step back, and a state that was left a short while ago, have to stand for a
 * minute; each further return between the same two states has to stand four times as long.
 * @param believed the description that was believed last; null for a match that is new
 * @param pace 1, or less where time runs faster
 */
export function holdFlaps(
  read: Game,
  believed: Game | null,
  { left, waiting }: Steadiness,
  nowSeconds: number,
  pace: number,
): { readonly game: Game; readonly steadiness: Steadiness } {
  if (believed === null) return { game: read, steadiness: steady };
  const recent = left.filter(([, atSeconds]) => nowSeconds - atSeconds < forgottenSeconds);
  const state = stateOf(read);
  if (state === stateOf(believed)) return { game: read, steadiness: { left: recent, waiting: null } };
  const isSame = waiting !== null && stateOf(waiting.game) === state;
  const untilSeconds = isSame ? waiting.untilSeconds : nowSeconds + pace * secondsToStand(read, believed, recent);
  if (nowSeconds < untilSeconds) {
    return { game: believed, steadiness: { left: recent, waiting: { game: read, untilSeconds } } };
  }
  return { game: read, steadiness: { left: [...recent, [stateOf(believed), nowSeconds]], waiting: null } };
}

function secondsToStand(read: Game, believed: Game, left: Steadiness["left"]): number {
  const ends = [stateOf(read), stateOf(believed)];
  const isReturn = left.some(([state]) => state === ends[0]);
  if (!isReturn) return isStepBack(believed, read) ? holdSeconds : 0;
  return holdSeconds * 4 ** (left.filter(([state]) => ends.includes(state)).length - 1);
}

/** A goal that the source names differs from the one that it took back, so that it is told at once. */
const stateOf = ({ status, score, isOver, result, goals }: Game): string =>
  JSON.stringify([status, score, isOver, result, goals.map(({ key }) => key)]);

/** Whether a match is less far, or its score is lower, than before. */
function isStepBack(before: Game, after: Game): boolean {
  const [from, to] = [stageOf(before), stageOf(after)];
  if (from !== null && to !== null && to < from) return true;
  if (before.score === null || after.score === null) return false;
  return after.score[0] < before.score[0] || after.score[1] < before.score[1];
}

/** How far a match is; null for a stage that has no place among the others, such as an interruption. */
function stageOf({ status, isOver, score }: Game): number | null {
  if (isOver) return playedStatuses.length + 1;
  if (status === null) return null;
  if (isPlayed(status)) return playedStatuses.indexOf(status) + 1;
  return score === null ? 0 : null;
}
