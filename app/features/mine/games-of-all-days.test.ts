import { expect, it } from "vitest";
import { followedGame } from "../favourites/game-favourite.fixture.ts";
import { noGames } from "../favourites/my-games.ts";
import { toGroupedLeagues } from "./games-of-all-days.tsx";

const groups = [
  { key: "home", name: "Famille", colour: 0 },
  { key: "cup", name: "Coupe", colour: 1 },
];
const followed = (sportId: number, stageId: string, ...eventIds: string[]) => ({
  sportId,
  epochDay: 100,
  startSeconds: 0,
  league: { league: { stageId }, eventIds },
});
const shown = (...of: Parameters<typeof toGroupedLeagues>) =>
  toGroupedLeagues(...of).map(({ group, leagues, repeated }) => [
    group?.key ?? null,
    leagues.flatMap(({ league }) => league.eventIds),
    [...repeated],
  ]);

it("[C3.16] shows each group with its games: one of several groups in each of them, one of none, or of a removed one, last", () => {
  const games = {
    ...noGames,
    games: {
      g_1_a: { ...followedGame, groups: ["home", "cup"] },
      g_1_b: { ...followedGame, groups: ["cup"] },
      g_1_c: followedGame,
      g_1_d: { ...followedGame, groups: ["gone"] },
    },
  };
  expect(shown([followed(1, "LEAGUE01", "a", "b", "c", "d", "other")], groups, games)).toEqual([
    ["home", ["a"], []],
    ["cup", ["a", "b"], ["g_1_a"]],
    [null, ["c", "d", "other"], []],
  ]);
});

it("[C3.17] shows a tournament that is followed as a whole in its own groups", () => {
  const { noDuel: _, ...dated } = followedGame;
  const whole = { ...dated, sportId: 31, groups: ["home"] };
  const games = { ...noGames, tournaments: { "31_RACE0001": whole, "31_RACE0002": { ...whole, groups: null } } };
  expect(shown([followed(31, "RACE0001", "a"), followed(31, "RACE0002", "b")], groups, games)).toEqual([
    ["home", ["a"], []],
    ["cup", [], []],
    [null, ["b"], []],
  ]);
});
