import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { liveLines } from "../clock/live-text.ts";
import { statusTexts } from "../../i18n/status-texts.ts";
import { useNowSeconds } from "../../live/hooks.tsx";
import { useEventContext, type EventContext } from "./event-context.tsx";

/** Where a live event stands. Alone in its component: it is all that changes each minute. */
export function LiveClock({ event }: { readonly event: EventFields }) {
  return clockText(event, useEventContext(), useNowSeconds());
}

/** The same in words, for a row that is printed. */
export function clockText(event: EventFields, { sportId, lang }: EventContext, nowSeconds: number): string {
  const { status, statusStartSeconds, startSeconds, clockRate, minute, addedTime, frameCount, bestOfFrames } = event;
  const clock = { statusStartSeconds, startSeconds, clockRate, minute, addedTime, frameCount, bestOfFrames };
  const texts = statusTexts(lang);
  return liveLines({ ...clock, sportId, texts, status: status ?? 0, nowSeconds, width: "mobile" }).join("\n");
}
