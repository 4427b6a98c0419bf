import { describe, expect, it } from "vitest";
import { createNamedItems } from "./named-items.ts";

describe("named items", () => {
  it("[C8.05] name the item that is missing", () => {
    const items = createNamedItems<number>("Feed handler");
    items.add("full", (get) => get("repair"));
    expect(() => items.get("sys")).toThrow("Feed handler not found: sys");
    expect(() => items.get("full")).toThrow("Feed handler not found: repair");
  });

  it("[C8.05] refuse a second item of the same name and keep the first", () => {
    const items = createNamedItems<number>("Service");
    items.add("clock", () => 1);
    expect(() => items.add("clock", () => 2)).toThrow("Trying to override service: clock");
    expect(items.get("clock")).toBe(1);
  });

  it("[C8.05] name the chain of items that need each other", () => {
    const items = createNamedItems<number>("Service");
    items.add("a", (get) => get("b"));
    items.add("b", (get) => get("c"));
    items.add("c", (get) => get("a"));
    expect(() => items.get("a")).toThrow(/^Cyclic dependency: a → b → c → a$/);
  });

  it("are made once, when they are first requested", () => {
    const items = createNamedItems<object>("Service");
    let count = 0;
    const item = {};
    items.add("store", () => {
      count += 1;
      return item;
    });
    items.add("view", (get) => get("store"));
    expect(count).toBe(0);
    expect([items.get("store"), items.get("view"), items.get("store")]).toEqual([item, item, item]);
    expect(count).toBe(1);
  });
});
