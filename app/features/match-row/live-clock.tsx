import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { liveLines } from "../clock/live-text.ts";
import { useNowSeconds } from "../../live/hooks.tsx";
import { useEventContext } from "./event-context.tsx";

/** Where a live event stands. Alone in its component: it is all that changes each minute. */
export function LiveClock({ event }: { readonly event: EventFields }) {
  const { sportId, lang } = useEventContext();
  const { stage = 0, stageStartSeconds, startSeconds, clockRate, minute, addedTime, frameCount, bestOfFrames } = event;
  const clock = { stageStartSeconds, startSeconds, clockRate, minute, addedTime, frameCount, bestOfFrames };
  const lines = liveLines({ ...clock, sportId, lang, stage: stage ?? 0, nowSeconds: useNowSeconds(), width: "mobile" });
  return lines.join("\n");
}
