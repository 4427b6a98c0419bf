import { describe, expect, it } from "vitest";
import { anonymous, applyLogin, applyLogout, toSessionView, toSubscribedGames } from "./session.ts";

const clock = { nowSeconds: Date.parse("2026-11-20T11:00:00Z") / 1000, timeZone: "Europe/Paris" };
const remote = {
  mygames: { data: { g_1_ABCDEFGH: { AD: clock.nowSeconds, AP: clock.nowSeconds, MG: "0", is_duel: true } } },
  myteams: { 1: ["PSG00001"] },
  myleagues: { 1: { used: true, "1_FRANCE01": true } },
  settings: { sortByTime: true },
};

describe("login", () => {
  it("[C4.22, C6.02] brings the account's games, teams, leagues and settings", () => {
    const personal = applyLogin(anonymous, remote, clock);
    expect(personal).toMatchObject({
      isSignedIn: true,
      myTeams: new Map([[1, ["PSG00001"]]]),
      pinnedLeagues: new Map([[1, new Set(["1_FRANCE01"])]]),
      settings: { sortByTime: true, mygamesGroups: false, mygamesNotifications: "yessilent" },
    });
    expect(toSubscribedGames(personal)).toEqual(["g_1_ABCDEFGH"]);
  });

  it("[C4.22] keeps the games that were followed before it", () => {
    const before = applyLogin(anonymous, remote, clock);
    const other = { mygames: { data: { g_1_OTHER000: remote.mygames.data.g_1_ABCDEFGH } } };
    const personal = applyLogin({ ...anonymous, myGames: before.myGames }, other, clock);
    expect(toSubscribedGames(personal).toSorted()).toEqual(["g_1_ABCDEFGH", "g_1_OTHER000"]);
  });

  it("[C4.22] hides the introduction and marks the page", () => {
    expect(toSessionView(applyLogin(anonymous, remote, clock))).toEqual({
      isSeoBlockShown: false,
      rootClass: "logged-in",
    });
    expect(toSessionView(anonymous)).toEqual({ isSeoBlockShown: true, rootClass: "" });
  });

  it("subscribes to nothing when the visitor wants no notifications", () => {
    const silent = { ...remote, settings: { mygamesNotifications: "no" } };
    expect(toSubscribedGames(applyLogin(anonymous, silent, clock))).toEqual([]);
  });
});

it("[C4.22] logout drops the games and restores the default settings", () => {
  expect(applyLogout()).toEqual({
    isSignedIn: false,
    myGames: { games: {}, tournaments: {}, labels: {} },
    myTeams: new Map(),
    pinnedLeagues: new Map(),
    settings: { sortByTime: false, mygamesGroups: false, mygamesNotifications: "yessilent" },
  });
});
