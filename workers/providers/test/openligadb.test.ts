import { expect, it } from "vitest";
import type { Known } from "../src/core/connector.ts";
import { toContradictions } from "../src/core/contradictions.ts";
import { openligadb } from "../src/openligadb/connector.ts";
import { createBench } from "./bench.ts";
import { describeProvider, type Step } from "./describe-provider.ts";
import { anOlGoal, anOlMatch, anOlResult, startFakeOpenligadb } from "./fake-openligadb.ts";
import { lookAt } from "./look-at.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const kickOffMs = Date.parse("2026-11-20T19:30:00Z");
const at = (minute: number) => kickOffMs + minute * minuteMs;
const seenMs = 2 * minuteMs;

describeProvider("OpenLigaDB", {
  connector: openligadb,
  wanted: ["bl1"],
  startMs: kickOffMs - 3 * 24 * hourMs,
  busyMs: at(11),
  withinMs: seenMs,
  validatedMs: 2 * 24 * hourMs,
  mostIdleRequests: 4,
  look: (origin) => lookAt(origin, "cologne", "dortmund"),
  async start(clock) {
    const source = await startFakeOpenligadb(clock);
    const match = anOlMatch(70_001, kickOffMs, "1. FC Köln", "Borussia Dortmund");
    const later = anOlMatch(70_002, kickOffMs + 26 * hourMs, "FC Bayern München", "SC Freiburg");
    source.matches.push(
      match,
      later,
      anOlMatch(70_003, kickOffMs + 8 * 24 * hourMs, "1. FC Heidenheim", "FC Augsburg", 13),
    );
    const step = (name: string, minute: number, shown: unknown, change?: () => void): Step => ({
      name,
      atMs: at(minute),
      withinMs: seenMs,
      shown,
      ...(change === undefined ? {} : { change: () => source.edit(change) }),
    });
    const steps: Step[] = [
      step("before", -120, { status: "scheduled", score: null, goals: [] }),
      step("kick-off, which the source has no word for", 0, { status: "firstHalf", score: [0, 0], goals: [] }),
      step("a goal", 10, { status: "firstHalf", score: [1, 0], goals: ["1 10 Ada Arc"] }, () => {
        match.goals.push(anOlGoal(901, 1, 0, 10, "Ada Arc"));
      }),
      step(
        "two goals between two requests, in no order",
        20,
        { status: "firstHalf", score: [2, 1], goals: ["1 10 Ada Arc", "2 18 Bea Bor", "1 19 Cleo Cy"] },
        () => {
          match.goals.unshift(anOlGoal(903, 2, 1, 19, "Cleo Cy"), anOlGoal(902, 1, 1, 18, "Bea Bor"));
        },
      ),
      step(
        "a goal is taken back",
        30,
        { status: "firstHalf", score: [1, 1], goals: ["1 10 Ada Arc", "2 18 Bea Bor"] },
        () => {
          match.goals.splice(0, 1);
        },
      ),
      step(
        "another scorer",
        35,
        { status: "firstHalf", score: [1, 1], goals: ["1 10 Eda Eck", "2 18 Bea Bor"] },
        () => {
          match.goals.splice(1, 1, anOlGoal(901, 1, 0, 10, "Eda Eck"));
        },
      ),
      step("half-time", 46, { status: "halfTime", score: [1, 1], goals: ["1 10 Eda Eck", "2 18 Bea Bor"] }, () => {
        match.matchResults.push(anOlResult("HalfTime", 1, 1));
      }),
      step("second half, by the clock", 63, {
        status: "secondHalf",
        score: [1, 1],
        goals: ["1 10 Eda Eck", "2 18 Bea Bor"],
      }),
      step(
        "over, before the score is entered",
        110,
        { status: "pending", score: [1, 1], goals: ["1 10 Eda Eck", "2 18 Bea Bor"] },
        () => {
          match.matchIsFinished = true;
        },
      ),
      step("the result", 115, { status: "finished", score: [1, 1], goals: ["1 10 Eda Eck", "2 18 Bea Bor"] }, () => {
        match.matchResults.push(anOlResult("After90Minutes", 1, 1));
      }),
      {
        ...step("the result is corrected, with a goal that nobody had entered", 24 * 60, null, () => {
          match.goals.push(anOlGoal(904, 1, 2, 92, "Bea Bor"));
          match.matchResults.splice(1, 1, anOlResult("After90Minutes", 1, 2));
        }),
        withinMs: 2 * hourMs,
        shown: { status: "finished", score: [1, 2], goals: ["1 10 Eda Eck", "2 18 Bea Bor", "2 90+2 Bea Bor"] },
      },
    ];
    return { server: source.server, steps };
  },
});

