import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { displayClock } from "../clock/display-clock.ts";
import { useNowSeconds } from "../../live/hooks.tsx";
import { useEventContext } from "./event-context.tsx";
import { stageOf } from "./event-words.ts";

/** The running minute, with its period where that counts for itself, or the stage and which frame of how many. Alone in its component: it is all that changes each minute. */
export function LiveClock({ event }: { readonly event: EventFields }) {
  const context = useEventContext();
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
  const stage = stageOf(event, context, "mobile");
  if (text !== "") return sportById(context.sportId)?.clock === "source" ? `${stage}\n${text}` : text;
  return event.frameCount ? `${stage}\n${event.frameCount}/${event.bestOfFrames ?? "–"}` : stage;
}
