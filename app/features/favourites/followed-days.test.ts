import { expect, it } from "vitest";
import type { GameFavourite, MyGames } from "./my-games.ts";
import { countFollowed, toFollowedDays } from "./followed-days.ts";

const toGame = (sportId: number, day: number | null): GameFavourite => ({
  sportId,
  day,
  leagueId: "",
  isComplete: false,
  expiresAtSeconds: 0,
  startSeconds: 0,
  endSeconds: 0,
  statusType: 1,
  noDuel: false,
  groups: ["0"],
});
const games: MyGames = {
  games: { a: toGame(1, 3), b: toGame(1, 0), c: toGame(1, 3), d: toGame(2, 1), e: toGame(1, null) },
  tournaments: {},
  labels: {},
};

it("names the days of a sport's followed games in order, each once", () => {
  expect(toFollowedDays(games, 1)).toEqual([
    { day: 0, count: 1 },
    { day: 3, count: 2 },
  ]);
});

it("counts a sport's followed games, those of unknown day too", () => {
  expect([countFollowed(games, 1), countFollowed(games, 2), countFollowed(games, 3)]).toEqual([4, 1, 0]);
});
