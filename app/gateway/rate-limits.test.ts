import { expect, it } from "vitest";
import { bundleSize, createLimits, type RateLimit } from "./rate-limits.ts";

function setUp() {
  const state = { nowMs: 1_000_000, left: 2, asked: 0 };
  const faults: string[] = [];
  const binding: RateLimit = {
    limit: async () => {
      state.asked += 1;
      state.left -= 1;
      return { success: state.left >= 0 };
    },
  };
  const limits = createLimits(
    () => state.nowMs,
    (what) => faults.push(what),
  );
  return { state, faults, limits, env: { LIMIT_PAGES: binding } };
}

it("refuses a client that is over the limit, and remembers it for seconds, for this limit and client alone", async () => {
  const { state, limits, env } = setUp();
  expect([
    await limits.allow(env, "LIMIT_PAGES", "a"),
    await limits.allow(env, "LIMIT_PAGES", "a"),
    await limits.allow(env, "LIMIT_PAGES", "a"),
  ]).toEqual([true, true, false]);
  const refused = () => [
    limits.isRefused("LIMIT_PAGES", "a"),
    limits.isRefused("LIMIT_PAGES", "b"),
    limits.isRefused("LIMIT_SEARCH", "a"),
  ];
  expect(refused()).toEqual([true, false, false]);
  state.nowMs += 10_000;
  expect(refused()).toEqual([false, false, false]);
});

it("does not refuse for longer when the clock goes back", async () => {
  const { state, limits, env } = setUp();
  state.left = 0;
  await limits.allow(env, "LIMIT_PAGES", "a");
  state.nowMs -= 1;
  expect(limits.isRefused("LIMIT_PAGES", "a")).toBe(false);
});

it("does not limit without a binding, without a client's address, and where the binding fails", async () => {
  const { limits, env, state, faults } = setUp();
  state.left = 0;
  expect(await limits.allow({}, "LIMIT_PAGES", "a")).toBe(true);
  expect(await limits.allow(env, "LIMIT_PAGES", null)).toBe(true);
  const failing = { LIMIT_PAGES: { limit: () => Promise.reject(new Error("down")) } };
  expect(await limits.allow(failing, "LIMIT_PAGES", "a")).toBe(true);
  expect([state.asked, faults]).toEqual([0, ["LIMIT_PAGES does not answer"]]);
});

it("counts requests in bundles, each client's for itself", () => {
  const { limits } = setUp();
  const filled = Array.from({ length: bundleSize * 2 }, () => limits.fillsBundle("a"));
  expect(filled.filter(Boolean)).toHaveLength(2);
  expect([filled[bundleSize - 1], limits.fillsBundle("b"), limits.fillsBundle(null)]).toEqual([true, false, false]);
});

it("forgets only the one refused client of ten thousand of whom it has heard nothing for longest", async () => {
  const { state, limits, env } = setUp();
  state.left = 0;
  await limits.allow(env, "LIMIT_PAGES", "first");
  for (let index = 1; index < 10_000; index += 1) await limits.allow(env, "LIMIT_PAGES", `client ${index}`);
  expect(limits.isRefused("LIMIT_PAGES", "first")).toBe(true);
  await limits.allow(env, "LIMIT_PAGES", "one more");
  const isRefused = ["first", "client 1", "client 2", "one more"].map((each) => limits.isRefused("LIMIT_PAGES", each));
  expect(isRefused).toEqual([true, false, true, true]);
});

it("remembers nothing of a client that the binding lets pass", async () => {
  const { limits, env } = setUp();
  await limits.allow(env, "LIMIT_PAGES", "a");
  expect(limits.isRefused("LIMIT_PAGES", "a")).toBe(false);
});

it("counts ten thousand clients at once, and starts over with the one heard of longest ago", () => {
  const { limits } = setUp();
  const countOf = (client: string) => {
    let count = 1;
    while (!limits.fillsBundle(client)) count += 1;
    return count;
  };
  limits.fillsBundle("first");
  for (let index = 1; index < 10_000; index += 1) limits.fillsBundle(`client ${index}`);
  expect(countOf("first")).toBe(bundleSize - 1);
  limits.fillsBundle("client 1");
  limits.fillsBundle("one more");
  expect([countOf("client 1"), countOf("client 2")]).toEqual([bundleSize - 2, bundleSize]);
});
