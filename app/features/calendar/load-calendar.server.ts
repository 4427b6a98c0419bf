import { commaIn } from "../../../shared/texts/comma.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { readPlace } from "../../../shared/wire/sections/read-summary.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { findEvent } from "../../feeds/find-event.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { toSlug } from "../../../shared/addresses/slug.ts";
import { eventFeedName, matchFeedName, sectionFeedName } from "../match/section/section-feeds.ts";
import type { CalendarAnswer } from "./calendar-answer.ts";
import { calendarEnding, eventOfCalendarPath } from "./calendar-path.ts";
import { toCalendarText } from "./calendar-text.ts";
import { loadCompetitionEntries } from "./competition-entries.server.ts";
import { inCalendarOrder, type EntryContext } from "./feed-entries.server.ts";
import { loadOwnCalendar } from "./load-own-calendar.server.ts";
import { readChanged, toMatchEntry } from "./match-entry.ts";
import { ownCalendarPath } from "./own-calendar-path.server.ts";
import { loadTeamEntries } from "./team-entries.server.ts";

/** Hundreds of games to come that a calendar has: a season of twenty teams has 380. */
const fixtureParts = 4;
const noParams = { get: () => null };
const unknown: CalendarAnswer = { kind: "refused", status: 404, text: "Not found" };

/** The calendar at an address of the site: of a match, of a team, of a competition, or of a visitor's own list. */
export async function loadCalendar(context: AppLoadContext, url: URL, origin: string): Promise<CalendarAnswer> {
  const { lang } = context.variant;
  const entry = { lang, origin };
  const eventId = eventOfCalendarPath(url.pathname);
  await loadAllTexts();
  try {
    if (eventId !== null) return await loadMatchCalendar(context, eventId, entry);
    if (url.pathname === ownCalendarPath(lang)) return await loadOwnCalendar(context, url.searchParams, entry);
    return await loadPageCalendar(context, url.pathname.slice(0, -calendarEnding.length), entry);
  } catch (thrown) {
    // Loaders throw a response when they cannot find or load something.
    const { status } = fieldsOf(fieldsOf(thrown)["init"]);
    if (status === 404) return unknown;
    if (typeof status === "number") return { kind: "unavailable" };
    throw thrown;
  }
}

async function loadMatchCalendar(
  context: AppLoadContext,
  eventId: string,
  { lang, origin }: EntryContext,
): Promise<CalendarAnswer> {
  const [list, match, summary] = await Promise.all([
    loadFeed(context, eventFeedName(eventId, lang)),
    loadFeed(context, matchFeedName(eventId)),
    loadFeed(context, sectionFeedName("summary", eventId)),
  ]);
  if (list === null || match === null) return { kind: "unavailable" };
  const found = findEvent(list.body, eventId);
  if (found === null) return unknown;
  const written = toMatchEntry({
    ...found,
    event: { ...found.event, changedSeconds: readChanged(match.body) },
    place: readPlace(summary?.body ?? "").join(commaIn(lang)),
    address: origin + formatAddress({ kind: "match", eventId, tab: "summary" }, lang),
    lang,
  });
  return {
    kind: "file",
    name: toSlug(written.summary) || eventId,
    body: toCalendarText({ name: null, timeZone: context.variant.timeZone, entries: [written] }),
    isOwn: false,
  };
}

/** @param page path of the page of fixtures of a team or of a competition's current season */
async function loadPageCalendar(context: AppLoadContext, page: string, entry: EntryContext): Promise<CalendarAnswer> {
  const { lang } = entry;
  const address = parseAddress({ pathname: page, searchParams: noParams }, addressWords[lang]);
  if (address?.kind !== "team" && address?.kind !== "competition") return unknown;
  if (address.section !== "fixtures" || (address.kind === "competition" && address.season !== null)) return unknown;
  const { name, entries, right } =
    address.kind === "team"
      ? await loadTeamEntries(context, address.id, fixtureParts, entry).then((team) => {
          const own = parseAddress({ pathname: team.path, searchParams: noParams }, addressWords[lang]);
          return { ...team, right: own?.kind === "team" ? { ...address, slug: own.slug } : null };
        })
      : await loadCompetitionEntries(context, address, fixtureParts, entry).then(
          ({ country, competition, ...found }) => ({
            ...found,
            right: { ...address, country, competition },
          }),
        );
  if (right === null) return unknown;
  const path = formatAddress(right, lang);
  if (path !== page) return { kind: "moved", path: path + calendarEnding };
  const body = toCalendarText({ name, timeZone: context.variant.timeZone, entries: inCalendarOrder(entries) });
  return { kind: "file", name: toSlug(name) || "calendar", body, isOwn: false };
}
