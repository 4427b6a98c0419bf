import type { AppLoadContext } from "@remix-run/cloudflare";
import { readPlace } from "../../../shared/feed/sections/read-summary.ts";
import { toSlug } from "../../../shared/identity/slug.ts";
import { findEvent } from "../../feeds/find-event.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { eventFeedName, sectionFeedName } from "../match/section/section-feeds.ts";
import { awayOf, homeOf } from "../match-row/event-words.ts";
import { toPageLinks } from "../page/page-links.server.ts";
import { toMatchCalendar } from "./match-calendar.ts";

type CalendarFile = { readonly name: string; readonly body: string };

/** A match's entry for calendars; "missing" for an unknown event, null where it cannot be had. */
export async function loadCalendar(
  context: AppLoadContext,
  eventId: string,
  nowSeconds: number,
): Promise<CalendarFile | "missing" | null> {
  const [match, summary] = await Promise.all([
    loadFeed(context, eventFeedName(eventId, context.variant.lang)),
    loadFeed(context, sectionFeedName("summary", eventId)),
  ]);
  if (match === null) return null;
  const found = findEvent(match.body, eventId);
  if (found === null) return "missing";
  const { league, event } = found;
  const { path, origin } = toPageLinks(context, () => ({ kind: "match", eventId, tab: "summary" }));
  const body = toMatchCalendar({
    eventId,
    event,
    competition: [league.title, event.round].filter(Boolean).join(", "),
    place: readPlace(summary?.body ?? "").join(", "),
    address: origin === "" ? "" : origin + path,
    revision: match.seq,
    nowSeconds,
  });
  return { name: `${toSlug(`${homeOf(event)} ${awayOf(event)}`) || eventId}.ics`, body };
}
