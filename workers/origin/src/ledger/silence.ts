import { longestSilenceSeconds } from "./longest-silence.ts";
import { sourceTypes } from "../../../../shared/sports/source-types.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";

/** The part of a stored event that tells when there was news of it, and when more is due. */
type News = { readonly state: EventState; readonly dueSeconds: number | null; readonly latestSeconds: number };

/** The time of an event's last news: the last report, or the announced time of its start or end. */
const lastNewsSeconds = ({ schedule }: EventState, latestSeconds: number): number =>
  Math.max(latestSeconds, schedule.startSeconds, schedule.endSeconds ?? 0);

/**
 * When an event falls silent unless there is news of it, in unix seconds: from then on its result is awaited. Null for one
 * that is over, that has not begun, of which the source reports the final result alone (C3.15), or whose script goes on.
 */
export function silentFromSeconds({ state, dueSeconds, latestSeconds }: News): number | null {
  const longest = longestSilenceSeconds(state.schedule.sportId, state.status);
  const isLive = state.facts?.sourceType !== sourceTypes.finalOnly;
  return longest === null || dueSeconds !== null || !isLive ? null : lastNewsSeconds(state, latestSeconds) + longest;
}

/**
 * An event as it is at an instant: without news for longer than its sport allows, it is no longer live and its result is
 * awaited since the last news.
 * @param seq the last number given before the change
 */
export function toSilent<Event extends News>(event: Event, seq: number, nowSeconds: number): Event {
  const fromSeconds = silentFromSeconds(event);
  if (fromSeconds === null || fromSeconds > nowSeconds) return event;
  const { status, statusStartSeconds } = event.state;
  const state: EventState = {
    ...event.state,
    status: eventStatus.resultAwaited,
    statusStartSeconds: lastNewsSeconds(event.state, event.latestSeconds),
    addedMinutes: 0,
    heard: { status, statusStartSeconds, seq },
  };
  return { ...event, state };
}

/** The state that the last news left, to which the next news are added. */
export function toHeard(state: EventState): EventState {
  const { heard, ...rest } = state;
  if (heard === undefined) return state;
  return { ...rest, status: heard.status, statusStartSeconds: heard.statusStartSeconds };
}
