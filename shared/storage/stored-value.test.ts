import { describe, expect, it } from "vitest";
import type { KeyValueStore } from "./key-value-store.ts";
import { lifetimesSeconds, oddsFormatKey, storageKeys } from "./storage-keys.ts";
import { loadValue, saveValue, type StoredKey } from "./stored-value.ts";
import { checkTabs, nextStamp, tabPollMs } from "./tab-sync.ts";

function fakeStore(): KeyValueStore & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

const textKey: StoredKey<string> = {
  name: "text",
  lifetimeSeconds: 60,
  parse: (value) => (typeof value === "string" ? value : null),
};

describe("stored values", () => {
  it("come back while their time lasts", () => {
    const store = fakeStore();
    saveValue(store, textKey, "kept", 1000);
    expect(loadValue(store, textKey, 1059)).toBe("kept");
  });

  it("[C5.09] read as empty once their time is over", () => {
    const store = fakeStore();
    saveValue(store, textKey, "gone", 1000);
    expect(loadValue(store, textKey, 1060)).toBeNull();
  });

  it("stay for good without a lifetime", () => {
    const store = fakeStore();
    saveValue(store, { ...textKey, lifetimeSeconds: null }, "kept", 1000);
    expect(loadValue(store, textKey, 1e12)).toBe("kept");
  });

  it.each(["", "{", "null", "[]", '"text"', '{"value":1,"expiresAtSeconds":null}', '{"value":"x"}'])(
    "read as empty when they are corrupt: %s",
    (text) => {
      const store = fakeStore();
      store.set("text", text);
      expect(loadValue(store, textKey, 0)).toBeNull();
    },
  );

  it("leave with null", () => {
    const store = fakeStore();
    saveValue(store, textKey, "kept", 1000);
    saveValue(store, textKey, null, 1000);
    expect(store.values.size).toBe(0);
  });
});

describe("storage keys", () => {
  it("[C9.08] have their names and lifetimes", () => {
    expect(storageKeys).toMatchObject({
      myGames: "fsdc_my_local",
      myGamesLeagues: "fsdc_my_local_labl",
      myTournaments: "fsdc_my_local_noduel",
      myGamesStamp: "fsdc_my_local_ts",
      date: "fs_date",
      oddsSportPage: "odds_sport_page",
      geoIp: "geoip",
    });
    expect(oddsFormatKey("fr")).toBe("fs_of_fr");
    expect(lifetimesSeconds.myGames).toBe(172_800);
    expect(lifetimesSeconds.oddsFormat).toBe(31_536_000);
    expect(lifetimesSeconds.cookie).toBe(31_536_000);
    expect(lifetimesSeconds.linkerCookie).toBe(63_072_000);
  });
});

describe("tabs", () => {
  it("[C6.01] look twice a second whether another tab has written its stamp", () => {
    expect(tabPollMs).toBe(500);
    expect(checkTabs({ seen: "1" }, "2", false)).toEqual({ sync: { seen: "2" }, mustReload: true });
    expect(checkTabs({ seen: "2" }, "2", false).mustReload).toBe(false);
  });

  it("[C6.01] write a new stamp with every change", () => {
    expect(nextStamp({ seen: null }, 1000)).toBe("1000");
    expect(nextStamp({ seen: "1000" }, 1000)).toBe("1001");
    expect(nextStamp({ seen: "nonsense" }, 1000)).toBe("1000");
  });

  it("[C6.02] do not look at each other while the visitor is signed in", () => {
    expect(checkTabs({ seen: "1" }, "2", true)).toEqual({ sync: { seen: "1" }, mustReload: false });
  });
});
