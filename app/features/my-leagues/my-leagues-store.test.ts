import { describe, expect, it } from "vitest";
import { createMyLeagues } from "./my-leagues-store.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

const league = (key: string, type = "p"): PinnableLeague => ({
  key,
  type,
  name: `League ${key}`,
  country: "France",
  flag: "fr",
  path: `/football/france/${key.toLowerCase()}/`,
});
const [top, other] = [league("1_77_TOP", "t"), league("1_77_OTHER")];

function aBrowser(refusesAtOnce = false) {
  let refuses = refusesAtOnce;
  const items = new Map<string, string>();
  const storage = () => ({
    getItem: (name: string) => items.get(name) ?? null,
    setItem(name: string, value: string) {
      if (refuses) throw new Error("full");
      items.set(name, value);
    },
  });
  return { items, open: () => createMyLeagues(storage), refuse: () => void (refuses = true) };
}
const keysOf = (leagues: readonly PinnableLeague[] | null) => leagues?.map(({ key }) => key) ?? null;

describe("the visitor's leagues", () => {
  it("[C4.02] are the defaults and top tournaments until the visitor changes something", () => {
    const mine = aBrowser().open();
    expect(mine.ofSport(1)).toBeNull();
    expect(mine.isPinned(top, [])).toBe(true);
    expect(mine.isPinned(other, [])).toBe(false);
    expect(mine.isPinned(other, [other])).toBe(true);
  });

  it("[C3.19] [C4.03] are stored with the defaults and the mark of a list that was changed, and found by the next page", () => {
    const { items, open } = aBrowser();
    expect(open().toggle(other, [top])).toBe("done");
    expect(JSON.parse(items.get("fsdc_my_leagues") ?? "")).toMatchObject({
      lists: { 1: { used: true, "1_77_TOP": true, "1_77_OTHER": true } },
    });
    const next = open();
    expect(next.ofSport(1)).toEqual([top, other]);
    expect(next.ofSport(2)).toBeNull();
    expect(next.toggle(top, [top])).toBe("done");
    expect(keysOf(open().ofSport(1))).toEqual(["1_77_OTHER"]);
  });

  it("[C4.05] are as before where the browser stores nothing", () => {
    const mine = aBrowser(true).open();
    expect(mine.toggle(other, [top])).toBe("failed");
    expect(mine.ofSport(1)).toBeNull();
    expect(mine.isPinned(other, [top])).toBe(false);
  });

  it("[C5.01] ignore a key that is none, and say each change to who listens until that ends", () => {
    const mine = aBrowser().open();
    const heard: number[] = [];
    const stop = mine.subscribe(() => heard.push(mine.version()));
    expect(mine.toggle(league(""), [])).toBe("ignored");
    expect(heard).toEqual([]);
    mine.toggle(other, []);
    stop();
    mine.toggle(other, []);
    expect(heard).toEqual([1]);
  });

  it("are in the order that the visitor gave them, on the next page as well", () => {
    const { open } = aBrowser();
    const mine = open();
    const third = league("1_77_THIRD");
    for (const each of [top, other, third]) mine.toggle(each, []);
    expect(mine.move(third, 0)).toBe("done");
    expect(keysOf(open().ofSport(1))).toEqual(["1_77_THIRD", "1_77_TOP", "1_77_OTHER"]);
    expect(mine.move(league("1_77_NONE"), 0)).toBe("ignored");
  });

  it("[C4.05] keep their order where the browser stores no other", () => {
    const browser = aBrowser();
    const mine = browser.open();
    mine.toggle(top, []);
    mine.toggle(other, []);
    browser.refuse();
    expect(mine.move(other, 0)).toBe("failed");
    expect(keysOf(mine.ofSport(1))).toEqual(["1_77_TOP", "1_77_OTHER"]);
  });

  it("are those of another tab once that has changed them", () => {
    const { open } = aBrowser();
    const [left, right] = [open(), open()];
    left.toggle(top, []);
    expect(keysOf(right.ofSport(1))).toEqual(["1_77_TOP"]);
    left.toggle(other, []);
    right.reload();
    expect(keysOf(right.ofSport(1))).toEqual(["1_77_TOP", "1_77_OTHER"]);
  });

  it("keep their value until they change, and take nothing from a stored text that is no league", () => {
    const { items, open } = aBrowser();
    open().toggle(other, []);
    const mine = open();
    expect(mine.ofSport(1)).toBe(mine.ofSport(1));
    const stored = items.get("fsdc_my_leagues") ?? "";
    for (const path of ["https://evil.example/", "//evil.example"]) {
      items.set("fsdc_my_leagues", stored.replace(other.path, path));
      expect(open().ofSport(1)).toEqual([]);
    }
    items.set("fsdc_my_leagues", "{");
    expect(open().ofSport(1)).toBeNull();
  });
});
