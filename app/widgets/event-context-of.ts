import type { AppLoadContext } from "@remix-run/cloudflare";
import { addressWords } from "../../shared/addresses/words.ts";
import { dayNumber } from "../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../shared/basics/zone-offset.ts";
import type { EventContext } from "../features/match-row/event-context.tsx";
import { toHref } from "../features/page/page-context.tsx";
import { variantTexts } from "../features/page/own-texts.ts";

export const zoneOf = ({ visitor, variant }: AppLoadContext): string => visitor.place.timeZone ?? variant.timeZone;

/** The context for the texts of a widget's events; they give the day unless it is today. */
export function toEventContext(context: AppLoadContext, sportId: number, nowSeconds: number): EventContext {
  const { lang } = context.variant;
  const timeZone = zoneOf(context);
  return {
    lang,
    timeZone,
    sportId,
    href: toHref(addressWords[lang]),
    t: variantTexts(context.variant),
    todayEpochDay: dayNumber(nowSeconds, zoneOffsetHours(timeZone, nowSeconds)),
  };
}
