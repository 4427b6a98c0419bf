import { stableId } from "../../../../shared/identity/stable-id.ts";
import { stage } from "../../../../shared/sports/stages.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Incident, Pair, Result } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { toScript } from "../simulator/match-script.ts";
import { randomOf } from "../simulator/random.ts";
import { planFromResult } from "./result-plan.ts";

export type ReplayClock = {
  /** Start of the first game of the day, and the moment that it is replayed at. */
  readonly sourceSeconds: number;
  readonly startSeconds: number;
  readonly speed: number;
};
export type ReplayEvent = { readonly schedule: Schedule; readonly script: readonly Incident[] };

/** A past game on a new clock, in the league of its replay; null when it has no result to play to. */
export function toReplayEvent(
  source: EventState,
  leagueStageId: string,
  clock: ReplayClock,
  seed: string,
): ReplayEvent | null {
  if (source.stage === stage.scheduled) return null;
  const { schedule: past } = source;
  const startSeconds = Math.round(clock.startSeconds + (past.startSeconds - clock.sourceSeconds) / clock.speed);
  const schedule: Schedule = {
    ...past,
    leagueStageId,
    eventId: stableId(past.sportId, "replay", past.eventId, String(clock.startSeconds)),
    startSeconds,
    timeKnown: true,
    provider: "replay",
    clockRate: clock.speed,
  };
  const result = toResult(source);
  const { fullTime } = result;
  const script: readonly Incident[] =
    fullTime !== null && wasPlayedOut.has(source.stage)
      ? toScript(planFromResult(randomOf(seed, past.eventId), { ...result, fullTime }), startSeconds, clock.speed)
      : [{ kind: "result", atSeconds: startSeconds, result }];
  return { schedule, script };
}

const wasPlayedOut: ReadonlySet<number> = new Set([stage.finished, stage.afterExtraTime, stage.afterPenalties]);

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
