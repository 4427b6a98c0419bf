import { describe, expect, it } from "vitest";
import { parseLeagueKey, toLeagueKey } from "../../../shared/competitions/league-key.ts";
import { toPinClick } from "../my-leagues/my-leagues-store.ts";
import { applyPinAction, toPinState, type PinAction, type PinState } from "./pin-toggles.ts";
import { isLeaguePinned, parseStoredLists, toStoredList } from "./pinned-leagues.ts";

const defaults = ["1_FRANCE01", "1_ENGLAND1", "2_ATPTOUR1"];
const league = (key: string, type = "p") => ({ key, type });
const toggle = (key: string): PinAction => ({ type: "toggle", key, defaults });
const stateOf = (...keys: string[]) => toPinState(new Map([[1, new Set(keys)]]));
const play = (state: PinState, ...actions: PinAction[]) => actions.reduce(applyPinAction, state);
const keysOf = (state: PinState, sportId = 1) => [...(state.lists.get(sportId) ?? [])].toSorted();

const click = (hasUserFunctions: boolean, isLocalOnly: boolean) =>
  toPinClick("1_SPAIN001", { hasUserFunctions, isLocalOnly });

describe("pinned leagues", () => {
  it("[C3.19] have keys of sport and template", () => {
    expect(toLeagueKey(1, "77_ABCD")).toBe("1_77_ABCD");
    expect(parseLeagueKey("1_77_ABCD")).toEqual({ sportId: 1, templateKey: "77_ABCD" });
    for (const key of ["", "1_", "_X", "x_ABC", "1_A B"]) expect(parseLeagueKey(key)).toBeNull();
  });

  it("[C3.19] are stored per sport as keys to true, with a marker that the list is the visitor's", () => {
    const list = toStoredList(new Set(["1_FRANCE01"]));
    expect(list).toEqual({ used: true, "1_FRANCE01": true });
    expect(parseStoredLists({ 1: list })).toEqual(new Map([[1, new Set(["1_FRANCE01"])]]));
    expect(parseStoredLists({ 1: { used: true } })).toEqual(new Map([[1, new Set()]]));
  });

  it("[C3.19] are no list in a sport without the marker, and nonsense in a list is left out", () => {
    expect(parseStoredLists({ 1: { "1_FRANCE01": true } })).toEqual(new Map());
    expect(parseStoredLists({ 1: { used: true, "2_ATPTOUR1": true, "1_FRANCE01": false, x: true } })).toEqual(
      new Map([[1, new Set()]]),
    );
    for (const value of [null, 7, "x", { 1: null }]) expect(parseStoredLists(value)).toEqual(new Map());
  });

  it("[C4.02] are those of the visitor's list, whatever the defaults say", () => {
    const { lists } = stateOf("1_SPAIN001");
    expect(isLeaguePinned(lists, league("1_SPAIN001"), defaults)).toBe(true);
    expect(isLeaguePinned(lists, league("1_FRANCE01", "t"), defaults)).toBe(false);
    expect(isLeaguePinned(lists, league("2_ATPTOUR1"), defaults)).toBe(true);
  });

  it("[C4.02] are, without a list, the defaults and the top tournaments", () => {
    const none = new Map();
    expect(isLeaguePinned(none, league("1_FRANCE01"), defaults)).toBe(true);
    expect(isLeaguePinned(none, league("1_SPAIN001", "t"), defaults)).toBe(true);
    expect(isLeaguePinned(none, league("1_SPAIN001", "p"), defaults)).toBe(false);
  });
});

describe("toggling a pin", () => {
  it("[C4.03] first seeds the sport's list from its defaults", () => {
    const state = play(toPinState(new Map()), toggle("1_SPAIN001"));
    expect(keysOf(state)).toEqual(["1_ENGLAND1", "1_FRANCE01", "1_SPAIN001"]);
    expect(keysOf(state, 2)).toEqual([]);
  });

  it("[C4.03] takes a default from the list that it seeds", () => {
    expect(keysOf(play(toPinState(new Map()), toggle("1_FRANCE01")))).toEqual(["1_ENGLAND1"]);
  });

  it("[C4.04] of the same league waits for the confirmation of the first", () => {
    const once = play(stateOf(), toggle("1_SPAIN001"));
    expect(play(once, toggle("1_SPAIN001"))).toBe(once);
    expect(keysOf(play(once, toggle("1_ITALY001")))).toEqual(["1_ITALY001", "1_SPAIN001"]);
    expect(keysOf(play(once, { type: "confirmed", key: "1_SPAIN001" }, toggle("1_SPAIN001")))).toEqual([]);
  });

  it("[C4.04] of any league waits while a list is seeded", () => {
    const seeding = play(toPinState(new Map()), toggle("1_SPAIN001"));
    for (const key of ["1_ITALY001", "2_ATPTOUR1"]) expect(play(seeding, toggle(key))).toBe(seeding);
    const seeded = play(seeding, { type: "confirmed", key: "1_SPAIN001" }, toggle("1_ITALY001"));
    expect(keysOf(seeded)).toContain("1_ITALY001");
  });

  it.each([
    ["an added pin", stateOf()],
    ["a removed pin, which has its place again", stateOf("1_SPAIN001", "1_ITALY001")],
    ["a seeded list", toPinState(new Map())],
  ])("[C4.05] that fails takes back %s", (_, before) => {
    const state = play(before, toggle("1_SPAIN001"), { type: "failed", key: "1_SPAIN001" });
    expect(state).toEqual(before);
    expect([...(state.lists.get(1) ?? [])]).toEqual([...(before.lists.get(1) ?? [])]);
  });

  it("[C4.05] that fails keeps the other toggles", () => {
    const actions = [toggle("1_SPAIN001"), toggle("1_ITALY001"), { type: "failed", key: "1_SPAIN001" } as const];
    expect(keysOf(play(stateOf(), ...actions))).toEqual(["1_ITALY001"]);
  });

  it("answers for what was never asked change nothing", () => {
    const state = stateOf("1_SPAIN001");
    for (const type of ["failed", "confirmed"] as const) expect(play(state, { type, key: "1_SPAIN001" })).toBe(state);
  });

  it("[C5.01] of an empty key is ignored", () => {
    const state = stateOf();
    expect(play(state, toggle(""))).toBe(state);
    expect(toPinClick("", { hasUserFunctions: false, isLocalOnly: false })).toBe("ignored");
  });

  it("[C5.01] asks for the login unless user functions or local-only mode are there", () => {
    expect(click(false, false)).toBe("ask-login");
    for (const allowed of [click(true, false), click(false, true)]) expect(allowed).toBe("toggle");
  });
});
