import { expect, it } from "vitest";
import { statusType } from "../../../shared/sports/statuses.ts";
import { followedGame } from "../favourites/game-favourite.fixture.ts";
import { noGames } from "../favourites/my-games.ts";
import { followedOf, nearestRace } from "./follow-race.ts";

const races = { sportId: 23, countryId: "9", tournamentId: "tour", name: "PGA Tour" };
const { scheduled, live, finished } = statusType;

type Race = readonly [stageId: string, type: 1 | 2 | 3, startSeconds: number];
const aDay = (...events: readonly Race[]) => ({
  sportId: 23,
  signature: "",
  leagues: events.map(([stageId, type, startSeconds]) => ({
    league: { stageId, tournamentId: "tour" },
    events: [{ id: `of ${stageId}`, statusType: type, startSeconds }],
  })),
});

it("[C3.17] finds the race that runs, else the next one, else the last one", () => {
  const nearest = (...events: readonly Race[]) => nearestRace(aDay(...events), races, "Europe/Paris")?.key;
  expect(nearest(["past", finished, 1], ["soon", scheduled, 5], ["now", live, 3])).toBe("23_now");
  expect(nearest(["later", scheduled, 9], ["past", finished, 1], ["soon", scheduled, 5])).toBe("23_soon");
  expect(nearest(["older", finished, 1], ["past", finished, 2])).toBe("23_past");
  expect(nearest()).toBe(undefined);
});

it("knows a followed race by its competition, and by its sport", () => {
  const race = { ...followedGame, sportId: 23, leagueId: "23_stage", groups: null };
  const games = { ...noGames, tournaments: { "23_stage": race }, labels: { "23_stage": { tournamentId: "tour" } } };
  expect(followedOf(games, races)).toBe("23_stage");
  expect(followedOf(games, { ...races, sportId: 34 })).toBe(null);
  expect(followedOf(games, { ...races, tournamentId: "other" })).toBe(null);
  expect(followedOf(noGames, races)).toBe(null);
});
