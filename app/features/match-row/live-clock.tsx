import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { liveLines } from "../clock/live-text.ts";
import { statusTexts } from "../../i18n/status-texts.ts";
import { useNowSeconds } from "../../live/hooks.tsx";
import { useEventContext, type EventContext } from "./event-context.tsx";
import { statusOf } from "./event-words.ts";
import { isResultHidden } from "./result.ts";

type LiveClockProps = { readonly event: EventFields; readonly isSevens?: boolean; readonly width?: "full" | "mobile" };

/** How far a live event is. It is a component of its own because nothing else changes each minute. */
export function LiveClock({ event, isSevens = false, width }: LiveClockProps) {
  return clockText(event, useEventContext(), useNowSeconds(event.id ?? ""), isSevens, width);
}

/** The same as text. */
export function clockText(
  event: EventFields,
  { sportId, lang, t }: EventContext,
  nowSeconds: number,
  isSevens: boolean,
  width: "full" | "mobile" = "mobile",
): string {
  if (isResultHidden(event)) return statusOf(event, { sportId, lang }, width);
  const {
    status,
    statusStartSeconds,
    startSeconds,
    clockRate,
    minute,
    addedTime,
    frameCount,
    bestOfFrames,
    homeLegs,
    awayLegs,
  } = event;
  const frames = { frameCount, bestOfFrames, homeLegs, awayLegs };
  const clock = { statusStartSeconds, startSeconds, clockRate, minute, addedTime, ...frames };
  const texts = statusTexts(lang);
  const input = {
    ...clock,
    sportId,
    texts,
    status: status ?? 0,
    nowSeconds,
    sevens: isSevens,
    reversed: t.reversed?.[sportId],
    width,
  };
  return liveLines(input).join("\n");
}
