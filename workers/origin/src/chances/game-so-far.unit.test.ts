import { expect, it } from "vitest";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { SeasonMatch } from "../standings/season-match.ts";
import { toGameSoFar } from "./game-so-far.ts";

const ofTeam = (id: string) => ({ id, name: id, code: id, slug: id.toLowerCase() });
const game = (status: StatusId, redCards: readonly [number, number] = [0, 0]): SeasonMatch => ({
  eventId: "1sofar00",
  round: "",
  group: "",
  startSeconds: 0,
  home: ofTeam("A"),
  away: ofTeam("B"),
  halfTime: null,
  phase: "running",
  match: { homeId: "A", awayId: "B", score: [2, 1], startSeconds: 0 },
  course: { status, statusStartSeconds: 1000, redCards },
});
const after = (minutes: number) => 1000 + 60 * minutes;

it("has the score, and less to come the longer a game is on", () => {
  const toCome = [
    toGameSoFar(game(eventStatus.firstHalf), after(0)),
    toGameSoFar(game(eventStatus.firstHalf), after(30)),
    toGameSoFar(game(eventStatus.halfTime), after(5)),
    toGameSoFar(game(eventStatus.secondHalf), after(20)),
    toGameSoFar(game(eventStatus.secondHalf), after(60)),
  ].map((soFar) => {
    expect(soFar?.score).toEqual([2, 1]);
    return soFar?.toCome[0] ?? -1;
  });
  expect(toCome).toEqual(toCome.toSorted((a, b) => b - a));
  expect(toCome[0]).toBe(1);
  expect(toCome[2]).toBeGreaterThan(0.5);
  expect(toCome[4]).toBeGreaterThan(0);
  expect(toCome[4]).toBeLessThan(0.02);
});

it("gives the side with a red card fewer goals, and the other one more", () => {
  const [even = 0] = toGameSoFar(game(eventStatus.secondHalf), after(10))?.toCome ?? [];
  const [home = 0, away = 0] = toGameSoFar(game(eventStatus.secondHalf, [1, 0]), after(10))?.toCome ?? [];
  expect(home).toBeLessThan(even);
  expect(away).toBeGreaterThan(even);
});

it("knows nothing of a game that is not on, and of one that is interrupted", () => {
  expect(toGameSoFar({ ...game(eventStatus.secondHalf), phase: "over" }, after(10))).toBeNull();
  expect(toGameSoFar(game(eventStatus.interrupted), after(10))).toBeNull();
});
