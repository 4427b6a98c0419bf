import { describe, expect, it } from "vitest";
import { createMemoryStore } from "./memory-store.fixture.ts";
import { cookieLifetimesSeconds, oddsFormatCookie } from "./choice-cookies.ts";
import { myGamesStampName, storedKeys } from "./storage-keys.ts";
import { loadValue, saveValue, type StoredKey } from "./stored-value.ts";
import { tabPollMs } from "./tab-poll.ts";
import { checkTabs, nextStamp } from "./tab-sync.ts";

const textKey: StoredKey<string> = {
  name: "text",
  lifetimeSeconds: 60,
  parse: (value) => (typeof value === "string" ? value : null),
};

describe("stored values", () => {
  it("come back while their time lasts", () => {
    const store = createMemoryStore();
    saveValue(store, textKey, "kept", 1000);
    expect(loadValue(store, textKey, 1059)).toBe("kept");
  });

  it("[C5.09] read as empty once their time is over", () => {
    const store = createMemoryStore();
    saveValue(store, textKey, "gone", 1000);
    expect(loadValue(store, textKey, 1060)).toBeNull();
  });

  it("stay for ever without a lifetime", () => {
    const store = createMemoryStore();
    saveValue(store, { ...textKey, lifetimeSeconds: null }, "kept", 1000);
    expect(loadValue(store, textKey, 1e12)).toBe("kept");
  });

  it.each(["", "{", "null", "[]", '"text"', '{"value":1,"expiresAtSeconds":null}', '{"value":"x"}'])(
    "read as empty when they are corrupt: %s",
    (text) => {
      const store = createMemoryStore();
      store.set("text", text);
      expect(loadValue(store, textKey, 0)).toBeNull();
    },
  );

  it("leave with null", () => {
    const store = createMemoryStore();
    saveValue(store, textKey, "kept", 1000);
    saveValue(store, textKey, null, 1000);
    expect(store.get("text")).toBeNull();
  });
});

describe("storage keys", () => {
  it("[C9.08] have their names and lifetimes", () => {
    const keys = Object.values(storedKeys);
    expect(Object.fromEntries(keys.map(({ name, lifetimeSeconds }) => [name, lifetimeSeconds]))).toEqual({
      fsdc_my_local: 172_800,
      fsdc_my_local_labl: 172_800,
      fsdc_my_local_noduel: 172_800,
      fsdc_expand_collapse_league: null,
      geoip: null,
      fs_date: null,
      odds_sport_page: null,
      fsdc_live_table: null,
    });
    expect(myGamesStampName).toBe("fsdc_my_local_ts");
    expect(oddsFormatCookie("fr")).toBe("fs_of_fr");
    expect(cookieLifetimesSeconds).toEqual({ any: 31_536_000, linker: 63_072_000 });
  });

  it("hold objects or texts and read anything else as empty", () => {
    const store = createMemoryStore();
    for (const value of [7, [], "x"]) {
      store.set("geoip", JSON.stringify({ value, expiresAtSeconds: null }));
      expect(loadValue(store, storedKeys.geoIp, 0)).toBeNull();
    }
    saveValue(store, storedKeys.date, "2026-11-23", 0);
    expect(loadValue(store, storedKeys.date, 0)).toBe("2026-11-23");
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
