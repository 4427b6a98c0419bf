import { expect, it } from "vitest";
import type { FeedEntry } from "./feed-entry.ts";
import { createMemoryCache } from "./memory-cache.ts";

const makeEntry = (length: number): FeedEntry => ({
  body: "x".repeat(length),
  seq: null,
  originEtag: null,
  fetchedAtMs: 0,
  freshMs: 1,
  staleMs: 1,
});

it("drops what was longest not asked for when it is full", () => {
  const cache = createMemoryCache(25_000);
  cache.set("first", makeEntry(10_000));
  cache.set("second", makeEntry(10_000));
  cache.get("first");
  cache.set("third", makeEntry(10_000));
  expect(["first", "second", "third"].map((key) => cache.get(key) !== null)).toEqual([true, false, true]);
});

it("counts an entry once however often it is replaced", () => {
  const cache = createMemoryCache(25_000);
  cache.set("kept", makeEntry(10_000));
  for (let index = 0; index < 10; index += 1) cache.set("replaced", makeEntry(10_000));
  expect(cache.get("kept")).not.toBeNull();
});

it("holds a limited number of empty feeds", () => {
  const cache = createMemoryCache(25_000);
  for (let index = 0; index < 1_000; index += 1) cache.set(`f_1_${index}`, makeEntry(1));
  expect(cache.get("f_1_0")).toBeNull();
  expect(cache.get("f_1_999")).not.toBeNull();
});
