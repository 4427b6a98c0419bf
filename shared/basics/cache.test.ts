import { describe, expect, it } from "vitest";
import { createCache, createCachePerOwner } from "./cache.ts";

/** Creates a cache with room for 100; the text "A40" takes 40. `evicted` records the evicted entries. */
function aHundred() {
  const evicted: string[] = [];
  const cache = createCache<string>({
    maxSize: 100,
    sizeOf: (text) => Number(text.slice(1)),
    onEvict: (key, text) => evicted.push(`${key} ${text}`),
  });
  return { ...cache, evicted };
}

describe("a cache", () => {
  it("drops the entry that was not read for longest when it is full, and says which", () => {
    const { get, set, evicted } = aHundred();
    set("a", "A40");
    set("b", "B40");
    get("a");
    expect(evicted).toEqual([]);
    set("c", "C40");
    expect([get("a"), get("b"), get("c")]).toEqual(["A40", undefined, "C40"]);
    expect(evicted).toEqual(["b B40"]);
  });

  it("counts a replaced value once, and a taken one no more", () => {
    const { get, set, take, count, evicted } = aHundred();
    set("a", "A60");
    set("a", "B70");
    set("b", "B30");
    expect([get("a"), get("b"), count()]).toEqual(["B70", "B30", 2]);
    expect([take("a"), take("a"), count()]).toEqual(["B70", undefined, 1]);
    set("c", "C70");
    expect([get("b"), get("c"), evicted]).toEqual(["B30", "C70", []]);
  });

  it("does not keep a value that is larger than the whole, nor the one before it", () => {
    const { get, set, evicted } = aHundred();
    set("a", "A10");
    set("b", "B10");
    set("a", "A101");
    expect([get("a"), get("b"), evicted]).toEqual([undefined, "B10", []]);
  });

  it("takes sizes and bounds that are no positive integers", () => {
    const cache = createCache<string>({ maxSize: 2.5, sizeOf: (text) => text.length / 2 });
    for (const text of ["", "ab", "abc"]) cache.set(text, text);
    expect([cache.get(""), cache.get("ab"), cache.get("abc")]).toEqual([undefined, undefined, "abc"]);
  });

  it("counts entries where nothing says how large they are", () => {
    const cache = createCache<number | null>(2);
    cache.set("1", 1);
    cache.set("2", null);
    cache.set("3", 3);
    expect([cache.get("1"), cache.get("2"), cache.get("3")]).toEqual([undefined, null, 3]);
  });

  it("makes a value once while it is current, null as well, and keeps nothing of one that fails", () => {
    const cache = createCache<number | null>(2);
    let made = 0;
    const count = () => (made += 1);
    expect([cache.remember("a", count), cache.remember("a", count)]).toEqual([1, 1]);
    expect(cache.remember("a", count, (value) => value !== 1)).toBe(2);
    expect([cache.remember("b", () => null), cache.remember("b", count)]).toEqual([null, null]);
    const fail = () => {
      throw new Error("out of reach");
    };
    expect(() => cache.remember("a", fail, () => false)).toThrow("out of reach");
    expect(cache.get("a")).toBe(2);
  });

  it("is another one for each owner", () => {
    const of = createCachePerOwner<number>(10);
    const [first, second] = [{}, {}];
    of(first).set("a", 1);
    expect([of(first).get("a"), of(second).get("a")]).toEqual([1, undefined]);
  });
});
