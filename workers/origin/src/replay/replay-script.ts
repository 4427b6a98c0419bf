import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { correctTimeline } from "../../../../shared/timeline/correct.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident, Pair, Result } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { toScript } from "../../../../shared/timeline/plan/match-script.ts";
import { randomOf } from "../../../../shared/basics/random.ts";
import { planFromResult } from "./result-plan.ts";

/**
 * How a past event plays again: to the second where its timeline is known, at drawn minutes where only a football score
 * is known, and at once where there is nothing to play. Its end is the original one in each case.
 * @param reported the event's timeline @param schedule when and at which speed it plays again
 */
export function toReplayScript(
  source: EventState,
  reported: readonly Incident[],
  schedule: Schedule,
  seed: string,
): readonly Incident[] {
  const timeline = toTimeline(reported);
  if (timeline.some(({ kind }) => kind === "status")) return shift(source, timeline, schedule);
  const result = toResult(source);
  const { fullTime } = result;
  if (schedule.sportId !== sportIds.soccer || fullTime === null || !wasPlayedOut.has(source.status)) {
    return [{ kind: "result", atSeconds: schedule.startSeconds, result }];
  }
  const plan = planFromResult(randomOf(seed, source.schedule.eventId), { ...result, fullTime });
  return toScript(plan, schedule.startSeconds, schedule.clockRate);
}

const wasPlayedOut: ReadonlySet<number> = new Set([
  eventStatus.finished,
  eventStatus.afterExtraTime,
  eventStatus.afterPenalties,
]);

/** The incidents of the game itself, with all corrections: announcements and bare results are not played. */
const toTimeline = (reported: readonly Incident[]): readonly Incident[] =>
  correctTimeline(reported).filter(
    ({ kind }) => kind !== "result" && kind !== "scheduled" && kind !== "retracted" && kind !== "amended",
  );

function shift(source: EventState, timeline: readonly Incident[], schedule: Schedule): readonly Incident[] {
  const { startSeconds, clockRate } = schedule;
  const toNow = (atSeconds: number) =>
    Math.round(startSeconds + (atSeconds - source.schedule.startSeconds) / clockRate);
  const script = timeline.map((incident) => ({ ...incident, atSeconds: toNow(incident.atSeconds) }));
  const end = foldTimeline(schedule, script);
  if (end.status === source.status && isSame(end.score, source.score) && isSame(end.shootOut, source.shootOut))
    return script;
  // A timeline with gaps: the result decides.
  const last = script.at(-1)?.atSeconds ?? startSeconds;
  return [...script, { kind: "result", atSeconds: last + 1, result: toResult(source) }];
}

const isSame = (a: Pair | null, b: Pair | null) => a?.join() === b?.join();

/** The result that gives a state's scores. */
function toResult(state: EventState): Result {
  const fullTime = state.fullTime ?? state.score;
  const hadExtraTime = state.periods.length > 2 || state.status === eventStatus.afterExtraTime;
  const firstHalf: Pair | null = state.periods[0] ?? null;
  return {
    status: state.status,
    halfTime: firstHalf,
    fullTime,
    extraTime: hadExtraTime ? state.score : null,
    shootOut: state.shootOut,
  };
}
