import { expect, it } from "vitest";
import { startConnection, type Connection } from "./connection-state.ts";
import { onSubjects } from "./following.ts";

const page = {
  subjects: ["u_1_1"],
  isOnline: true,
  isVisible: true,
  syncIntervalMs: 10_000,
  nowSeconds: 1_000,
  serviceStatus: 1,
};
const connection = (over: Partial<Connection> = {}): Connection => ({ ...startConnection(page), ...over });
/** Opens a socket, and leaves a mark by which the test sees it. */
const open = (state: Connection) => ({ state, effects: [{ do: "open" } as const] });
const follow = (before: Connection, subjects: readonly string[], again: readonly string[] = []) =>
  onSubjects(before, { subjects, again }, open);

it("opens a socket for the first subject, and none where there is no subject", () => {
  expect(follow(connection({ subjects: [] }), ["u_1_1"]).effects).toEqual([{ do: "open" }]);
  expect(follow(connection(), []).effects).toEqual([]);
});

it.each(["opening", "waiting"] as const)("leaves it to the socket that is %s to join", (phase) => {
  const { state, effects } = follow(connection({ phase }), ["u_1_1", "u_2_1"]);
  expect([state.subjects, state.joined, effects]).toEqual([["u_1_1", "u_2_1"], [], []]);
});

it("polls for what a page without a socket shows, once there is something", () => {
  const { state, effects } = follow(connection({ phase: "given-up" }), ["u_1_1"]);
  expect(state.polling).not.toBeNull();
  expect(effects.map((effect) => ("name" in effect ? effect.name : effect.do))).toEqual(["poll", "system"]);
  expect(follow(connection({ phase: "given-up" }), []).state.polling).toBeNull();
});

it("joins what is new through an open socket, and leaves what nobody needs", () => {
  const { state, effects } = follow(connection({ phase: "open", joined: ["u_1_1", "u_2_1"] }), ["u_2_1", "u_3_1"]);
  expect(effects).toEqual([
    { do: "send", frame: { t: "leave", s: "u_1_1" } },
    { do: "join", subject: "u_3_1" },
  ]);
  expect(state.joined).toEqual(["u_2_1", "u_3_1"]);
});

it("joins again a subject in which the store went back", () => {
  const { effects } = follow(connection({ phase: "open", joined: ["u_1_1", "u_2_1"] }), ["u_1_1", "u_2_1"], ["u_2_1"]);
  expect(effects).toEqual([{ do: "join", subject: "u_2_1" }]);
});

it("forgets what it knows of subjects that nobody needs", () => {
  const repair = { atLeast: 1, isRunning: false, isRestart: false, attempts: 0 };
  const known = connection({
    asked: { u_1_1: 5, u_2_1: 6 },
    repairs: { u_1_1: repair, u_2_1: repair },
    epochs: { u_1_1: "a", u_2_1: "b" },
  });
  const { asked, repairs, epochs } = follow(known, ["u_2_1"]).state;
  expect([asked, repairs, epochs]).toEqual([{ u_2_1: 6 }, { u_2_1: repair }, { u_2_1: "b" }]);
});

it.each([
  ["without a socket, where a subject is new", "waiting", ["u_1_1", "u_2_1"], false],
  ["not where an open socket joins it", "open", ["u_1_1", "u_2_1"], true],
  ["not where there are only fewer", "waiting", [], true],
  ["not where they are the same", "waiting", ["u_1_1"], true],
] as const)("[C4.13] takes a repair again %s", (_, phase, subjects, isRepairLoaded) => {
  expect(follow(connection({ phase, isRepairLoaded: true }), subjects).state.isRepairLoaded).toBe(isRepairLoaded);
  expect(follow(connection({ phase, isRepairLoaded: false }), subjects).state.isRepairLoaded).toBe(false);
});
