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

  it("[C3.19] [C4.03] are stored with the defaults and the mark of a list that was changed, and found by the next page", async () => {
    const { items, open } = aBrowser();
    expect(await open().toggle(other, [top])).toBe("done");
    expect(JSON.parse(items.get("fsdc_my_leagues") ?? "")).toMatchObject({
      lists: { 1: { used: true, "1_77_TOP": true, "1_77_OTHER": true } },
    });
    const next = open();
    expect(next.ofSport(1)).toEqual([top, other]);
    expect(next.ofSport(2)).toBeNull();
    expect(await next.toggle(top, [top])).toBe("done");
    expect(keysOf(open().ofSport(1))).toEqual(["1_77_OTHER"]);
  });

  it("[C4.05] are as before where the browser stores nothing", async () => {
    const mine = aBrowser(true).open();
    expect(await mine.toggle(other, [top])).toBe("failed");
    expect(mine.ofSport(1)).toBeNull();
    expect(mine.isPinned(other, [top])).toBe(false);
  });

  it("[C5.01] ignore a key that is none, and say each change to who listens until that ends", async () => {
    const mine = aBrowser().open();
    const heard: number[] = [];
    const stop = mine.subscribe(() => heard.push(mine.version()));
    expect(await mine.toggle(league(""), [])).toBe("ignored");
    expect(heard).toEqual([]);
    await mine.toggle(other, []);
    stop();
    await mine.toggle(other, []);
    expect(heard).toEqual([1]);
  });

  it("[C4.04] [C4.05] show a pin at once and wait for the account: a second tap is ignored, a first change holds up all, a failure is taken back", async () => {
    const browser = aBrowser();
    const mine = browser.open();
    const answers: ((isTaken: boolean) => void)[] = [];
    mine.confirmBy(() => new Promise((resolve) => void answers.push(resolve)));
    const answer = (isTaken: boolean) => answers.shift()?.(isTaken);
    const onNextPage = () => keysOf(browser.open().ofSport(1));

    const seeding = mine.toggle(other, [top]);
    expect([mine.isPinned(other, []), mine.isWaiting(top)]).toEqual([true, true]);
    expect([await mine.toggle(other, []), await mine.toggle(top, [])]).toEqual(["ignored", "ignored"]);
    answer(true);
    expect([await seeding, mine.isWaiting(top), onNextPage()]).toEqual(["done", false, [top.key, other.key]]);

    const removal = mine.toggle(top, []);
    expect([mine.isPinned(top, []), mine.isWaiting(top), mine.isWaiting(other)]).toEqual([false, true, false]);
    expect(onNextPage()).toEqual([other.key]);
    answer(false);
    expect(await removal).toBe("failed");
    for (const keys of [keysOf(mine.ofSport(1)), onNextPage()]) expect(keys).toEqual([top.key, other.key]);

    mine.confirmBy(null);
    expect(await mine.toggle(top, [])).toBe("done");
  });

  it("are in the order that the visitor gave them, on the next page as well", async () => {
    const { open } = aBrowser();
    const mine = open();
    const third = league("1_77_THIRD");
    for (const each of [top, other, third]) await mine.toggle(each, []);
    expect(mine.move(third, 0)).toBe("done");
    expect(keysOf(open().ofSport(1))).toEqual(["1_77_THIRD", "1_77_TOP", "1_77_OTHER"]);
    expect(mine.move(league("1_77_NONE"), 0)).toBe("ignored");
  });

  it("[C4.05] keep their order where the browser stores no other", async () => {
    const browser = aBrowser();
    const mine = browser.open();
    await mine.toggle(top, []);
    await mine.toggle(other, []);
    browser.refuse();
    expect(mine.move(other, 0)).toBe("failed");
    expect(keysOf(mine.ofSport(1))).toEqual(["1_77_TOP", "1_77_OTHER"]);
  });

  it("have a place again, the one before, when a removal is taken back; what another tab has pinned meanwhile stays", async () => {
    const { open } = aBrowser();
    const [left, right] = [open(), open()];
    const third = league("1_77_THIRD");
    for (const each of [top, other]) await left.toggle(each, []);
    await left.toggle(top, []);
    await right.toggle(third, []);
    expect([await left.restore(), await left.restore()]).toEqual(["done", "ignored"]);
    for (const tab of [left, right]) expect(tab.ofSport(1)).toEqual([top, other, third]);
  });

  it("keep their value until they change, and take nothing from a stored text that is no league", async () => {
    const { items, open } = aBrowser();
    await open().toggle(other, []);
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
