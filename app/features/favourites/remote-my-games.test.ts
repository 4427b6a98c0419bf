import { describe, expect, it } from "vitest";
import { mergeMyGames } from "./merge-my-games.ts";
import { noGames, type GameFavourite, type MyGames, type TournamentFavourite } from "./my-games.ts";
import { parseRemoteMyGames, toRemoteMyGames } from "./remote-my-games.ts";

const clock = { nowSeconds: Date.parse("2026-11-20T11:00:00Z") / 1000, timeZone: "Europe/Paris" };
const tomorrowSeconds = clock.nowSeconds + 86_400;

const dated = {
  sportId: 1,
  leagueId: "1_LEAGUE01",
  day: 1,
  isComplete: true,
  expiresAtSeconds: clock.nowSeconds + 3600,
  startSeconds: tomorrowSeconds,
  endSeconds: tomorrowSeconds,
  statusType: 1,
};
const game = (overrides: Partial<GameFavourite> = {}): GameFavourite => ({
  ...dated,
  noDuel: false,
  groups: ["0"],
  ...overrides,
});
const tournament: TournamentFavourite = { ...dated, sportId: 23, leagueId: "23_STAGE001", groups: null };
const key = (index: number) => `g_1_${String(index).padStart(8, "0")}`;
const withGames = (...games: GameFavourite[]): MyGames => ({
  ...noGames,
  games: Object.fromEntries(games.map((record, index) => [key(index), record])),
});
const remoteGame = { AD: tomorrowSeconds, AP: tomorrowSeconds, MG: "0", is_duel: true };

const isDuel = (value: unknown) =>
  parseRemoteMyGames({ data: { [key(0)]: { ...remoteGame, is_duel: value } } }).data[key(0)]?.is_duel;

describe("remote favourites", () => {
  it("[C3.18] hold start, end, groups and whether it is a duel for a game, and no duel for a league", () => {
    const state = { ...withGames(game({ groups: ["1", "2"] })), tournaments: { "23_STAGE001": tournament } };
    expect(toRemoteMyGames(state)).toEqual({
      data: { [key(0)]: { ...remoteGame, MG: "1,2" } },
      noduel: { "23_STAGE001": { AD: tomorrowSeconds, AP: tomorrowSeconds, MG: "0" } },
    });
  });

  it("[C5.03] are read with ids of their form alone", () => {
    const ids = { [key(0)]: remoteGame, g_1_short: remoteGame, "1_LEAGUE01": remoteGame, [key(1)]: "x" };
    const leagues = { "23_STAGE001": { AD: 1, AP: 2, MG: "3" }, "23_x": { AD: 1, AP: 2, MG: "3" } };
    expect(parseRemoteMyGames({ data: ids, noduel: leagues })).toEqual({
      data: { [key(0)]: remoteGame },
      noduel: { "23_STAGE001": { AD: 1, AP: 2, MG: "3" } },
    });
  });

  it("[C3.18] are duels unless the store says otherwise", () => {
    expect([true, 1, undefined].map(isDuel)).toEqual([true, true, true]);
    expect([false, 0].map(isDuel)).toEqual([false, false]);
  });

  it("are empty when the store holds invalid values", () => {
    for (const value of [null, undefined, "", [], { data: 7, noduel: "x" }]) {
      expect(parseRemoteMyGames(value)).toEqual({ data: {}, noduel: {} });
    }
  });
});

describe("merging local and remote favourites", () => {
  it("[C6.02] keeps those of both, and what is known locally of those that are in both", () => {
    const local = withGames(game({ groups: ["2"] }), game());
    const remote = { data: { [key(0)]: { ...remoteGame, MG: "3" }, [key(9)]: remoteGame }, noduel: {} };
    const merged = mergeMyGames(local, remote, clock);
    expect(Object.keys(merged.games).toSorted()).toEqual([key(0), key(1), key(9)]);
    expect(merged.games[key(0)]).toEqual(game({ groups: ["3", "2"] }));
  });

  it("[C4.08] marks those that only the remote store knows as expired, so that they are fetched", () => {
    const merged = mergeMyGames(noGames, { data: { [key(9)]: remoteGame }, noduel: {} }, clock);
    expect(merged.games[key(9)]).toMatchObject({ sportId: 1, leagueId: "", day: 1, isComplete: false });
    expect(merged.games[key(9)]?.expiresAtSeconds).toBeLessThanOrEqual(clock.nowSeconds);
  });

  it("takes a moved start from the remote store", () => {
    const moved = { ...remoteGame, AD: clock.nowSeconds + 60, AP: clock.nowSeconds + 60 };
    const merged = mergeMyGames(withGames(game()), { data: { [key(0)]: moved }, noduel: {} }, clock);
    expect(merged.games[key(0)]).toMatchObject({ startSeconds: moved.AD, day: 0, isComplete: false });
  });

  it("[C3.18] knows whole tournaments", () => {
    const remote = { data: {}, noduel: { "23_STAGE001": { AD: tomorrowSeconds, AP: tomorrowSeconds, MG: "5" } } };
    expect(mergeMyGames(noGames, remote, clock).tournaments["23_STAGE001"]).toMatchObject({
      sportId: 23,
      leagueId: "23_STAGE001",
      groups: ["5"],
    });
  });

  it("[C9.03] leaves out what has left the day window and what exceeds the limit", () => {
    const longAgo = { ...remoteGame, AD: clock.nowSeconds - 5 * 86_400, AP: clock.nowSeconds - 5 * 86_400 };
    expect(mergeMyGames(noGames, { data: { [key(9)]: longAgo }, noduel: {} }, clock).games).toEqual({});
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [key(index + 10), remoteGame]));
    const merged = mergeMyGames(withGames(game()), { data: many, noduel: {} }, clock);
    expect(Object.keys(merged.games)).toHaveLength(500);
    expect(merged.games[key(0)]).toBeDefined();
  });
});
