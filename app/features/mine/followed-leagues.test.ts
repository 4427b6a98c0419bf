import { expect, it } from "vitest";
import { followedGame } from "../favourites/game-favourite.fixture.ts";
import { noGames } from "../favourites/my-games.ts";
import { toDayOrder, toFollowedLeagues } from "./followed-leagues.ts";

const league = (stageId: string, ...eventIds: string[]) => ({ league: { stageId }, eventIds });
const startOf: Readonly<Record<string, number>> = { a: 30, b: 10, c: 20 };
const getEvent = (id: string) => ({ id, startSeconds: startOf[id] ?? 0 });

it("shows the leagues alone in which something is followed, with the start of the first followed game", () => {
  const lists = [{ sportId: 1, epochDay: 100, leagues: [league("LEAGUE01", "a", "b", "c"), league("LEAGUE02", "d")] }];
  const games = { ...noGames, games: { g_1_a: followedGame, g_1_c: followedGame } };
  expect(toFollowedLeagues(lists, games, getEvent)).toEqual([
    { sportId: 1, epochDay: 100, league: league("LEAGUE01", "a", "b", "c"), startSeconds: 20 },
  ]);
});

it("[C3.17] shows a tournament that is followed as a whole", () => {
  const lists = [{ sportId: 31, epochDay: 100, leagues: [league("RACE0001", "a")] }];
  const { noDuel: _, ...tournament } = followedGame;
  const games = { ...noGames, tournaments: { "31_RACE0001": { ...tournament, groups: null } } };
  expect(toFollowedLeagues(lists, games, getEvent)).toHaveLength(1);
});

it("begins with today, then what comes, then what is over, the latest first", () => {
  expect(toDayOrder([99, 102, 100, 98, 101, 100], 100)).toEqual([100, 101, 102, 99, 98]);
});
