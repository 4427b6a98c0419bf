import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { isChoiceKept as IsChoiceKept } from "../../storage/choice.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

const isChoiceKept = vi.fn<typeof IsChoiceKept>();
const choicePath = "../../storage/choice.ts";
// Test files share their modules: the store is loaded with the mock for this file, and without it for the next one.
vi.doMock(choicePath, async (actual) => ({ ...(await actual<object>()), isChoiceKept }));
vi.resetModules();
const { myLeaguesName, onPinned } = await import("./my-leagues-name.ts");
const { myLeagues: mine } = await import("./my-leagues-store.ts");
afterAll(() => {
  vi.doUnmock(choicePath);
  vi.resetModules();
});

beforeEach(() => {
  useTestStorageEngine();
  cleanTestStorage();
  isChoiceKept.mockReturnValue(true);
});

const league = (key: string, type = "p"): PinnableLeague => ({
  key,
  type,
  name: `League ${key}`,
  country: "France",
  flag: "fr",
  path: `/football/france/${key.toLowerCase()}/`,
});
const [top, other] = [league("1_77_TOP", "t"), league("1_77_OTHER")];

const stored = () => getTestStorage()[myLeaguesName] ?? "";
/** Puts a text into storage, as another tab or an earlier visit would. */
const readStored = (text: string) => setTestStorageKey(myLeaguesName, text);
const keysOf = (leagues: readonly PinnableLeague[] | null) => leagues?.map(({ key }) => key) ?? null;

describe("the visitor's leagues", () => {
  it("[C4.02] are the defaults and top tournaments until the visitor changes something", () => {
    expect(mine.ofSport(1)).toBeNull();
    expect(mine.isPinned(top, [])).toBe(true);
    expect(mine.isPinned(other, [])).toBe(false);
    expect(mine.isPinned(other, [other])).toBe(true);
  });

  it("[C3.19] [C4.03] are stored with the defaults and the mark of a list that was changed, and found by the next page", async () => {
    expect(await mine.toggle(other, [top])).toBe("done");
    expect(JSON.parse(stored())).toEqual({
      lists: { 1: { used: true, "1_77_TOP": true, "1_77_OTHER": true } },
      labels: { "1_77_TOP": top, "1_77_OTHER": other },
    });
    const both = stored();
    vi.resetModules();
    const { myLeagues: onNextPage } = await import("./my-leagues-store.ts");
    expect([onNextPage.ofSport(1), onNextPage.ofSport(2)]).toEqual([[top, other], null]);
    expect(await mine.toggle(top, [top])).toBe("done");
    expect(JSON.parse(stored()).labels).toEqual({ "1_77_OTHER": other });
    readStored(both);
    expect(mine.ofSport(1)).toEqual([top, other]);
  });

  it("[C4.05] are as before where the browser stores nothing", async () => {
    isChoiceKept.mockReturnValue(false);
    expect(await mine.toggle(other, [top])).toBe("failed");
    expect(mine.ofSport(1)).toBeNull();
    expect(mine.isPinned(other, [top])).toBe(false);
    expect(() => mine.replace(null)).toThrow("does not store");
  });

  it("[C5.01] ignore a key that is none, and say each change to who listens until that ends", async () => {
    const heard = vi.fn<() => void>();
    const stop = mine.subscribe(heard);
    expect(await mine.toggle(league(""), [])).toBe("ignored");
    expect(heard).not.toHaveBeenCalled();
    await mine.toggle(other, []);
    stop();
    await mine.toggle(other, []);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("[C4.04] [C4.05] show a pin at once and wait for the account: a second tap is ignored, a first change holds up all, a failure is taken back", async () => {
    const answers: ((isTaken: boolean) => void)[] = [];
    mine.confirmBy(() => new Promise((resolve) => void answers.push(resolve)));
    const answer = (isTaken: boolean) => answers.shift()?.(isTaken);
    const storedKeys = () => Object.keys(JSON.parse(stored()).lists[1]).slice(1);

    const seeding = mine.toggle(other, [top]);
    expect([mine.isPinned(other, []), mine.isWaiting(top)]).toEqual([true, true]);
    expect([await mine.toggle(other, []), await mine.toggle(top, [])]).toEqual(["ignored", "ignored"]);
    answer(true);
    expect([await seeding, mine.isWaiting(top), storedKeys()]).toEqual(["done", false, [top.key, other.key]]);

    const removal = mine.toggle(top, []);
    expect([mine.isPinned(top, []), mine.isWaiting(top), mine.isWaiting(other)]).toEqual([false, true, false]);
    expect(storedKeys()).toEqual([other.key]);
    answer(false);
    expect(await removal).toBe("failed");
    for (const keys of [keysOf(mine.ofSport(1)), storedKeys()]) expect(keys).toEqual([top.key, other.key]);

    mine.confirmBy(null);
    expect(await mine.toggle(top, [])).toBe("done");
  });

  it("are in the order that the visitor gave them, on the next page as well", async () => {
    const third = league("1_77_THIRD");
    for (const each of [top, other, third]) await mine.toggle(each, []);
    expect(mine.move(third, 0)).toBe("done");
    readStored(stored());
    expect(keysOf(mine.ofSport(1))).toEqual(["1_77_THIRD", "1_77_TOP", "1_77_OTHER"]);
    expect(mine.move(league("1_77_NONE"), 0)).toBe("ignored");
  });

  it("[C4.03] begin as the defaults where the first of all is moved", () => {
    expect(mine.move(other, 0, [top, other])).toBe("done");
    expect(keysOf(mine.ofSport(1))).toEqual([other.key, top.key]);
    expect(JSON.parse(stored()).labels).toEqual({ [top.key]: top, [other.key]: other });
  });

  it("say each stored change to parts of the page that have not loaded them, and none that is not stored", async () => {
    const heard = vi.fn<() => void>();
    vi.stubGlobal("window", new EventTarget());
    const stop = onPinned(heard);
    await mine.toggle(other, [top]);
    mine.move(other, 0);
    expect(heard).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event("storage"));
    expect(heard).toHaveBeenCalledTimes(3);
    isChoiceKept.mockReturnValue(false);
    await mine.toggle(top, []);
    stop();
    window.dispatchEvent(new Event("storage"));
    expect(heard).toHaveBeenCalledTimes(3);
    vi.unstubAllGlobals();
  });

  it("[C4.05] keep their order where the browser stores no other", async () => {
    await mine.toggle(top, []);
    await mine.toggle(other, []);
    isChoiceKept.mockReturnValue(false);
    expect(mine.move(other, 0)).toBe("failed");
    expect(keysOf(mine.ofSport(1))).toEqual(["1_77_TOP", "1_77_OTHER"]);
  });

  it("have a place again, the one before, when a removal is taken back; what another tab has pinned meanwhile stays", async () => {
    const third = league("1_77_THIRD");
    for (const each of [top, other]) await mine.toggle(each, []);
    await mine.toggle(top, []);
    const lists = { 1: { used: true, [other.key]: true, [third.key]: true } };
    readStored(JSON.stringify({ lists, labels: { [other.key]: other, [third.key]: third } }));
    expect([await mine.restore(), await mine.restore()]).toEqual(["done", "ignored"]);
    expect(mine.ofSport(1)).toEqual([top, other, third]);
  });

  it("take nothing from a stored text that is no league", async () => {
    await mine.toggle(other, []);
    const text = stored();
    for (const path of ["https://evil.example/", "//evil.example"]) {
      readStored(text.replace(other.path, path));
      expect(mine.ofSport(1)).toEqual([]);
    }
    readStored("{");
    expect(mine.ofSport(1)).toBeNull();
  });
});
