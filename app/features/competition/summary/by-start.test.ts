import { expect, it } from "vitest";
import type { EventFields } from "../../../../shared/feed/event-fields.ts";
import { earliestFirst, latestFirst } from "./by-start.ts";

const starts: Readonly<Record<string, number>> = { may: 3, april: 2, march: 1, first: 2 };
const getEvent = (id: string): EventFields | null => (id in starts ? { id, startSeconds: starts[id] ?? 0 } : null);

it("[C9.05] puts the last result first, however the feed orders its events", () => {
  expect(latestFirst(["march", "april", "may"], getEvent)).toEqual(["may", "april", "march"]);
  expect(latestFirst(["may", "april", "march"], getEvent)).toEqual(["may", "april", "march"]);
});

it("keeps the feed's order among games that began at one time, and what is not known yet last", () => {
  expect(latestFirst(["new", "april", "first"], getEvent)).toEqual(["april", "first", "new"]);
});

it("puts hidden games of the past, which come as the last results do, in the order of those to come", () => {
  expect(earliestFirst(["april", "march", "first", "may"], getEvent)).toEqual(["march", "april", "first", "may"]);
});
