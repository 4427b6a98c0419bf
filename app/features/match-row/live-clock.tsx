import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { displayClock } from "../../../shared/sports/display-clock.ts";
import { useNowSeconds } from "../../live/hooks.tsx";
import { stageOf, type RowContext } from "./event-words.ts";

/** The running minute, or the stage where no clock runs. Alone in its component: it is all that changes each minute. */
export function LiveClock({ event, context }: { readonly event: EventFields; readonly context: RowContext }) {
  const { text } = displayClock({
    sportId: context.sportId,
    stage: event.stage ?? 0,
    stageStartSeconds: event.stageStartSeconds,
    startSeconds: event.startSeconds,
    nowSeconds: useNowSeconds(),
    clockRate: event.clockRate,
    minute: event.minute,
    addedTime: event.addedTime,
  });
  return text === "" ? stageOf(event, context, "mobile") : text;
}
