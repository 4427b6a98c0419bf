import { expect, it } from "vitest";
import { footballData } from "../src/football-data/connector.ts";
import { createBench } from "./bench.ts";
import { describeProvider, type Step } from "./describe-provider.ts";
import { anFdMatch, anFdTeam, startFakeFootballData } from "./fake-football-data.ts";
import { lookAt } from "./look-at.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const kickOffMs = Date.parse("2026-11-21T15:00:00Z");
const at = (minute: number) => kickOffMs + minute * minuteMs;
const seenMs = 2 * minuteMs;

describeProvider("football-data.org", {
  connector: footballData,
  wanted: ["PL"],
  startMs: kickOffMs - 3 * 24 * hourMs,
  busyMs: at(11),
  withinMs: seenMs,
  validatedMs: 2 * 24 * hourMs,
  mostIdleRequests: 12,
  look: (origin) => lookAt(origin, "newcastle", "tottenham"),
  async start(clock) {
    const source = await startFakeFootballData(clock);
    const match = anFdMatch(
      497_001,
      kickOffMs,
      anFdTeam(67, "Newcastle United FC", "Newcastle", "NEW"),
      anFdTeam(73, "Tottenham Hotspur FC", "Tottenham", "TOT"),
    );
    const postponed = anFdMatch(
      497_002,
      kickOffMs + 2 * hourMs,
      anFdTeam(57, "Arsenal FC", "Arsenal", "ARS"),
      anFdTeam(61, "Chelsea FC", "Chelsea", "CHE"),
    );
    const next = anFdMatch(
      497_003,
      kickOffMs + 7 * 24 * hourMs,
      anFdTeam(64, "Liverpool FC", "Liverpool", "LIV"),
      postponed.awayTeam,
    );
    source.matches.push(match, postponed, next);
    const step = (name: string, minute: number, shown: unknown, change: () => void = () => {}): Step => ({
      name,
      atMs: at(minute),
      withinMs: seenMs,
      shown,
      change,
    });
    const steps: Step[] = [
      step("before, while only a nightly stamp moves", -120, { status: "scheduled", score: null, goals: [] }, () => {
        match.lastUpdated = "2026-11-21T00:20:55Z";
        postponed.status = "POSTPONED";
      }),
      step("kick-off", 1, { status: "firstHalf", score: [0, 0], goals: [] }, () => {
        match.status = "IN_PLAY";
        match.score.fullTime = { home: 0, away: 0 };
      }),
      step("a goal that only the score proves", 10, { status: "firstHalf", score: [1, 0], goals: ["1"] }, () => {
        match.score.fullTime = { home: 1, away: 0 };
      }),
      step("two goals between two requests", 20, { status: "firstHalf", score: [2, 1], goals: ["1", "1", "2"] }, () => {
        match.score.fullTime = { home: 2, away: 1 };
      }),
      step("a goal is taken back", 30, { status: "firstHalf", score: [1, 1], goals: ["1", "2"] }, () => {
        match.score.fullTime = { home: 1, away: 1 };
      }),
      step("half-time", 46, { status: "halfTime", score: [1, 1], goals: ["1", "2"] }, () => {
        match.status = "PAUSED";
        match.score.halfTime = { home: 1, away: 1 };
      }),
      step("second half", 62, { status: "secondHalf", score: [1, 1], goals: ["1", "2"] }, () => {
        match.status = "IN_PLAY";
      }),
      step("a word that nobody documented", 70, { status: "secondHalf", score: [1, 1], goals: ["1", "2"] }, () => {
        match.status = "COOLING_BREAK";
      }),
      step("over, before the score is there", 110, { status: "pending", score: [1, 1], goals: ["1", "2"] }, () => {
        match.status = "FINISHED";
        match.score.fullTime = { home: null, away: null };
      }),
      step("the result", 115, { status: "finished", score: [1, 2], goals: ["1", "2"] }, () => {
        match.score.fullTime = { home: 1, away: 2 };
        match.score.winner = "AWAY_TEAM";
      }),
      {
        ...step("the result is corrected", 20 * 60, { status: "finished", score: [2, 2], goals: ["1", "2"] }, () => {
          match.score.fullTime = { home: 2, away: 2 };
          match.score.winner = "DRAW";
        }),
        withinMs: 2 * hourMs,
      },
    ];
    return { server: source.server, steps };
  },
});

it("leaves a competition that the plan does not include alone for a day, says so, and reads the others", async () => {
  const clock = { nowMs: kickOffMs - 24 * hourMs };
  const { server, matches } = await startFakeFootballData(clock);
  matches.push(
    anFdMatch(
      1,
      kickOffMs + 5 * 24 * hourMs,
      anFdTeam(57, "Arsenal FC", "Arsenal", "ARS"),
      anFdTeam(61, "Chelsea FC", "Chelsea", "CHE"),
    ),
  );
  const bench = createBench(footballData, ["CL", "PL"], server, clock);
  await bench.runUntil(kickOffMs - hourMs);
  expect(server.received.filter(({ path }) => path.includes("/CL/matches"))).toHaveLength(1);
  const refusals = bench.logged.filter((line) => line.includes("not within your permissions"));
  expect(refusals.map((line) => /CL\/\w+/.exec(line)?.[0])).toEqual(["CL/teams", "CL/matches"]);
  expect(bench.origin.events.size).toBe(1);
  await bench.runUntil(kickOffMs + 4 * hourMs);
  expect(server.received.filter(({ path }) => path.includes("/CL/matches"))).toHaveLength(2);
  await server.stop();
});

it("says that a token is not accepted, and asks no more on that day", async () => {
  const clock = { nowMs: kickOffMs - 24 * hourMs };
  const { server } = await startFakeFootballData(clock);
  const bench = createBench({ ...footballData, headers: () => ({ "x-auth-token": "another" }) }, ["PL"], server, clock);
  await bench.runUntil(kickOffMs - 12 * hourMs);
  expect(server.received).toHaveLength(2);
  expect(bench.logged.filter((line) => line.includes("Your API token is invalid"))).toHaveLength(2);
  await server.stop();
});
