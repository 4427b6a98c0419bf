import { describe, expect, it } from "vitest";
import type { Followable } from "./change-games.ts";
import { addGame, regroup, removeGame } from "./change-games.ts";
import { applyFavouriteCommand, type FavouriteCommand } from "./commands.ts";
import { myGamesLimits } from "./my-games-limits.ts";
import { noGames, type MyGames } from "./my-games.ts";

const clock = { nowSeconds: Date.parse("2026-11-20T11:00:00Z") / 1000, timeZone: "Europe/Paris" };
const daySeconds = 86_400;

function followable(name: string | number, overrides: Partial<Followable> = {}): Followable {
  const startSeconds = clock.nowSeconds + 3600;
  return {
    key: `g_1_${String(name).padStart(8, "0")}`,
    sportId: 1,
    leagueId: "1_LEAGUE01",
    league: { title: "FRANCE: Ligue 1" },
    startSeconds,
    endSeconds: startSeconds,
    statusType: 1,
    noDuel: false,
    ...overrides,
  };
}

const onDay = (day: number) => {
  const startSeconds = clock.nowSeconds + day * daySeconds;
  return followable("day", { startSeconds, endSeconds: startSeconds });
};

const tournament = followable("stage", { key: "23_STAGE001", sportId: 23, leagueId: "23_STAGE001", noDuel: true });

const run = (state: MyGames, command: FavouriteCommand) => applyFavouriteCommand(state, command, clock);

const add = (state: MyGames, game: Followable, group?: string) => addGame(state, game, clock, group);
const fill = (count: number) => {
  const games = Array.from({ length: count }, (_, n) => followable(n));
  return run(noGames, { type: "toggle-league", games, maxEvents: count }).state;
};
const grouped = () => {
  const game = followable("a");
  return { game, state: regroup(add(noGames, game).state, game.key, ["1", "2"]).state };
};

describe("adding a game", () => {
  it("[C3.16] makes a record of it, in group 0, and keeps its league", () => {
    const game = followable("a");
    const { state, outcome } = add(noGames, game);
    expect(outcome).toBe("added");
    expect(state.games[game.key]).toEqual({
      sportId: 1,
      leagueId: "1_LEAGUE01",
      day: 0,
      isComplete: false,
      expiresAtSeconds: Date.parse("2026-11-20T23:00:00Z") / 1000,
      startSeconds: game.startSeconds,
      endSeconds: game.endSeconds,
      statusType: 1,
      noDuel: false,
      groups: ["0"],
    });
    expect(state.labels).toEqual({ "1_LEAGUE01": { title: "FRANCE: Ligue 1" } });
  });

  it("[C4.06, C5.02] is refused outside the day window", () => {
    for (const day of [-2, 8]) {
      const { state, outcome } = add(noGames, onDay(day));
      expect(outcome).toBe("outside-window");
      expect(state).toBe(noGames);
    }
    for (const day of [-1, 7]) expect(add(noGames, onDay(day)).outcome).toBe("added");
  });

  it("[C5.02] is refused while its day is unknown", () => {
    expect(add(noGames, followable("a", { startSeconds: 0, endSeconds: 0 })).outcome).toBe("outside-window");
  });

  it("[C5.02] a second time changes nothing and counts as followed", () => {
    const once = add(noGames, followable("a"), "3").state;
    expect(add(once, followable("a"), "4")).toEqual({ state: once, outcome: "present" });
  });

  it("[C9.03, C4.06, C8.01] is refused at 500 games", () => {
    const full = fill(500);
    expect(Object.keys(full.games)).toHaveLength(500);
    expect(add(full, followable("one-more"))).toEqual({ state: full, outcome: "limit" });
    expect(add(full, followable(3)).outcome).toBe("present");
    const games = Array.from({ length: 5 }, (_, n) => followable(`x${n}`));
    expect(run(fill(498), { type: "toggle-league", games, maxEvents: 10 }).outcomes).toEqual([
      "added",
      "added",
      "limit",
      "limit",
      "limit",
    ]);
  });

  it("[C9.03] counts whole tournaments too", () => {
    const { state } = run(fill(myGamesLimits.games - 1), { type: "toggle-tournament", tournament });
    expect(add(state, followable("one-more")).outcome).toBe("limit");
  });

  it("[C5.02] takes no more of a tournament than its configured number", () => {
    const games = Array.from({ length: 12 }, (_, n) => followable(n));
    const { state } = run(noGames, { type: "toggle-league", games, maxEvents: 10 });
    expect(Object.keys(state.games)).toHaveLength(10);
  });
});

