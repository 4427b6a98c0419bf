import { afterEach, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { mostBodyBytes } from "../src/core/ask.ts";
import { createBench } from "./bench.ts";
import { exampleConnector } from "./example-connector.ts";
import { startLoopback, type Loopback, type Received, type Reply } from "./loopback.ts";
import { lookAt } from "./look-at.ts";

const minuteMs = 60_000;
const kickOffMs = Date.parse("2026-11-21T15:00:00Z");
const aMatch = (given: object = {}) => ({
  id: "m1",
  kickOff: new Date(kickOffMs).toISOString(),
  home: "Newcastle United FC",
  away: "Arsenal FC",
  state: "first half",
  score: [0, 0],
  ...given,
});

let server: Loopback | null = null;
afterEach(() => server?.stop());

async function open(
  answer: (received: Received) => Reply,
  connector = exampleConnector,
  wanted: readonly string[] = [],
) {
  const clock = { nowMs: kickOffMs + minuteMs };
  server = await startLoopback(answer, () => clock.nowMs);
  return createBench(connector, wanted, server, clock);
}
const look = (bench: Awaited<ReturnType<typeof open>>) => lookAt(bench.origin, "newcastle", "arsenal");

it("forgets no task over another one where the budget is short", async () => {
  const connector = { ...exampleConnector, limits: [{ requests: 2, perMs: 10 * minuteMs, burst: 1 }] };
  const bench = await open(() => ({ body: JSON.stringify([aMatch()]) }), connector, ["a", "b", "c"]);
  await bench.runUntil(kickOffMs + 60 * minuteMs);
  expect(new Set(bench.server.received.map(({ path }) => path)).size).toBe(4);
  // One at once, and one in ten minutes: the budget is spent by every request.
  expect(bench.server.received.length).toBeLessThanOrEqual(7);
});

it("reads the others where one match of an answer cannot be read, and names it", async () => {
  const bench = await open(() => ({ body: JSON.stringify([aMatch({ id: "m2", score: "2:1" }), aMatch()]) }));
  await bench.runUntil(kickOffMs + 2 * minuteMs);
  expect(look(bench)).toEqual({ status: "firstHalf", score: [0, 0], goals: [] });
  expect(bench.logged).toHaveLength(1);
});

it("takes nothing back because a match is missing in an answer", async () => {
  const bench = await open(() => ({ body: JSON.stringify([aMatch({ score: [1, 0] })]) }));
  await bench.runUntil(kickOffMs + 2 * minuteMs);
  bench.server.override = () => ({ body: "[]" });
  await bench.runUntil(kickOffMs + 20 * minuteMs);
  expect(look(bench)).toEqual({ status: "firstHalf", score: [1, 0], goals: ["1"] });
});

it("keeps the identity of a match that the source deletes and enters again", async () => {
  const bench = await open(() => ({ body: JSON.stringify([aMatch()]) }));
  await bench.runUntil(kickOffMs + 2 * minuteMs);
  bench.server.override = () => ({ body: JSON.stringify([aMatch({ id: "m9", score: [0, 1] })]) });
  await bench.runUntil(kickOffMs + 10 * minuteMs);
  expect(bench.origin.events.size).toBe(1);
  expect(look(bench)).toEqual({ status: "firstHalf", score: [0, 1], goals: ["2"] });
});

it("moves a match whose start is another", async () => {
  const bench = await open(() => ({ body: JSON.stringify([aMatch({ state: "planned", score: null })]) }));
  await bench.runUntil(kickOffMs + 2 * minuteMs);
  const later = new Date(kickOffMs + 24 * 60 * minuteMs).toISOString();
  bench.server.override = () => ({ body: JSON.stringify([aMatch({ state: "planned", score: null, kickOff: later })]) });
  await bench.runUntil(kickOffMs + 10 * minuteMs);
  expect([...bench.origin.events.values()].map(({ startSeconds }) => startSeconds * 1000)).toEqual([Date.parse(later)]);
});

it("asks no more often for a match that is postponed than on any other day", async () => {
  const connector: typeof exampleConnector = {
    ...exampleConnector,
    read(task, body, view) {
      const reading = exampleConnector.read(task, body, view);
      return typeof reading === "string"
        ? reading
        : { ...reading, games: reading.games.map((game) => ({ ...game, status: eventStatus.postponed, score: null })) };
    },
  };
  const bench = await open(() => ({ body: JSON.stringify([aMatch()]) }), connector);
  await bench.runUntil(kickOffMs + 170 * minuteMs);
  expect(bench.server.received).toHaveLength(1);
});

it("goes on with a match whose end was taken back", async () => {
  const bench = await open(() => ({ body: JSON.stringify([aMatch({ score: [1, 0] })]) }));
  await bench.runUntil(kickOffMs + 2 * minuteMs);
  bench.server.override = () => ({ body: JSON.stringify([aMatch({ state: "over", score: [1, 0] })]) });
  await bench.runUntil(kickOffMs + 10 * minuteMs);
  expect(look(bench)?.status).toBe("finished");
  bench.server.override = () => ({ body: JSON.stringify([aMatch({ state: "second half", score: [1, 0] })]) });
  await bench.runUntil(kickOffMs + 40 * minuteMs);
  expect(look(bench)).toEqual({ status: "secondHalf", score: [1, 0], goals: ["1"] });
  bench.server.override = () => ({ body: JSON.stringify([aMatch({ state: "over", score: [2, 0] })]) });
  await bench.runUntil(kickOffMs + 60 * minuteMs);
  expect(look(bench)).toMatchObject({ status: "finished", score: [2, 0] });
});

it("asks nothing more while the origin takes nothing, and posts all of it in order afterwards", async () => {
  let home = 0;
  const bench = await open(() => {
    home += 1;
    return { body: JSON.stringify([aMatch({ score: [home, 0] })]) };
  });
  bench.origin.override = () => Response.json({ reason: "away" }, { status: 500 });
  await bench.runUntil(kickOffMs + 120 * minuteMs);
  const { length } = bench.server.received;
  expect(length).toBeLessThan(60);
  bench.origin.override = null;
  await bench.runUntil(kickOffMs + 200 * minuteMs);
  expect(bench.origin.refused).toEqual([]);
  expect(bench.origin.stateOf([...bench.origin.events.keys()][0] ?? "").score).toEqual([home, 0]);
});

it("gives up a batch that the origin can never take, and says so", async () => {
  const bench = await open(() => ({ body: JSON.stringify([aMatch()]) }));
  bench.origin.override = () => Response.json({ reason: "not such a body" }, { status: 400 });
  await bench.runUntil(kickOffMs + 2 * minuteMs);
  expect(bench.logged.filter((line) => line.includes("given up: 400 not such a body")).length).toBeGreaterThan(0);
});

it("says once what an answer has wrong each time, and again when it is something else", async () => {
  let count = 0;
  const bench = await open(() => {
    count += 1;
    return {
      body: JSON.stringify([aMatch({ id: `m${count}` }), aMatch({ score: count > 20 ? null : "2:1", state: "?" })]),
    };
  });
  await bench.runUntil(kickOffMs + 30 * minuteMs);
  expect(count).toBeGreaterThan(25);
  expect(bench.logged).toHaveLength(2);
});

it("leaves an answer alone that its own code fails at, and goes on with the others", async () => {
  const connector: typeof exampleConnector = {
    ...exampleConnector,
    read(task, body, view) {
      if (task.id.startsWith("season:")) throw new Error("a fault of ours");
      return exampleConnector.read(task, body, view);
    },
  };
  const bench = await open(() => ({ body: JSON.stringify([aMatch({ score: [1, 0] })]) }), connector, ["a"]);
  await bench.runUntil(kickOffMs + 10 * minuteMs);
  expect(look(bench)?.score).toEqual([1, 0]);
  expect(bench.logged.some((line) => line.includes("could not be read: a fault of ours"))).toBe(true);
});

it("follows no redirect, which would take the key of a source elsewhere", async () => {
  const bench = await open(() => ({ status: 302, headers: { location: "/elsewhere" }, body: "" }));
  await bench.runUntil(kickOffMs + 60 * minuteMs);
  expect(bench.server.received.map(({ path }) => path)).toEqual(["/matches/today"]);
  expect(bench.logged).toHaveLength(1);
});

it("reads no answer that is longer than anybody can have meant", async () => {
  const bench = await open(() => ({ body: `["${"x".repeat(mostBodyBytes)}"]` }));
  await bench.runUntil(kickOffMs + minuteMs);
  expect(bench.logged.some((line) => line.includes(`more than ${mostBodyBytes} bytes`))).toBe(true);
});

it("forgets a match after more than a year, and not before", async () => {
  const bench = await open(() => ({ body: JSON.stringify([aMatch({ state: "over", score: [1, 0] })]) }));
  await bench.runUntil(kickOffMs + 2 * minuteMs);
  bench.server.override = () => ({ body: "[]" });
  const held = () => [...bench.store().keys()].filter((key) => /^(?:game|known):/.test(key)).length;
  bench.clock.nowMs = kickOffMs + 399 * 24 * 60 * minuteMs;
  await bench.runUntil(bench.clock.nowMs);
  expect(held()).toBe(2);
  bench.clock.nowMs = kickOffMs + 401 * 24 * 60 * minuteMs;
  await bench.runUntil(bench.clock.nowMs);
  expect(held()).toBe(0);
});

/** What the origin was posted of the only match: its statuses, and how many goals came and went. */
const posted = (bench: Awaited<ReturnType<typeof open>>) => {
  const incidents = bench.origin.incidentsOf([...bench.origin.events.keys()][0] ?? "");
  const count = (kind: string) => incidents.filter((incident) => incident.kind === kind).length;
  return { statuses: count("status"), goals: count("goal"), takenBack: count("retracted") };
};

it("posts at most a goal and its correction of a score that comes and goes, however slowly", async () => {
  for (const everyMs of [minuteMs / 2, 2 * minuteMs]) {
    const clock = { nowMs: kickOffMs + minuteMs };
    const answer = () => {
      const isBack = Math.floor((clock.nowMs - kickOffMs) / everyMs) % 2 === 0;
      return { body: JSON.stringify([aMatch({ score: [isBack ? 0 : 1, 0] })]) };
    };
    const alternating = await startLoopback(answer, () => clock.nowMs);
    const bench = createBench(exampleConnector, [], alternating, clock);
    await bench.runUntil(kickOffMs + 9 * minuteMs);
    const { goals, takenBack } = posted(bench);
    expect([goals, takenBack <= 1]).toEqual([1, true]);
    await alternating.stop();
  }
});

it("keeps a match live whose source puts it back to its start again and again", async () => {
  let count = 0;
  const bench = await open(() => {
    count += 1;
    const state = count % 2 === 0 ? { state: "planned", score: null } : { score: [1, 0] };
    return { body: JSON.stringify([aMatch(state)]) };
  });
  await bench.runUntil(kickOffMs + 20 * minuteMs);
  expect(look(bench)).toEqual({ status: "firstHalf", score: [1, 0], goals: ["1"] });
  expect(posted(bench)).toEqual({ statuses: 1, goals: 1, takenBack: 0 });
});

it("takes a goal back after a minute where the source stays with it, also if its answer is the same from then on", async () => {
  const bench = await open(() => ({ body: JSON.stringify([aMatch({ score: [1, 0] })]) }));
  await bench.runUntil(kickOffMs + 5 * minuteMs);
  bench.server.override = () => ({ body: JSON.stringify([aMatch({ score: [0, 0] })]) });
  await bench.runUntil(kickOffMs + 6 * minuteMs);
  expect(look(bench)?.score).toEqual([1, 0]);
  await bench.runUntil(kickOffMs + 7 * minuteMs);
  expect(look(bench)?.score).toEqual([0, 0]);
});
