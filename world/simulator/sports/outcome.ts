import type { EventState } from "../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import { playOut } from "./play-out.ts";

/** How a simulated duel ends, without the details of its page. */
export const outcomeOf = (seed: string, schedule: Schedule): EventState =>
  foldTimeline(schedule, playOut(seed, schedule, null));
