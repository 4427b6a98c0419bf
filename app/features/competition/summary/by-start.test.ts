import { expect, it } from "vitest";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { earliestFirst, latestFirst, latestMasked } from "./by-start.ts";

const starts: Readonly<Record<string, number>> = { may: 3, april: 2, march: 1, first: 2 };
const getEvent = (id: string): EventFields | null => (id in starts ? { id, startSeconds: starts[id] ?? 0 } : null);

it("[C9.05] puts the last result first, however the feed orders its events", () => {
  expect(latestFirst(["march", "april", "may"], getEvent)).toEqual(["may", "april", "march"]);
  expect(latestFirst(["may", "april", "march"], getEvent)).toEqual(["may", "april", "march"]);
});

it("keeps the feed's order among games that began at one time, and what is not known yet last", () => {
  expect(latestFirst(["new", "april", "first"], getEvent)).toEqual(["april", "first", "new"]);
});

it("puts hidden games of one time by their names, however the feed has them", () => {
  const names: Readonly<Record<string, string>> = { won: "Nice", lost: "Brest" };
  const masked = (id: string): EventFields => ({ id, homeName: names[id] ?? "", startSeconds: 1 });
  expect(latestMasked(["won", "lost"], masked)).toEqual(["lost", "won"]);
});

it("puts games to come in the order of their starts", () => {
  expect(earliestFirst(["april", "march", "first", "may"], getEvent)).toEqual(["march", "april", "first", "may"]);
});
