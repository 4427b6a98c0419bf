import { expect, it } from "vitest";
import { toLeagueCode } from "./league-code.ts";

it("names a league by the first letters of its words, or of its only one", () => {
  expect(["Premier League", "Bundesliga", "Ligue 1"].map(toLeagueCode)).toEqual(["PL", "BUN", "L1"]);
});

it("leaves out what is no word, and keeps a letter and its number together", () => {
  expect(toLeagueCode("World Snooker Tour : York 3")).toBe("WSTY");
  expect(toLeagueCode("Beach Pro Tour: Newport Beach 7")).toBe("BPTN");
  expect(toLeagueCode("ATP (Turin)")).toBe("AT");
  expect(toLeagueCode("T20 International")).toBe("T20I");
});
