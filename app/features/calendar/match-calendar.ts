import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { awayOf, homeOf } from "../match-row/event-words.ts";

export type CalendarMatch = {
  readonly eventId: string;
  readonly event: EventFields;
  /** "FRANCE: Ligue 1, Journée 9". */
  readonly competition: string;
  /** Ground and town, "" where neither is known. */
  readonly place: string;
  /** Whole address of its page, "" where the site's own is not known. */
  readonly address: string;
  /** Grows with every change of anything, so that a calendar takes the later of two entries. */
  readonly revision: number;
  readonly nowSeconds: number;
};

/** As long as most games take with their breaks. */
const usualSeconds = 2 * 3600;

/** A match as a file for calendars (RFC 5545): its identity never changes, its revision does. */
export function toMatchCalendar(match: CalendarMatch): string {
  const { eventId, event, competition, place, address, revision, nowSeconds } = match;
  const sides = [homeOf(event), awayOf(event)].filter((name) => name !== "").join(" – ");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tribune//Match//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:match-${eventId}@tribune`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${toInstant(nowSeconds)}`,
    ...toTimes(event),
    `SUMMARY:${escaped(sides)}`,
    `DESCRIPTION:${escaped(competition)}`,
    ...(place === "" ? [] : [`LOCATION:${escaped(place)}`]),
    ...(address === "" ? [] : [`URL:${address}`]),
    `STATUS:${statusOf(event)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A day alone where the hour is not known. */
function toTimes({ startSeconds, endSeconds, timeKnown }: EventFields): readonly string[] {
  const start = startSeconds ?? 0;
  if (timeKnown === 0) return [`DTSTART;VALUE=DATE:${toInstant(start).slice(0, 8)}`];
  const end = typeof endSeconds === "number" && endSeconds > start ? endSeconds : start + usualSeconds;
  return [`DTSTART:${toInstant(start)}`, `DTEND:${toInstant(end)}`];
}

function statusOf({ status, timeKnown }: EventFields): "CONFIRMED" | "CANCELLED" | "TENTATIVE" {
  if (status === eventStatus.cancelled || status === eventStatus.walkover) return "CANCELLED";
  return status === eventStatus.postponed || timeKnown === 0 ? "TENTATIVE" : "CONFIRMED";
}

/** "20261122T193000Z" */
const toInstant = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r\n|\r|\n/g, "\\n");

/** A line has at most 75 bytes; what follows begins with a space. A letter of several bytes stays whole. */
const mostBytes = 75;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const letter of line) {
    if (bytesOf(current + letter) > mostBytes) {
      lines.push(current);
      current = " ";
    }
    current += letter;
  }
  return [...lines, current].join("\r\n");
}
