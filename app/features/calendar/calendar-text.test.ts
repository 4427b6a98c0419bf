import ICAL from "ical.js";
import { expect, it } from "vitest";
import { toCalendarText, type CalendarEntry } from "./calendar-text.ts";

const startSeconds = Date.UTC(2026, 10, 22, 19, 30) / 1000;
const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: "match-15V03UEq@tribune",
  changedSeconds: startSeconds - 3600,
  startSeconds,
  endSeconds: startSeconds + 7200,
  summary: "Lens – Lyon",
  description: "FRANCE: Ligue 1, Journée 9",
  place: "Bollaert, Lens",
  address: "https://tribune.example/match/15V03UEq",
  status: "CONFIRMED",
  ...changes,
});
const write = (...entries: readonly CalendarEntry[]) =>
  toCalendarText({ name: "Ligue 1", timeZone: "Europe/Paris", entries });

type Properties = Readonly<Record<string, string>>;
/** The properties of a calendar and of its events by name, as a parser that is not ours reads them. */
function read(text: string): { readonly calendar: Properties; readonly events: readonly Properties[] } {
  const propertiesOf = (component: ICAL.Component) =>
    Object.fromEntries(component.getAllProperties().map((each) => [each.name, String(each.getFirstValue())]));
  const calendar = ICAL.Component.fromString(text);
  return { calendar: propertiesOf(calendar), events: calendar.getAllSubcomponents("vevent").map(propertiesOf) };
}

it("is read by a calendar program with its identity, its revision and its times in UTC", () => {
  const { calendar, events } = read(write(entry()));
  expect(calendar).toEqual({
    version: "2.0",
    prodid: "-//Tribune//Calendar//EN",
    calscale: "GREGORIAN",
    method: "PUBLISH",
    name: "Ligue 1",
    "x-wr-calname": "Ligue 1",
    "refresh-interval": "PT1H",
    "x-published-ttl": "PT1H",
  });
  expect(events).toEqual([
    {
      uid: "match-15V03UEq@tribune",
      sequence: String(startSeconds - 3600),
      dtstamp: "2026-11-22T18:30:00Z",
      dtstart: "2026-11-22T19:30:00Z",
      dtend: "2026-11-22T21:30:00Z",
      summary: "Lens – Lyon",
      description: "FRANCE: Ligue 1, Journée 9",
      location: "Bollaert, Lens",
      url: "https://tribune.example/match/15V03UEq",
      status: "CONFIRMED",
      transp: "TRANSPARENT",
    },
  ]);
});

it.each([
  ["Europe/Paris", "2026-11-23"],
  ["Pacific/Auckland", "2026-11-23"],
  ["America/New_York", "2026-11-22"],
])("has an entry of a whole day on the day of the site in %s", (timeZone, dtstart) => {
  const late = entry({ startSeconds: Date.UTC(2026, 10, 22, 23, 30) / 1000, endSeconds: null });
  expect(read(toCalendarText({ name: null, timeZone, entries: [late] })).events).toMatchObject([{ dtstart }]);
});

it("leaves out what is not known, and has a day alone without an end", () => {
  const [event] = read(write(entry({ endSeconds: null, description: "", place: "", address: "" }))).events;
  expect(event).toMatchObject({ dtstart: "2026-11-22" });
  expect(Object.keys(event ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:dtend|description|location|url)$/)]),
  );
});

it("has no name and asks for no refreshing as a file of one entry", () => {
  const { calendar } = read(toCalendarText({ name: null, timeZone: "Europe/Paris", entries: [entry()] }));
  expect(Object.keys(calendar)).toEqual(["version", "prodid", "calscale", "method"]);
});

it.each([
  "A;B,C\\D\nE",
  "é".repeat(80),
  "𝄞".repeat(40),
  `${"a".repeat(66)}é`,
  "END:VEVENT\r\nBEGIN:VEVENT",
  String.raw`\n\,\;`,
])("gives %j back as it was, in lines of at most 75 bytes that part no letter", (summary) => {
  const text = write(entry({ summary, description: summary, place: summary }), entry({ uid: "second" }));
  const { events } = read(text);
  const same = summary.replaceAll("\r\n", "\n");
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({ summary: same, description: same, location: same });
  const lines = new TextDecoder("utf-8", { fatal: true }).decode(new TextEncoder().encode(text)).split("\r\n");
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/\uFFFD|[^\r]\n|\r[^\n]/);
});

it("leaves out control characters", () => {
  expect(read(write(entry({ summary: "a\u0000b\u001bc\u007f" }))).events[0]).toMatchObject({ summary: "abc" });
});

it("is a calendar before there are games", () => {
  expect(read(write()).events).toEqual([]);
});
