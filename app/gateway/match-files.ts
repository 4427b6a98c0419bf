import type { AppLoadContext } from "@remix-run/cloudflare";
import { eventOfCalendarPath } from "../features/calendar/calendar-path.ts";
import { loadCalendar } from "../features/calendar/load-calendar.server.ts";
import { parseCardPath } from "../features/share-card/card-path.ts";
import { loadCard } from "../features/share-card/load-card.server.ts";
import { loadAllTexts } from "../i18n/texts.ts";
import type { PlainFile } from "./plain-answers.ts";

/** Calendars that subscribe ask again by themselves; a picture shows a score. */
const calendarSeconds = 300;
const cardSeconds = 60;

/**
 * What else there is of a match beside its page: its entry for calendars, and its picture. Both are for all visitors, of
 * whatever place. "missing" for an unknown match, null where it cannot be had.
 */
export async function loadMatchFile(
  context: AppLoadContext,
  path: string,
  nowSeconds: number,
): Promise<PlainFile | "missing" | null> {
  const eventId = eventOfCalendarPath(path);
  if (eventId !== null) {
    const file = await loadCalendar(context, eventId, nowSeconds);
    return file === null || file === "missing"
      ? file
      : { ...file, type: "text/calendar; charset=utf-8", keptSeconds: calendarSeconds };
  }
  const card = parseCardPath(path);
  if (card === null) return "missing";
  await loadAllTexts();
  const svg = await loadCard(context, card.eventId);
  if (svg === null || svg === "missing") return svg;
  const file = { name: null, keptSeconds: cardSeconds };
  return card.form === "svg"
    ? { ...file, body: svg, type: "image/svg+xml; charset=utf-8" }
    : { ...file, body: await context.cloudflare.env.SHARE_IMAGE.toPng(svg), type: "image/png" };
}
