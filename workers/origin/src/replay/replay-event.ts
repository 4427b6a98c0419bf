import { stableId } from "../../../../shared/sports/stable-id.ts";
import { shownStatusType } from "../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { replayProvider } from "./replay-provider.ts";
import { toReplayScript } from "./replay-script.ts";

export type ReplayClock = {
  /** Start of the first game that plays again, and the moment at which it is replayed. */
  readonly sourceSeconds: number;
  readonly startSeconds: number;
  readonly speed: number;
};
export type ReplayEvent = { readonly schedule: Schedule; readonly script: readonly Incident[] };

/**
 * A past game on a new clock, in the league of its replay; null when it is not over.
 * @param reported its timeline
 */
export function toReplayEvent(
  source: EventState,
  reported: readonly Incident[],
  leagueStageId: string,
  clock: ReplayClock,
  seed: string,
): ReplayEvent | null {
  if (shownStatusType(source.status) !== statusType.finished) return null;
  const { schedule: past } = source;
  const schedule: Schedule = {
    ...past,
    leagueStageId,
    eventId: stableId(past.sportId, "replay", past.eventId, String(clock.startSeconds), String(clock.speed)),
    startSeconds: Math.round(clock.startSeconds + (past.startSeconds - clock.sourceSeconds) / clock.speed),
    timeKnown: true,
    provider: replayProvider.id,
    clockRate: clock.speed,
  };
  return { schedule, script: toReplayScript(source, reported, schedule, seed) };
}
