import { describe, expect, it } from "vitest";
import { createLru } from "./lru.ts";

/** Of 100 bytes; a text of "A40" takes 40. */
const aHundred = () => createLru<string>(100, (text) => Number(text.slice(1)));

describe("the bounded map", () => {
  it("drops what was not read for longest when the room runs out, and says what went", () => {
    const lru = aHundred();
    expect([...lru.set("a", "A40"), ...lru.set("b", "B40")]).toEqual([]);
    lru.get("a");
    expect(lru.set("c", "C40")).toEqual([["b", "B40"]]);
    expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual(["A40", undefined, "C40"]);
    expect(lru.usedSize()).toBe(80);
  });

  it("counts a replaced value once, and a taken one no more", () => {
    const lru = aHundred();
    lru.set("a", "A60");
    lru.set("a", "B70");
    expect([lru.get("a"), lru.usedSize()]).toEqual(["B70", 70]);
    expect([lru.take("a"), lru.take("a"), lru.usedSize()]).toEqual(["B70", undefined, 0]);
  });

  it("does not keep a value that is larger than the whole, nor its predecessor", () => {
    const lru = aHundred();
    lru.set("a", "A10");
    lru.set("b", "B10");
    expect(lru.set("a", "A101")).toEqual([["a", "A101"]]);
    expect([lru.get("a"), lru.get("b"), lru.usedSize()]).toEqual([undefined, "B10", 10]);
  });

  it("counts entries where nothing says how large they are", () => {
    const lru = createLru<number>(2);
    for (const value of [1, 2, 3]) lru.set(String(value), value);
    expect([lru.get("1"), lru.get("2"), lru.get("3")]).toEqual([undefined, 2, 3]);
  });
});
