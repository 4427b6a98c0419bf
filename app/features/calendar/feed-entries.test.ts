import { expect, it } from "vitest";
import type { CalendarEntry } from "./calendar-text.ts";
import { inCalendarOrder } from "./feed-entries.server.ts";

const entry = (uid: string, startSeconds: number, changedSeconds = 1): CalendarEntry => ({
  uid,
  changedSeconds,
  startSeconds,
  endSeconds: null,
  summary: "",
  description: "",
  place: "",
  address: "",
  status: "CONFIRMED",
});

it("has each entry once, the later of two, in the order of their starts whatever that of the feeds", () => {
  const [b, a, moved, c] = [entry("b", 20), entry("a", 20), entry("c", 40, 7), entry("c", 10, 6)];
  expect(inCalendarOrder([b, c, a, moved])).toEqual([a, b, moved]);
  expect(inCalendarOrder([moved, a, c, b])).toEqual([a, b, moved]);
});