it("follows a match that rested for more than two hours within minutes until its end", async () => {
  const clock = { nowMs: kickOffMs - 24 * hourMs };
  const source = await startFakeOpenligadb(clock);
  const match = anOlMatch(70_001, kickOffMs, "1. FC Köln", "Borussia Dortmund");
  source.matches.push(match);
  const bench = createBench(openligadb, ["bl1"], source.server, clock);
  await bench.runUntil(at(250));
  source.edit(() => match.goals.push(anOlGoal(901, 1, 0, 70, "Ada Arc")));
  await bench.runUntil(at(252));
  const shown = { status: "secondHalf", score: [1, 0], goals: ["1 70 Ada Arc"] };
  expect(lookAt(bench.origin, "cologne", "dortmund")).toEqual(shown);
  await bench.runUntil(at(335));
  source.edit(() => {
    match.matchIsFinished = true;
    match.matchResults.push(anOlResult("After90Minutes", 1, 0));
  });
  await bench.runUntil(at(337));
  expect(lookAt(bench.origin, "cologne", "dortmund")).toEqual({ ...shown, status: "finished" });
  await source.server.stop();
});

it("asks for a match by its id once its season's list has lacked it for a day, and keeps it until then", async () => {
  const clock = { nowMs: kickOffMs - 10 * 24 * hourMs };
  const source = await startFakeOpenligadb(clock);
  const match = anOlMatch(70_001, kickOffMs, "1. FC Köln", "Borussia Dortmund");
  source.matches.push(match, anOlMatch(70_003, kickOffMs + 8 * 24 * hourMs, "1. FC Heidenheim", "FC Augsburg", 13));
  const bench = createBench(openligadb, ["bl1"], source.server, clock);
  const asked = () => source.server.received.filter(({ path }) => path === "/getmatchdata/70001").length;
  await bench.runUntil(clock.nowMs + hourMs);
  source.unlisted.add(70_001);
  Object.assign(match, { matchDateTimeUTC: new Date(kickOffMs + 24 * hourMs).toISOString() });
  await bench.runUntil(clock.nowMs + 24 * hourMs);
  expect([asked(), lookAt(bench.origin, "cologne", "dortmund")?.status]).toEqual([0, "scheduled"]);
  await bench.runUntil(clock.nowMs + 14 * hourMs);
  const event = [...bench.origin.events.values()].find(({ home }) => home.slug === "cologne");
  expect([asked(), event?.startSeconds]).toEqual([1, (kickOffMs + 24 * hourMs) / 1000]);
  await source.server.stop();
});

it("asks for nothing where a list comes empty, and leaves all matches as they were", async () => {
  const clock = { nowMs: kickOffMs - 10 * 24 * hourMs };
  const source = await startFakeOpenligadb(clock);
  source.matches.push(anOlMatch(70_001, kickOffMs, "1. FC Köln", "Borussia Dortmund"));
  const bench = createBench(openligadb, ["bl1"], source.server, clock);
  await bench.runUntil(clock.nowMs + hourMs);
  source.unlisted.add(70_001);
  await bench.runUntil(clock.nowMs + 48 * hourMs);
  expect(source.server.received.filter(({ path }) => path === "/getmatchdata/70001")).toEqual([]);
  expect(lookAt(bench.origin, "cologne", "dortmund")?.status).toBe("scheduled");
  await source.server.stop();
});

it("names the dropped parts of results with their match, in the log and for the status page", async () => {
  const clock = { nowMs: kickOffMs + 3 * hourMs };
  const source = await startFakeOpenligadb(clock);
  const match = { ...anOlMatch(70_001, kickOffMs, "1. FC Köln", "Borussia Dortmund"), matchIsFinished: true };
  match.matchResults.push(anOlResult("HalfTime", 3, 0), anOlResult("After90Minutes", 2, 0));
  source.matches.push(match);
  const bench = createBench(openligadb, ["bl1"], source.server, clock);
  await bench.runUntil(clock.nowMs + minuteMs);
  const known = () => [...bench.store()].flatMap(([key, value]) => (key.startsWith("known:") ? [value as Known] : []));
  const line = "2026-11-20 Cologne – Dortmund: dropped: the half-time score 3-0 is above full time 2-0";
  expect(toContradictions(known())).toEqual({ contradictions: 1, dropped: [line] });
  const ofSeason = bench.logged.filter((entry) => entry.includes(line) && entry.includes("season:bl1"));
  expect(ofSeason).toHaveLength(1);
  source.edit(() => match.matchResults.splice(0, 1, anOlResult("HalfTime", 1, 0)));
  await bench.runUntil(clock.nowMs + hourMs);
  expect(toContradictions(known())).toEqual({ contradictions: 0, dropped: [] });
  await source.server.stop();
});
