import { describe, expect, it } from "vitest";
import { applyWindowsAction, noWindow, windowNames, type WindowsAction } from "./windows.ts";

const play = (...actions: WindowsAction[]) =>
  actions.reduce(({ state }, action) => applyWindowsAction(state, action), { state: noWindow, cancelLogin: false });

const openLogin = (cancellable: boolean): WindowsAction => ({ type: "open", name: "logginClient", cancellable });

describe("windows", () => {
  it("[C2.11] are the nine", () => {
    expect([...windowNames].toSorted()).toEqual([
      "langBox",
      "langBoxSetup",
      "loggedIn",
      "logginClient",
      "notificationsSettings",
      "registrationPrompt",
      "search",
      "settings",
      "verticalMenu",
    ]);
  });

  it("[C2.11] replace one another, so that one at most is open", () => {
    for (const name of windowNames) {
      for (const next of windowNames) {
        expect(play({ type: "open", name }, { type: "open", name: next }).state.open?.name).toBe(next);
      }
    }
  });

  it("[C2.11] close, and only the one that is open", () => {
    expect(play({ type: "open", name: "search" }, { type: "close", name: "search" }).state).toEqual(noWindow);
    expect(play({ type: "open", name: "search" }, { type: "close", name: "settings" }).state.open?.name).toBe("search");
  });

  it("[C2.12] do not replace a login that cannot be cancelled", () => {
    const { state, cancelLogin } = play(openLogin(false), { type: "open", name: "search" });
    expect(state.open?.name).toBe("logginClient");
    expect(cancelLogin).toBe(false);
    expect(play(openLogin(false), { type: "close", name: "logginClient" }).state.open?.name).toBe("logginClient");
  });

  it("[C2.12] cancel a login that can be, by closing it or by opening another", () => {
    expect(play(openLogin(true), { type: "close", name: "logginClient" })).toEqual({
      state: noWindow,
      cancelLogin: true,
    });
    expect(play(openLogin(true), { type: "open", name: "search" })).toMatchObject({
      state: { open: { name: "search" } },
      cancelLogin: true,
    });
  });

  it("[C2.12] cancel no login when another window closes", () => {
    expect(play({ type: "open", name: "search" }, { type: "close", name: "search" }).cancelLogin).toBe(false);
  });

  it("leave with the login that ends by itself", () => {
    expect(play(openLogin(false), { type: "loginEnded" })).toEqual({ state: noWindow, cancelLogin: false });
    expect(play({ type: "open", name: "search" }, { type: "loginEnded" }).state.open?.name).toBe("search");
  });
});
