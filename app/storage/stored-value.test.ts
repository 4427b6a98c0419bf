import { describe, expect, it } from "vitest";
import { cookieLifetimesSeconds, oddsFormatCookie } from "./choice-cookies.ts";
import { myGamesStampName, storedKeys } from "./storage-keys.ts";
import { formatValue, parseValue, type StoredKey } from "./stored-value.ts";
import { tabPollMs } from "../features/favourites/my-games-hooks.ts";

const textKey: StoredKey<string> = {
  name: "text",
  lifetimeSeconds: 60,
  parse: (value) => (typeof value === "string" ? value : null),
};

describe("stored values", () => {
  it("come back while their time lasts", () => {
    expect(parseValue(formatValue(textKey, "kept", 1000), textKey, 1059)).toBe("kept");
  });

  it("[C5.09] read as empty once their time is over", () => {
    expect(parseValue(formatValue(textKey, "gone", 1000), textKey, 1060)).toBeNull();
  });

  it("stay for ever without a lifetime", () => {
    const key = { ...textKey, lifetimeSeconds: null };
    expect(parseValue(formatValue(key, "kept", 1000), key, 1e12)).toBe("kept");
  });

  it.each(["", "{", "null", "[]", '"text"', '{"value":1,"expiresAtSeconds":null}', '{"value":"x"}'])(
    "read as empty when they are corrupt: %s",
    (text) => {
      expect(parseValue(text, textKey, 0)).toBeNull();
    },
  );
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
    for (const value of [7, [], "x"]) {
      expect(parseValue(JSON.stringify({ value, expiresAtSeconds: null }), storedKeys.geoIp, 0)).toBeNull();
    }
    const date = formatValue(storedKeys.date, "2026-11-23", 0);
    expect(parseValue(date, storedKeys.date, 0)).toBe("2026-11-23");
  });
});

it("[C6.01] tabs look twice a second whether another has changed the favourites", () => {
  expect(tabPollMs).toBe(500);
});
