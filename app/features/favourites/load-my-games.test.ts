import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../../storage/memory-store.fixture.ts";
import { checkTabs } from "../../storage/tab-sync.ts";
import { loadMyGames, saveMyGames } from "./load-my-games.ts";
import { noGames, type MyGames } from "./my-games.ts";

const dated = {
  sportId: 23,
  leagueId: "23_STAGE001",
  day: 0,
  isComplete: false,
  expiresAtSeconds: 5000,
  startSeconds: 1000,
  endSeconds: 1000,
  statusType: 1,
};
const state: MyGames = {
  games: { g_23_ABCDEFGH: { ...dated, noDuel: true, groups: ["0"] } },
  tournaments: { "23_STAGE001": { ...dated, groups: null } },
  labels: { "23_STAGE001": { title: "WORLD: The Open" } },
};
const names = ["fsdc_my_local", "fsdc_my_local_labl", "fsdc_my_local_noduel"] as const;

function savedStore() {
  const store = createMemoryStore();
  saveMyGames(store, state, { seen: null }, 1_000_000);
  return store;
}

describe("favourites in the browser", () => {
  it("come back as they were saved, under their three names", () => {
    const store = savedStore();
    expect(loadMyGames(store, 1000)).toEqual(state);
    for (const name of names) expect(store.get(name)).not.toBeNull();
  });

  it("[C9.08, C5.09] are kept for 172,800 s", () => {
    expect(loadMyGames(savedStore(), 1000 + 172_799)).toEqual(state);
    expect(loadMyGames(savedStore(), 1000 + 172_800)).toEqual(noGames);
  });

  it.each(["{", "[]", "null", "x"])("[C8.03] are empty, without an error, when the games are corrupt: %s", (text) => {
    const store = savedStore();
    store.set("fsdc_my_local", text);
    expect(loadMyGames(store, 1000)).toEqual(noGames);
  });

  it("[C8.03] keep the games when the tournaments are corrupt", () => {
    const store = savedStore();
    store.set("fsdc_my_local_noduel", "{");
    expect(loadMyGames(store, 1000)).toEqual({ ...state, tournaments: {} });
  });

  it("keep the tournaments when the browser had no room for the games", () => {
    const store = savedStore();
    store.remove("fsdc_my_local");
    expect(loadMyGames(store, 1000)).toEqual({ ...state, games: {} });
  });

  it("[C6.01] notify other tabs by a stamp, another one each time", () => {
    const store = savedStore();
    const first = { seen: store.get("fsdc_my_local_ts") };
    expect(checkTabs({ seen: null }, first.seen, false).mustReload).toBe(true);
    saveMyGames(store, noGames, first, 1_000_000);
    expect(checkTabs(first, store.get("fsdc_my_local_ts"), false).mustReload).toBe(true);
  });
});
