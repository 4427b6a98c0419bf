import { describe, expect, it } from "vitest";
import { applyFresh, refreshMyGames, toDaysToLoad } from "./refresh.ts";
import { noGames, type GameFavourite, type MyGames } from "./my-games.ts";

const at = (iso: string) => Date.parse(iso) / 1000;
const paris = (iso: string) => ({ nowSeconds: at(iso), timeZone: "Europe/Paris" });

const game = (overrides: Partial<GameFavourite> = {}): GameFavourite => ({
  sportId: 1,
  leagueId: "1_LEAGUE01",
  day: 1,
  isComplete: true,
  expiresAtSeconds: at("2026-11-20T23:00:00Z"),
  startSeconds: at("2026-11-21T19:00:00Z"),
  endSeconds: at("2026-11-21T19:00:00Z"),
  statusType: 1,
  noDuel: false,
  groups: ["0"],
  ...overrides,
});
const myGames = (...games: GameFavourite[]): MyGames => ({
  games: Object.fromEntries(games.map((record, index) => [`g_1_0000000${index}`, record])),
  tournaments: {},
  labels: { "1_LEAGUE01": { title: "FRANCE: Ligue 1" } },
});
const key = "g_1_00000000";

describe("favourites after a while", () => {
  it("are what they were before midnight", () => {
    const state = myGames(game());
    expect(refreshMyGames(state, paris("2026-11-20T22:59:59Z"))).toEqual({ state, expired: [] });
  });

  it("[C4.08] are flagged, to be fetched again, once the next local day has begun", () => {
    expect(refreshMyGames(myGames(game()), paris("2026-11-20T23:00:00Z")).expired).toEqual([key]);
  });

  it("[C4.07] have day 0 when their day has become today", () => {
    const { state } = refreshMyGames(myGames(game()), paris("2026-11-21T08:00:00Z"));
    expect(state.games[key]).toMatchObject({ day: 0, isComplete: false });
  });

  it("[C4.07] are no longer complete when their day has passed", () => {
    const { state } = refreshMyGames(myGames(game()), paris("2026-11-22T08:00:00Z"));
    expect(state.games[key]).toMatchObject({ day: -1, isComplete: false });
  });

  it("[C4.07] stay complete while their day is to come", () => {
    const later = game({ startSeconds: at("2026-11-25T19:00:00Z"), endSeconds: at("2026-11-25T19:00:00Z"), day: 5 });
    const { state } = refreshMyGames(myGames(later), paris("2026-11-21T08:00:00Z"));
    expect(state.games[key]).toMatchObject({ day: 4, isComplete: true });
  });

  it("[C9.03] leave when they are more than one day past, and their league with them", () => {
    expect(refreshMyGames(myGames(game()), paris("2026-11-23T08:00:00Z"))).toEqual({ state: noGames, expired: [] });
  });

  it("stay while their day is unknown", () => {
    const unknown = game({ startSeconds: 0, endSeconds: 0, day: null });
    expect(refreshMyGames(myGames(unknown), paris("2026-11-23T08:00:00Z")).state.games[key]?.day).toBeNull();
  });

  it("[C4.08] are good until tomorrow when a feed has listed them", () => {
    const clock = paris("2026-11-22T08:00:00Z");
    const finished = { startSeconds: game().startSeconds, endSeconds: at("2026-11-21T21:00:00Z"), statusType: 3 };
    const state = applyFresh(refreshMyGames(myGames(game()), clock).state, key, finished, clock);
    expect(state.games[key]).toMatchObject({ day: -1, isComplete: true, statusType: 3, groups: ["0"] });
    expect(refreshMyGames(state, clock).expired).toEqual([]);
    expect(state.games[key]?.expiresAtSeconds).toBe(at("2026-11-22T23:00:00Z"));
  });

  it("ignore a feed's rows of games that are not followed", () => {
    const state = myGames(game());
    const event = { startSeconds: 1, endSeconds: 1, statusType: 1 };
    expect(applyFresh(state, "g_1_UNKNOWN1", event, paris("2026-11-20T08:00:00Z"))).toBe(state);
  });

  it("[C4.21] name today's and the saved days of each sport", () => {
    const state = myGames(game({ day: 3 }), game({ day: -1 }), game({ day: 3 }), game({ sportId: 2, day: null }));
    expect(Object.fromEntries(toDaysToLoad(state))).toEqual({ 1: [-1, 0, 3], 2: [0] });
  });
});
