import type { EventFields } from "../../shared/wire/event-fields.ts";
import { viewOf } from "../features/match-row/result.ts";

/** A goal is in a widget within so many seconds, and those that the gateway keeps an answer. */
const liveSeconds = 5;
const idleSeconds = 60;
/** A kick-off may be early, and is seldom on the second. */
const soonSeconds = 300;

/** How soon a widget with these games asks for itself again. */
export function refreshOf(events: readonly EventFields[], nowSeconds: number): number {
  const isNear = ({ startSeconds }: EventFields) => Math.abs((startSeconds ?? 0) - nowSeconds) < soonSeconds;
  const moves = events.some((event) => viewOf(event) === "live" || (viewOf(event) === "scheduled" && isNear(event)));
  return moves ? liveSeconds : idleSeconds;
}
