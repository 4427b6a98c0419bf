import type { EventState } from "../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import { isNotPlayed } from "./simulate-duel.ts";
import { playOut } from "./play-out.ts";

/** How a simulated duel ends, without the details of its page; but whether it has any. */
export function outcomeOf(seed: string, schedule: Schedule): EventState {
  const state = foldTimeline(schedule, playOut(seed, schedule, null));
  return isNotPlayed(state.status) ? state : { ...state, hasContent: true };
}
