import { expect, it } from "vitest";
import { toNationalTeam } from "../competitions/national-teams.ts";
import { languages } from "../texts/languages.ts";
import { nameIn } from "../texts/names.ts";
import { isNationalSide } from "./national-side.ts";
import { countryOfSide } from "./side-country.ts";

it("calls a country as its side is called, by which this has its flag", () => {
  expect(countryOfSide("CD", "RD Congo", "fr")).toMatchObject({ name: "RD Congo", flag: "cd" });
  expect(countryOfSide("CD", "RD Congo U20", "fr").name).toBe("RD Congo");
  expect(countryOfSide("HK", "Hong Kong", "en").name).toBe("Hong Kong");
  expect(countryOfSide("CD", "TP Mazembe", "fr").name, "a club's").toBe("Congo-Kinshasa");
  expect(countryOfSide("FR", "France", "fr").name).toBe("France");
});

it.each(languages)("tells imported sides of countries in %s, whose sources write them in English", (lang) => {
  for (const written of ["Germany", "DR Congo", "Congo", "Hong Kong", "Tahiti", "Palestine", "England", "Türkiye"]) {
    const side = toNationalTeam(written);
    const name = nameIn(side, lang);
    expect([name, isNationalSide(name, countryOfSide(side.countryKey ?? "", name, lang).name)]).toEqual([name, true]);
  }
});
