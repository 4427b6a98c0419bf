import { describe, expect, it } from "vitest";
import { toNationalTeam } from "./national-teams.ts";

describe("a national team", () => {
  it.each([
    ["Czech Republic", "Czechia"],
    ["USA", "United States"],
    ["Ivory Coast", "Côte d'Ivoire"],
    ["Bosnia & Herzegovina", "Bosnia and Herzegovina"],
    ["Cape Verde", "Cabo Verde"],
    ["Turkey", "Türkiye"],
    ["East Germany", "German DR"],
  ])("is one however it is spelt: %s, %s", (one, other) => {
    expect(toNationalTeam(one)).toEqual(toNationalTeam(other));
  });

  it.each([
    ["West Germany", "Germany"],
    ["Soviet Union", "Russia"],
    ["Serbia and Montenegro", "Serbia"],
    ["Zaire", "DR Congo"],
  ])("of a state of another name is the one of today, called as then: %s, %s", (then, now) => {
    expect(toNationalTeam(then).id).toBe(toNationalTeam(now).id);
    expect(toNationalTeam(then).name).toBe(then);
  });

  it("is decided by the year where two states had one name", () => {
    expect(toNationalTeam("Yugoslavia", "1998").id).toBe(toNationalTeam("Serbia").id);
    expect(toNationalTeam("Yugoslavia", "1990").id).not.toBe(toNationalTeam("Serbia").id);
  });

  it("is printed in French, or as the source has it where it is no country of today", () => {
    expect(toNationalTeam("Germany").name).toBe("Allemagne");
    expect(toNationalTeam("England").name).toBe("Angleterre");
    expect(toNationalTeam("Czechoslovakia")).toMatchObject({
      name: "Czechoslovakia",
      code: "CZE",
      slug: "czechoslovakia",
    });
  });

  it("is of its country, by which it has a flag, under its name of today alone", () => {
    expect(toNationalTeam("Germany").countryKey).toBe("DE");
    expect(toNationalTeam("England").countryKey).toBe("ENG");
    for (const then of ["West Germany", "Soviet Union", "Czechoslovakia"])
      expect(toNationalTeam(then)).not.toHaveProperty("countryKey");
  });

  it("is distinguished from neighbours with similar names", () => {
    const ids = [
      "Congo",
      "DR Congo",
      "Ireland",
      "Northern Ireland",
      "Guinea",
      "Guinea-Bissau",
      "Equatorial Guinea",
    ].map((name) => toNationalTeam(name).id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
