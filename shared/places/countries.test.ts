import { describe, expect, it } from "vitest";
import { countryOf, isCountryKey } from "./countries.ts";

describe("a country", () => {
  it.each([
    ["FR", "France", "France", "fr"],
    ["BR", "Brésil", "Brazil", "br"],
    ["ENG", "Angleterre", "England", "gb-eng"],
    ["EUROPE", "Europe", "Europe", "eu"],
    ["WORLD", "Monde", "World", "world"],
  ])("%s has a French and an English name and a flag", (key, french, english, flag) => {
    expect(countryOf(key, "fr")).toMatchObject({ name: french, flag });
    expect(countryOf(key, "en")).toMatchObject({ name: english, flag });
  });

  it("is called as in the country that a language's texts are written for", () => {
    const names = (key: string) => (["es", "it", "pt"] as const).map((lang) => countryOf(key, lang).name);
    expect(names("IR")).toEqual(["Irán", "Iran", "Irão"]);
    expect(names("PL")).toEqual(["Polonia", "Polonia", "Polónia"]);
  });

  it("has an id of its own", () => {
    const keys = ["AA", "FR", "US", "ZZ", "ENG", "SCO", "WAL", "NIR", "EUROPE", "WORLD", "SOUTH_AMERICA"];
    expect(new Set(keys.map((key) => countryOf(key, "fr").id)).size).toBe(keys.length);
  });

  it("is refused under a key that names none", () => {
    expect(["FR", "ENG", "FRA", "fr", "", "toString"].map(isCountryKey)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
