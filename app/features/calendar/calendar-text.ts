import { daySeconds } from "../../../shared/basics/day.ts";
import { localDayNumber } from "../../time/local-day.ts";

/** One entry of a calendar (a VEVENT of RFC 5545). Times are seconds since 1970, texts are plain. */
export type CalendarEntry = {
  /** Never changes, in whichever calendar the entry is. */
  readonly uid: string;
  /**
   * When the event last changed: the entry's DTSTAMP and its SEQUENCE. Both grow when the event changes, and only then, so that a program
   * takes the later of two entries and reports no change where there is none.
   */
  readonly changedSeconds: number;
  readonly startSeconds: number;
  /** Null for an entry of a whole day. */
  readonly endSeconds: number | null;
  readonly summary: string;
  /** "" if nothing is known; the same for `place` and `address`. */
  readonly description: string;
  readonly place: string;
  /** Whole address of its page. */
  readonly address: string;
  readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
};

export type Calendar = {
  /** The name that a program gives the calendar; null for a file of one entry, which is added to a calendar that has a name. */
  readonly name: string | null;
  /** The IANA zone in which an entry of a whole day has its day. */
  readonly timeZone: string;
  readonly entries: readonly CalendarEntry[];
};

/** How often programs should reload it (RFC 7986; the second property is the one that Outlook reads). */
const refreshAfter = "PT1H";

/** A calendar as text: lines of at most 75 bytes that end with CR LF. */
export function toCalendarText({ name, timeZone, entries }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tribune//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name === null
      ? []
      : [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${refreshAfter}`,
          `X-PUBLISHED-TTL:${refreshAfter}`,
        ]),
    ...entries.flatMap((entry) => toLines(entry, timeZone)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const toLines = (entry: CalendarEntry, timeZone: string): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${entry.uid}`,
  `SEQUENCE:${entry.changedSeconds}`,
  `DTSTAMP:${toInstant(entry.changedSeconds)}`,
  ...(entry.endSeconds === null
    ? [`DTSTART;VALUE=DATE:${toDate(localDayNumber(timeZone, entry.startSeconds))}`]
    : [`DTSTART:${toInstant(entry.startSeconds)}`, `DTEND:${toInstant(entry.endSeconds)}`]),
  `SUMMARY:${escaped(entry.summary)}`,
  ...(entry.description === "" ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
  ...(entry.place === "" ? [] : [`LOCATION:${escaped(entry.place)}`]),
  ...(entry.address === "" ? [] : [`URL:${entry.address}`]),
  `STATUS:${entry.status}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

/** "20261122T193000Z" */
const toInstant = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");

/** "20261122" */
const toDate = (day: number): string => toInstant(day * daySeconds).slice(0, 8);

/** Other control characters than the tab are in no text of a calendar. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "");

/** A line has at most 75 bytes; its continuation begins with a space. A character of several bytes stays whole. */
const mostBytes = 75;
const encoder = new TextEncoder();

function folded(line: string): string {
  if (encoder.encode(line).length <= mostBytes) return line;
  const lines: string[] = [];
  let current = "";
  let bytes = 0;
  for (const letter of line) {
    const more = encoder.encode(letter).length;
    if (bytes + more > mostBytes) {
      lines.push(current);
      current = " ";
      bytes = 1;
    }
    current += letter;
    bytes += more;
  }
  return [...lines, current].join("\r\n");
}
