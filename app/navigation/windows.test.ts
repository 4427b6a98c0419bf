import { describe, expect, it } from "vitest";
import { applyWindowsAction, noWindow, windowNames, type WindowsAction } from "./windows.ts";

const play = (...actions: WindowsAction[]) => actions.reduce(applyWindowsAction, noWindow);
const openLogin: WindowsAction = { type: "open", name: "logginClient" };

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
        expect(play({ type: "open", name }, { type: "open", name: next }).open?.name).toBe(next);
      }
    }
  });

  it("[C2.11] close, and only the one that is open", () => {
    expect(play({ type: "open", name: "search" }, { type: "close", name: "search" })).toEqual(noWindow);
    expect(play({ type: "open", name: "search" }, { type: "close", name: "settings" }).open?.name).toBe("search");
  });

  it("[C2.12] do not replace a login that cannot be cancelled, which cannot be closed either", () => {
    for (const action of [
      { type: "open", name: "search" },
      { type: "close", name: "logginClient" },
    ] as const) {
      expect(play(openLogin, { type: "hold" }, action).open?.name).toBe("logginClient");
    }
    expect(play(openLogin, { type: "hold" }, { type: "release" }, { type: "open", name: "search" }).open?.name).toBe(
      "search",
    );
    expect(play(openLogin, { type: "hold" }, { type: "release" }, { type: "close", name: "logginClient" })).toEqual(
      noWindow,
    );
  });

  it("[C2.12] are held by a login alone", () => {
    expect(play({ type: "open", name: "search" }, { type: "hold" }, { type: "close", name: "search" })).toEqual(
      noWindow,
    );
    expect(play({ type: "hold" })).toEqual(noWindow);
  });
});
