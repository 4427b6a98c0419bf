import { commaIn } from "../../../shared/texts/comma.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { matchSection } from "../../../shared/wire/sections/match-section.ts";
import { eventStatus, type StatusId } from "../../../shared/sports/statuses.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { leagueInWords } from "../list/league-words.ts";
import { awayOf, homeOf, statusOf } from "../match-row/event-words.ts";
import type { CalendarEntry } from "./calendar-text.ts";

export type CalendarMatch = {
  readonly event: EventFields;
  readonly league: LeagueFields;
  /** Ground and town, "" if neither is known. */
  readonly place: string;
  readonly address: string;
  readonly sportId: number;
  readonly lang: Language;
};

/** The identity of a match in every calendar. */
export const toMatchUid = (eventId: string): string => `match-${eventId}@tribune`;

/** Events whose last change nobody noted count as changed on this day, which is before all noted changes. */
const firstNotedSeconds = Date.UTC(2026, 10, 1) / 1000;

/** When an event last changed, as its entry says it. */
export const toChangedSeconds = (changedSeconds: number | null | undefined): number =>
  Math.max(firstNotedSeconds, changedSeconds ?? 0);

/** Reads the last change from the row of a match (`dc_`); the list of a single match does not say it. */
export const readChanged = (match: string): number | null =>
  matchSection.decode(match).rows[0]?.fields.changedSeconds ?? null;

/** As long as most games take with their breaks. */
const usualSeconds = 2 * 3600;

/** Statuses that the title names, because the reader would otherwise wait in vain, or come too early. */
const said: ReadonlySet<StatusId> = new Set([
  eventStatus.postponed,
  eventStatus.cancelled,
  eventStatus.walkover,
  eventStatus.abandoned,
  eventStatus.interrupted,
  eventStatus.delayed,
  eventStatus.resultAwaited,
]);

/**
 * A match as a calendar entry, in a language whose texts are loaded. It never has a score, because its readers may want to watch
 * the game later.
 */
export function toMatchEntry(match: CalendarMatch): CalendarEntry {
  const { event, league, place, address, sportId, lang } = match;
  const startSeconds = event.startSeconds ?? 0;
  const sides = [homeOf(event), awayOf(event)].filter((name) => name !== "").join(" – ");
  const about = [leagueInWords(league, commaIn(lang)), event.round].filter(Boolean).join(commaIn(lang));
  const words = said.has(event.status ?? 0) ? statusOf(event, { sportId, lang }, "full") : "";
  return {
    uid: toMatchUid(event.id ?? ""),
    changedSeconds: toChangedSeconds(event.changedSeconds),
    startSeconds,
    endSeconds: toEnd(event, startSeconds),
    summary: words === "" ? sides : `${sides} (${words})`,
    description: league.simulated === 1 ? `${about}\n${siteTexts(lang).simulated}` : about,
    place,
    address,
    status: certaintyOf(event),
  };
}

/** Null if the hour is not known, for an entry of a whole day. */
function toEnd({ endSeconds, timeKnown }: EventFields, startSeconds: number): number | null {
  if (timeKnown === 0) return null;
  return typeof endSeconds === "number" && endSeconds > startSeconds ? endSeconds : startSeconds + usualSeconds;
}

function certaintyOf({ status, timeKnown }: EventFields): CalendarEntry["status"] {
  // A walkover is decided: the entry stays, as that of a match that was played does.
  if (status === eventStatus.cancelled) return "CANCELLED";
  return status === eventStatus.postponed || timeKnown === 0 ? "TENTATIVE" : "CONFIRMED";
}
