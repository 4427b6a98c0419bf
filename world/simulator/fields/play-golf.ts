import { participantStatuses } from "../../../shared/sports/participant-statuses.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { ranksBy, type FieldPlay } from "./field-recorder.ts";
import type { Random } from "../../../shared/basics/random.ts";

const holes = 18;
const holeSeconds = 860;
const groupSize = 3;
const teesOfStart = 2;
const groupSeconds = 11 * 60;
const daySeconds = 86_400;
/** Shorter than a hole, so that each one is reported by itself. */
const tickSeconds = 600;
/** The share of players who play on after two rounds, with all who are level with the last of them. */
const cutShare = 0.65;

const rounds = [eventStatus.round1, eventStatus.round2, eventStatus.round3, eventStatus.round4] as const;
const afterRounds = [eventStatus.afterRound1, eventStatus.afterRound2, eventStatus.afterRound3] as const;

/** Four rounds on four days; strokes against par are reported every ten minutes. */
export function playGolf({ recorder, random, strengths, startSeconds }: FieldPlay): void {
  const totals = strengths.map(() => 0);
  const out = new Set<number>();
  rounds.forEach((round, roundIndex) => {
    const roundStart = startSeconds + roundIndex * daySeconds;
    recorder.status(round, roundStart);
    const cards = strengths.map((strength) => Array.from({ length: holes }, () => strokes(random, strength)));
    const starts = teeTimes(totals, out, roundStart);
    const end = Math.max(...starts.filter((_, index) => !out.has(index))) + holes * holeSeconds;
    for (let at = roundStart + tickSeconds; at < end + tickSeconds; at += tickSeconds) {
      const played = starts.map((start) => Math.max(0, Math.min(holes, Math.floor((at - start) / holeSeconds))));
      const today = cards.map((card, index) => sum(card.slice(0, played[index])));
      const results = today.map((strokesToday, index) => (totals[index] ?? 0) + strokesToday);
      // Players are unranked until their first hole of the tournament. In later rounds they stay ranked before they tee off, and can be overtaken.
      const isRanked = (index: number) => !out.has(index) && (roundIndex > 0 || (played[index] ?? 0) > 0);
      ranksBy(results.map((result, index) => (isRanked(index) ? result : null))).forEach((rank, index) => {
        const done = played[index] ?? 0;
        if (rank === null) return;
        if (done === 0) return recorder.record(index, { rank }, at);
        recorder.record(
          index,
          {
            rank,
            golfHole: done === holes ? "F" : String(done),
            golfHolesPlayed: done,
            golfParToday: today[index] ?? 0,
            golfResult: toParText(results[index] ?? 0),
          },
          at,
        );
      });
    }
    cards.forEach((card, index) => (totals[index] = (totals[index] ?? 0) + sum(card)));
    if (roundIndex === 1) cut(end + tickSeconds);
    recorder.status(afterRounds[roundIndex] ?? eventStatus.finished, end + tickSeconds);
  });

  function cut(atSeconds: number) {
    const line = totals.toSorted((a, b) => a - b)[Math.floor(totals.length * cutShare) - 1] ?? Infinity;
    totals.forEach((total, index) => {
      if (total <= line) return;
      out.add(index);
      recorder.record(index, { rank: null, golfHole: null, stopReason: participantStatuses.cutOff }, atSeconds);
      recorder.leave(index, eventStatus.finished, atSeconds);
    });
  }
}

/** Threes go out from both tees at a time, the leaders last; so a field of 126 is home before dark. */
function teeTimes(totals: readonly number[], out: ReadonlySet<number>, roundStart: number): readonly number[] {
  const order = [...totals.keys()]
    .filter((index) => !out.has(index))
    .toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b);
  const starts = totals.map(() => roundStart);
  order.forEach(
    (index, place) => (starts[index] = roundStart + Math.floor(place / (teesOfStart * groupSize)) * groupSeconds),
  );
  return starts;
}

/** Strokes against par on a hole. */
function strokes(random: Random, strength: number): number {
  const luck = random() - strength * 0.05;
  if (luck < 0.008) return -2;
  if (luck < 0.22) return -1;
  if (luck < 0.83) return 0;
  return luck < 0.975 ? 1 : 2;
}

/** "E" for even, else with its sign. */
export const toParText = (strokesToPar: number): string =>
  strokesToPar === 0 ? "E" : strokesToPar > 0 ? `+${strokesToPar}` : String(strokesToPar);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
