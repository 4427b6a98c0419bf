import { expect, it } from "vitest";
import { maxGamesPerDevice } from "../../../shared/push/push-limits.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { noGames, type GameFavourite } from "../favourites/my-games.ts";
import { newsEndSeconds } from "../notifications/followed-news.ts";
import { toDeviceGames } from "./device-games.ts";

const now = 1_800_000_000;
const game = (startSeconds: number, changes: Partial<GameFavourite> = {}): GameFavourite => ({
  sportId: 1,
  leagueId: "",
  day: null,
  isComplete: true,
  expiresAtSeconds: 0,
  startSeconds,
  endSeconds: 0,
  statusType: statusType.scheduled,
  noDuel: false,
  groups: ["0"],
  ...changes,
});

it("[P22] names followed games by sport with the end of their news, without those that are over", () => {
  const next = game(now + 60);
  const games = {
    g_1_AAAAAAAA: next,
    g_2_BBBBBBBB: game(now + 3_600),
    g_1_CCCCCCCC: game(now - 3_600, { statusType: statusType.finished }),
    g_1_DDDDDDDD: game(now - 86_400),
    g_31_EEEEEEEE: game(now, { noDuel: true }),
    broken: next,
  };
  expect(toDeviceGames({ ...noGames, games }, now)).toEqual({
    "1": { AAAAAAAA: newsEndSeconds(next) },
    "2": { BBBBBBBB: newsEndSeconds(game(now + 3_600)) },
  });
});

it("[P22] names those that begin first where there are many", () => {
  const keys = Array.from({ length: maxGamesPerDevice + 5 }, (_, index) => `g_1_GAME${String(index).padStart(4, "0")}`);
  const games = Object.fromEntries(keys.map((key, index) => [key, game(now + 1_000 - index)]));
  const named = Object.keys(toDeviceGames({ ...noGames, games }, now)["1"] ?? {});
  expect(named).toHaveLength(maxGamesPerDevice);
  expect(named).not.toContain("GAME0000");
});
