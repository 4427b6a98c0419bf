import { describe, expect, it } from "vitest";
import { areSameTexts, formatMyGames, parseMyGames } from "./my-games-texts.ts";
import { noGames, type MyGames } from "./my-games.ts";

const dated = {
  sportId: 23,
  leagueId: "23_STAGE001",
  day: 0,
  isComplete: false,
  expiresAtSeconds: 5000,
  startSeconds: 1000,
  endSeconds: 1000,
  statusType: 1,
};
const state: MyGames = {
  games: { g_23_ABCDEFGH: { ...dated, noDuel: true, groups: ["0"] } },
  tournaments: { "23_STAGE001": { ...dated, groups: null } },
  labels: { "23_STAGE001": { title: "WORLD: The Open" } },
};
const saved = formatMyGames(state, null, 1_000_000);

describe("favourites in the browser", () => {
  it("come back as they were saved", () => {
    expect(parseMyGames(saved, 1000)).toEqual(state);
  });

  it("[C9.08, C5.09] are kept for 172,800 s", () => {
    expect(parseMyGames(saved, 1000 + 172_799)).toEqual(state);
    expect(parseMyGames(saved, 1000 + 172_800)).toEqual(noGames);
  });

  it.each(["{", "[]", "null", "x"])("[C8.03] are empty, without an error, when the games are corrupt: %s", (games) => {
    expect(parseMyGames({ ...saved, games }, 1000)).toEqual(noGames);
  });

  it("[C8.03] keep the games when the tournaments are corrupt", () => {
    expect(parseMyGames({ ...saved, tournaments: "{" }, 1000)).toEqual({ ...state, tournaments: {} });
  });

  it("keep the tournaments when the browser had no room for the games", () => {
    expect(parseMyGames({ ...saved, games: null }, 1000)).toEqual({ ...state, games: {} });
  });

  it("[C6.01] notify other tabs by a stamp, another one each time", () => {
    expect([saved.stamp, formatMyGames(state, "nonsense", 1_000_000).stamp]).toEqual(["1000000", "1000000"]);
    const next = formatMyGames(state, saved.stamp, 1_000_000);
    expect([next.stamp, areSameTexts(saved, next), areSameTexts(saved, { ...saved })]).toEqual([
      "1000001",
      false,
      true,
    ]);
  });
});
