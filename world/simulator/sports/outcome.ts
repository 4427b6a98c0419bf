import type { EventState } from "../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import { playOut } from "./play-out.ts";

/** How a simulated duel ends, without all that its page tells. */
export const outcomeOf = (seed: string, schedule: Schedule): EventState =>
  foldTimeline(schedule, playOut(seed, schedule, null));
