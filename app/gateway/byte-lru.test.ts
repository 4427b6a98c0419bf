import { describe, expect, it } from "vitest";
import { createByteLru } from "./byte-lru.ts";

describe("the bounded map", () => {
  it("drops what was not read for longest when the bytes run out", () => {
    const lru = createByteLru<string>(100);
    lru.set("a", "A", 40);
    lru.set("b", "B", 40);
    lru.get("a");
    lru.set("c", "C", 40);
    expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual(["A", undefined, "C"]);
    expect(lru.usedBytes()).toBe(80);
  });

  it("counts a replaced value once", () => {
    const lru = createByteLru<string>(100);
    lru.set("a", "old", 60);
    lru.set("a", "new", 70);
    expect([lru.get("a"), lru.usedBytes()]).toEqual(["new", 70]);
  });

  it("does not keep a value that is larger than the whole, nor its predecessor", () => {
    const lru = createByteLru<string>(100);
    lru.set("a", "small", 10);
    lru.set("b", "other", 10);
    lru.set("a", "huge", 101);
    expect([lru.get("a"), lru.get("b"), lru.usedBytes()]).toEqual([undefined, "other", 10]);
  });
});
