import { expect, it } from "vitest";
import { noGames, type GameFavourite } from "../favourites/my-games.ts";
import { parseMutedSports, sportsToOffer, withoutSports } from "./muted-sports.ts";

const record: GameFavourite = {
  sportId: 1,
  leagueId: "1_LEAGUE01",
  day: 0,
  isComplete: false,
  expiresAtSeconds: 0,
  startSeconds: 0,
  endSeconds: 0,
  statusType: 1,
  noDuel: false,
  groups: ["0"],
};
const games = { ...noGames, games: { g_1_AAAAAAAA: record, g_2_BBBBBBBB: { ...record, sportId: 2 } } };

it("leaves out the games of muted sports, and is the same object where none is", () => {
  expect(Object.keys(withoutSports(games, [2, 7]).games)).toEqual(["g_1_AAAAAAAA"]);
  expect(withoutSports(games, [])).toBe(games);
});

it("offers the sports of followed games, and muted ones without any", () => {
  expect(sportsToOffer(games, [7, 2])).toEqual([1, 2, 7]);
});

it("[C5.03] reads ids alone", () => {
  expect([null, "{", "{}", '[2, "3", null, 1.5, 7]'].map(parseMutedSports)).toEqual([[], [], [], [2, 7]]);
});
