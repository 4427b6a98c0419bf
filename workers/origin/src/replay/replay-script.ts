import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { stage } from "../../../../shared/sports/stages.ts";
import { correctTimeline } from "../../../../shared/timeline/correct.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident, Pair, Result } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { toScript } from "../../../../shared/timeline/plan/match-script.ts";
import { randomOf } from "../../../../shared/random/random.ts";
import { planFromResult } from "./result-plan.ts";

/**
 * How a past event plays again: to the second where its timeline tells its course, by drawn minutes where only a football
 * score is known, and at once where there is nothing to play. It ends as it ended in each case.
 * @param told the event's timeline @param schedule when and at which speed it plays again
 */
export function toReplayScript(
  source: EventState,
  told: readonly Incident[],
  schedule: Schedule,
  seed: string,
): readonly Incident[] {
  const course = toCourse(told);
  if (course.some(({ kind }) => kind === "stage")) return shift(source, course, schedule);
  const result = toResult(source);
  const { fullTime } = result;
  if (schedule.sportId !== sportIds.soccer || fullTime === null || !wasPlayedOut.has(source.stage)) {
    return [{ kind: "result", atSeconds: schedule.startSeconds, result }];
  }
  const plan = planFromResult(randomOf(seed, source.schedule.eventId), { ...result, fullTime });
  return toScript(plan, schedule.startSeconds, schedule.clockRate);
}

const wasPlayedOut: ReadonlySet<number> = new Set([stage.finished, stage.afterExtraTime, stage.afterPenalties]);

/** What happened in the game itself, as it was set right in the end: announcements and bare results are not played. */
const toCourse = (told: readonly Incident[]): readonly Incident[] =>
  correctTimeline(told).filter(
    ({ kind }) => kind !== "result" && kind !== "scheduled" && kind !== "retracted" && kind !== "amended",
  );

function shift(source: EventState, course: readonly Incident[], schedule: Schedule): readonly Incident[] {
  const { startSeconds, clockRate } = schedule;
  const toNow = (atSeconds: number) =>
    Math.round(startSeconds + (atSeconds - source.schedule.startSeconds) / clockRate);
  const script = course.map((incident) => ({ ...incident, atSeconds: toNow(incident.atSeconds) }));
  const end = foldTimeline(schedule, script);
  if (end.stage === source.stage && isSame(end.score, source.score) && isSame(end.shootOut, source.shootOut))
    return script;
  // A course with gaps: the result has the last word.
  const last = script.at(-1)?.atSeconds ?? startSeconds;
  return [...script, { kind: "result", atSeconds: last + 1, result: toResult(source) }];
}

const isSame = (a: Pair | null, b: Pair | null) => a?.join() === b?.join();

/** The scores that a state was made of. */
function toResult(state: EventState): Result {
  const fullTime = state.fullTime ?? state.score;
  const hadExtraTime = state.parts.length > 2 || state.stage === stage.afterExtraTime;
  const firstHalf: Pair | null = state.parts[0] ?? null;
  return {
    stage: state.stage,
    halfTime: firstHalf,
    fullTime,
    extraTime: hadExtraTime ? state.score : null,
    shootOut: state.shootOut,
  };
}
