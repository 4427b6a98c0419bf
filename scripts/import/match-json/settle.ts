import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { Incident, Pair } from "../../../shared/timeline/incident.ts";
import type { IngestEvent } from "../../../shared/ingest/event-schema.ts";
import { finalScore } from "../parsed-match.ts";
import { addsUpPeriods } from "../../../shared/timeline/periods.ts";
import type { JsonMatch } from "./schema.ts";

/** The assumed length of a match without incidents to show its end. */
const usualLengthSeconds = 2 * 3600;

/** The kinds of incidents that change a score or divide it into periods. */
const scoring: ReadonlySet<Incident["kind"]> = new Set([
  "status",
  "goal",
  "points",
  "period-won",
  "shoot-out",
  "correction",
]);

type Settled = { readonly timeline: readonly Incident[]; readonly fault: string | null };

/**
 * Compares the incidents with the final score. If they do not add up to it, the final score counts and the scoring
 * incidents are dropped; without scoring incidents, one incident reports the final score.
 */
export function settle(event: IngestEvent, written: JsonMatch, reported: readonly Incident[]): Settled {
  const { match, partsFault } = withPossiblePeriods(event, written);
  const folded = fold(event, reported);
  const due = event.result === null ? (match.score?.total ?? null) : finalScore(event.result);
  const hasScoring = reported.some(({ kind }) => scoring.has(kind) && kind !== "status");
  const isReported = due === null || isSame(folded.score, due);
  const fault =
    hasScoring && !isReported ? `the incidents add up to ${text(folded.score)}, the score is ${text(due)}` : partsFault;
  const kept = isReported ? reported : reported.filter(({ kind }) => !scoring.has(kind));
  return { timeline: [...kept, ...toEnd(event, match, kept)], fault };
}

/** Leaves out periods that have more points than the game, unless it was awarded: then its score is another than was played. */
function withPossiblePeriods(
  { sportId }: IngestEvent,
  match: JsonMatch,
): { readonly match: JsonMatch; readonly partsFault: string | null } {
  const { score, status } = match;
  if (score === undefined || !addsUpPeriods(sportId) || status === eventStatus.awarded)
    return { match, partsFault: null };
  const sum = score.periods.reduce(([home, away], part) => [home + part[0], away + part[1]], [0, 0] as Pair);
  if (sum[0] <= score.total[0] && sum[1] <= score.total[1]) return { match, partsFault: null };
  const partsFault = `the periods add up to ${text(sum)}, the score is ${text(score.total)}: they are left out`;
  return { match: { ...match, score: { ...score, periods: [] } }, partsFault };
}

/** Returns the final score and status, where the incidents do not show them. An event with a result needs no status to close it. */
function toEnd(
  event: IngestEvent,
  { score, status: written }: JsonMatch,
  kept: readonly Incident[],
): readonly Incident[] {
  if (event.result !== null) return [];
  const atSeconds = kept.at(-1)?.atSeconds ?? event.startSeconds + usualLengthSeconds;
  const folded = fold(event, kept);
  const ended = written ?? (score === undefined ? null : eventStatus.finished);
  const isScored = score === undefined || (isSame(folded.score, score.total) && hasPeriods(folded, score.periods));
  return [
    ...(score === undefined || isScored
      ? []
      : [{ kind: "correction", id: "score", atSeconds, score: score.total, periods: score.periods } as const]),
    ...(ended === null || ended === folded.status
      ? []
      : [{ kind: "status", id: "end", atSeconds, status: ended } as const]),
  ];
}

const fold = (event: IngestEvent, timeline: readonly Incident[]): EventState =>
  foldTimeline({ ...event, provider: "ingest", clockRate: 1 }, timeline);
const isSame = (a: Pair | null, b: Pair) => a?.join() === b.join();
const text = (score: Pair | null) => score?.join("-") ?? "none";
/** A file may leave out the parts. */
const hasPeriods = ({ periods }: EventState, reported: readonly Pair[]) =>
  reported.length === 0 || JSON.stringify(periods) === JSON.stringify(reported);
