import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { correctTimeline } from "../../../../shared/timeline/correct.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident, Pair, Result } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { toScript } from "../../../../shared/timeline/plan/match-script.ts";
import { randomOf, intBetween, shuffled, type Random } from "../../../../shared/basics/random.ts";
import type { MatchPlan, PlannedGoal, PlannedKick } from "../../../../shared/timeline/plan/match-plan.ts";

/** The share of goals of unknown half that are placed before half-time. */
const firstHalfShare = 0.45;

/** A plan of a match that ends in a known result: minutes are drawn, half-time scores are kept. */
function planFromResult(random: Random, result: Result & { readonly fullTime: Pair }): MatchPlan {
  const { fullTime, extraTime, shootOut } = result;
  const halfTime = result.halfTime ?? drawHalfTime(random, fullTime);
  const goals: PlannedGoal[] = [];
  const addGoals = (period: 0 | 1 | 2, from: Pair, to: Pair, minutes: number) => {
    for (const side of [1, 2] as const) {
      const index = side === 1 ? 0 : 1;
      for (let goal = from[index]; goal < to[index]; goal += 1)
        goals.push({ period, minutes: random() * minutes, side });
    }
  };
  const addedMinutes = [intBetween(random, 1, 4), intBetween(random, 3, 7)] as const;
  addGoals(0, [0, 0], halfTime, 45 + addedMinutes[0]);
  addGoals(1, halfTime, fullTime, 45 + addedMinutes[1]);
  if (extraTime !== null) addGoals(2, fullTime, extraTime, 30);
  return {
    addedMinutes,
    goals,
    dismissals: [],
    hasExtraTime: extraTime !== null,
    shootOut: shootOut === null ? null : planShootOut(random, shootOut),
  };
}

function drawHalfTime(random: Random, fullTime: Pair): Pair {
  const early = (goals: number) => Array.from({ length: goals }, random).filter((at) => at < firstHalfShare).length;
  return [early(fullTime[0]), early(fullTime[1])];
}

/** Sides take turns, at least five kicks each; which of them go in is drawn, how many is known. */
function planShootOut(random: Random, [home, away]: Pair): readonly PlannedKick[] {
  const rounds = Math.max(5, home, away);
  const kicks = (scored: number) =>
    shuffled(
      random,
      Array.from({ length: rounds }, (_, index) => index < scored),
    );
  const [homeKicks, awayKicks] = [kicks(home), kicks(away)];
  return homeKicks.flatMap((scored, index) => [
    { side: 1 as const, scored },
    { side: 2 as const, scored: awayKicks[index] === true },
  ]);
}

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
