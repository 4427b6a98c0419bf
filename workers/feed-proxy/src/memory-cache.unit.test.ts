import { expect, it } from "vitest";
import type { FeedEntry } from "./feed-entry.ts";
import { createMemoryCache } from "./memory-cache.ts";

const makeEntry = (length: number): FeedEntry => ({
  body: "x".repeat(length),
  seq: null,
  originEtag: null,
  fetchedAtMs: 0,
  freshMs: 1,
  keptMs: 1,
  trouble: null,
});
const empty = makeEntry(1);

it("drops the least recently requested body when it is full", () => {
  const cache = createMemoryCache(100_000);
  cache.set("first", makeEntry(10_000));
  cache.set("second", makeEntry(10_000));
  cache.get("first");
  cache.set("third", makeEntry(10_000));
  cache.set("fourth", makeEntry(10_000));
  expect(["first", "second", "third", "fourth"].map((key) => cache.get(key) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it("counts an entry once however often it is replaced", () => {
  const cache = createMemoryCache(100_000);
  cache.set("kept", makeEntry(10_000));
  for (let index = 0; index < 10; index += 1) cache.set("replaced", makeEntry(10_000));
  expect(cache.get("kept")).not.toBeNull();
});

it("holds a limited number of empty feeds", () => {
  const cache = createMemoryCache(100_000);
  for (let index = 0; index < 1_000; index += 1) cache.set(`f_1_${index}`, empty);
  expect(cache.get("f_1_0")).toBeNull();
  expect(cache.get("f_1_999")).not.toBeNull();
});

it("keeps requested bodies through a scan of 100,000 names, empty or not, each requested once", () => {
  const cache = createMemoryCache(1_000_000);
  const hot = Array.from({ length: 10 }, (_, index) => `f_${index}_0_2_fr_1`);
  for (const key of hot) {
    cache.set(key, makeEntry(50_000));
    cache.get(key);
  }
  for (let index = 0; index < 100_000; index += 1)
    cache.set(`f_1_${index}`, index % 2 === 0 ? empty : makeEntry(5_000));
  expect(hot.filter((key) => cache.get(key) === null)).toEqual([]);
});

it("keeps bodies that were requested once through a scan of names that are empty", () => {
  const cache = createMemoryCache(100_000);
  cache.set("f_1_0_2_fr_1", makeEntry(5_000));
  for (let index = 0; index < 10_000; index += 1) cache.set(`f_1_${index + 1}`, empty);
  expect(cache.get("f_1_0_2_fr_1")).not.toBeNull();
});

it("makes room for a repeatedly requested body by dropping the least recent of its kind", () => {
  const cache = createMemoryCache(100_000);
  const keys = Array.from({ length: 20 }, (_, index) => `f_${index}`);
  for (const key of keys) {
    cache.set(key, makeEntry(10_000));
    cache.get(key);
  }
  expect(keys.filter((key) => cache.get(key) !== null).length).toBeLessThanOrEqual(9);
  expect(cache.get("f_19")).not.toBeNull();
});

it("knows a feed once, whether it is empty or not", () => {
  const cache = createMemoryCache(100_000);
  cache.set("f_1", makeEntry(10));
  cache.get("f_1");
  cache.set("f_1", empty);
  expect(cache.get("f_1")).toBe(empty);
  const full = makeEntry(20);
  cache.set("f_1", full);
  expect(cache.get("f_1")).toBe(full);
});
