import { expect, it } from "vitest";
import { followedGame } from "./game-favourite.fixture.ts";
import type { GameFavourite, MyGames } from "./my-games.ts";
import { countFollowed, countFollowedIn, isFollowedElsewhere } from "./followed-days.ts";

const toGame = (sportId: number, day: number | null): GameFavourite => ({ ...followedGame, sportId, day });
const games: MyGames = {
  games: { a: toGame(1, 3), b: toGame(1, 0), c: toGame(1, 3), d: toGame(2, 1), e: toGame(1, null) },
  tournaments: {},
  labels: {},
};

it("says whether a sport's games are on other days than the one that is shown", () => {
  expect([
    isFollowedElsewhere(games, 1, 0),
    isFollowedElsewhere(games, 2, 1),
    isFollowedElsewhere(games, 3, 0),
  ]).toEqual([true, false, false]);
});

it("counts a sport's followed games, those of unknown day too", () => {
  expect([countFollowedIn(games, 1), countFollowedIn(games, 2), countFollowedIn(games, 3)]).toEqual([4, 1, 0]);
  expect(countFollowed(games)).toBe(5);
});