describe("removing a game", () => {
  it("[C4.06] takes only the given group when the game is in several", () => {
    const { game, state } = grouped();
    const once = removeGame(state, game.key, "1").state;
    expect(once.games[game.key]?.groups).toEqual(["2"]);
    expect(removeGame(once, game.key, "2").state).toEqual(noGames);
  });

  it("[C4.06] takes the game when no group is given, and its league with the last game of it", () => {
    const { game, state } = grouped();
    expect(removeGame(state, game.key).state).toEqual(noGames);
    const two = add(add(noGames, game).state, followable("b")).state;
    expect(Object.keys(removeGame(two, game.key).state.labels)).toEqual(["1_LEAGUE01"]);
  });

  it("changes nothing for a game, or a group, that is not there", () => {
    const { game, state } = grouped();
    expect(removeGame(state, "g_1_UNKNOWN1").state).toBe(state);
    expect(removeGame(state, game.key, "9").state).toBe(state);
  });
});

describe("toggling", () => {
  it("[C4.06] adds a game and removes it again, from the group that is shown alone", () => {
    const toggle = { type: "toggle", game: followable("a") } as const;
    const added = run(noGames, toggle);
    expect(added.outcomes).toEqual(["added"]);
    expect(run(added.state, toggle).state).toEqual(noGames);
    const { game, state } = grouped();
    expect(run(state, { type: "toggle", game, group: "1" }).state.games[game.key]?.groups).toEqual(["2"]);
  });

  it("a league adds what is missing, and removes all when nothing is", () => {
    const games = [followable("a"), followable("b")];
    const toggle = { type: "toggle-league", games, maxEvents: 10 } as const;
    const all = run(add(noGames, followable("a")).state, toggle);
    expect(all.outcomes).toEqual(["present", "added"]);
    expect(run(all.state, toggle).state).toEqual(noGames);
  });

  it("[C3.17] a whole tournament keeps one record by its league's id, with no group", () => {
    const toggle = { type: "toggle-tournament", tournament } as const;
    const { state } = run(noGames, toggle);
    expect(state.games).toEqual({});
    expect(state.tournaments["23_STAGE001"]).toMatchObject({ sportId: 23, leagueId: "23_STAGE001", groups: null });
    expect(state.tournaments["23_STAGE001"]).not.toHaveProperty("noDuel");
    expect(run(state, toggle).state).toEqual(noGames);
  });
});

describe("groups", () => {
  it("[C4.09] do not change for a game of a tournament that is followed as a whole", () => {
    const race = followable("race", { sportId: 23, leagueId: "23_STAGE001", noDuel: true });
    const state = run(add(noGames, race).state, { type: "toggle-tournament", tournament }).state;
    expect(regroup(state, race.key, ["7"])).toEqual({ state, outcome: "unchanged" });
  });

  it("[C4.09] a star that is tapped where a game of the visitor's teams stays moves it to group 0", () => {
    const game = { ...followable("a"), isKept: true };
    const inTwo = regroup(add(noGames, game).state, game.key, ["1", "2"]).state;
    const tap = (state: MyGames) => run(state, { type: "toggle", game, group: "1" });
    const groupsOf = ({ state }: { readonly state: MyGames }) => state.games[game.key]?.groups;
    const once = tap(inTwo);
    expect([groupsOf(once), once.outcomes]).toEqual([["2"], ["removed"]]);
    const inOne = tap(regroup(inTwo, game.key, ["1"]).state);
    expect([groupsOf(inOne), inOne.outcomes]).toEqual([["0"], ["moved"]]);
    expect(groupsOf(tap(inOne.state))).toEqual(["0"]);
  });

  it("fall back to group 0 and hold no group twice", () => {
    const game = followable("a");
    const state = add(noGames, game).state;
    expect(regroup(state, game.key, []).state.games[game.key]?.groups).toEqual(["0"]);
    expect(regroup(state, game.key, ["2", "", "2", "1"]).state.games[game.key]?.groups).toEqual(["2", "1"]);
  });
});
