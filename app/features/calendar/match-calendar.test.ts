import { expect, it } from "vitest";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { calendarPath, eventOfCalendarPath } from "./calendar-path.ts";
import { toMatchCalendar } from "./match-calendar.ts";

const nowSeconds = Date.UTC(2026, 10, 20, 8) / 1000;
const startSeconds = Date.UTC(2026, 10, 22, 19, 30) / 1000;
const file = (event: EventFields = {}, changes: Partial<Parameters<typeof toMatchCalendar>[0]> = {}) =>
  toMatchCalendar({
    eventId: "15V03UEq",
    event: { startSeconds, homeName: "Lens", awayName: "Lyon", status: eventStatus.scheduled, ...event },
    competition: "FRANCE: Ligue 1, Journée 9",
    place: "Bollaert, Lens",
    address: "https://tribune.example/match/15V03UEq",
    revision: 41,
    nowSeconds,
    ...changes,
  });
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

it("is one entry with its identity, its revision and two hours of time", () => {
  expect(unfolded(file())).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tribune//Match//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:match-15V03UEq@tribune",
    "SEQUENCE:41",
    "DTSTAMP:20261120T080000Z",
    "DTSTART:20261122T193000Z",
    "DTEND:20261122T213000Z",
    "SUMMARY:Lens – Lyon",
    String.raw`DESCRIPTION:FRANCE: Ligue 1\, Journée 9`,
    String.raw`LOCATION:Bollaert\, Lens`,
    "URL:https://tribune.example/match/15V03UEq",
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("keeps its identity when the match moves, and says so by its revision", () => {
  const lines = (text: string) => unfolded(text).filter((line) => /^(?:UID|SEQUENCE|DTSTART)/.test(line));
  expect(lines(file({ startSeconds: startSeconds + 86_400 }, { revision: 42 }))).toEqual([
    "UID:match-15V03UEq@tribune",
    "SEQUENCE:42",
    "DTSTART:20261123T193000Z",
  ]);
});

it.each([
  [eventStatus.cancelled, "CANCELLED"],
  [eventStatus.walkover, "CANCELLED"],
  [eventStatus.postponed, "TENTATIVE"],
])("says whether it takes place: status %i is %s", (status, text) => {
  expect(file({ status })).toContain(`STATUS:${text}\r\n`);
});

it("is of a day alone where the hour is not known, and as long as the source says where it says", () => {
  expect(file({ timeKnown: 0 })).toMatch(/DTSTART;VALUE=DATE:20261122\r\n(?!DTEND)/);
  expect(file({ endSeconds: startSeconds + 5 * 86_400 })).toContain("DTEND:20261127T193000Z");
});

it("escapes what would end a text, and folds long lines without parting a letter", () => {
  const name = `A;B,C\\D\nE${"é".repeat(80)}`;
  const text = file({ homeName: name });
  expect(unfolded(text)).toContain(String.raw`SUMMARY:A\;B\,C\\D\nE${"é".repeat(80)} – Lyon`);
  const lines = text.split("\r\n");
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\uFFFD");
});

it("has an address of its own beside the match's", () => {
  expect(eventOfCalendarPath(calendarPath("15V03UEq"))).toBe("15V03UEq");
  for (const path of ["/match/15V03UEq", "/match/../x.ics", "/match/15V03UEq.ics/x"]) {
    expect(eventOfCalendarPath(path)).toBeNull();
  }
});
