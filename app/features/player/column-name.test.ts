import { expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { all } from "#texts/pages/people.all.js";
import { columnName } from "./column-name.ts";

it("calls the games of a person what they are in the sport", () => {
  const ofSport = (sportId: number) => columnName("games", sportId, all.fr);
  expect(ofSport(sportIds.tennis)).toEqual(["M", "Matchs"]);
  expect(ofSport(sportIds.boxing)).toEqual(["C", "Combats"]);
  expect(ofSport(sportIds["auto-racing"])).toEqual(["Dép.", "Départs"]);
  expect(columnName("wins", sportIds.boxing, all.fr)).toEqual(["V", "Victoires"]);
});
