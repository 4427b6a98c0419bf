import { describe, expect, it } from "vitest";
import { stage } from "../../../../shared/sports/stages.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import { simulateMatch } from "./simulate-match.ts";

const schedules = Array.from({ length: 400 }, (_, index) =>
  aSchedule({ eventId: `1${String(index).padStart(7, "0")}` }),
);
const finals = schedules.map((schedule) => foldTimeline(schedule, simulateMatch("seed", schedule)));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("a simulated match", () => {
  it("is the same whenever it is asked, and another for another seed", () => {
    const [schedule = aSchedule()] = schedules;
    expect(simulateMatch("seed", schedule)).toEqual(simulateMatch("seed", schedule));
    expect(simulateMatch("other", schedule)).not.toEqual(simulateMatch("seed", schedule));
  });

  it("tells its incidents in order and ends", () => {
    for (const schedule of schedules) {
      const times = simulateMatch("seed", schedule).map((incident) => incident.atSeconds);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
    expect(new Set(finals.map((state) => state.stage))).toEqual(new Set([stage.finished, stage.postponed]));
  });

  it("scores like football: two to three and a half goals a game, more at home, and hardly ever a red card", () => {
    const played = finals.filter((state) => state.score !== null);
    const home = sum(played.map((state) => state.score?.[0] ?? 0)) / played.length;
    const away = sum(played.map((state) => state.score?.[1] ?? 0)) / played.length;
    expect(home + away).toBeGreaterThan(2);
    expect(home + away).toBeLessThan(3.5);
    expect(home).toBeGreaterThan(away);
    expect(sum(played.flatMap((state) => state.redCards)) / played.length).toBeLessThan(0.35);
  });

  it("adds up: the periods' goals are the score", () => {
    for (const { parts, score } of finals.filter((state) => state.score !== null)) {
      expect([sum(parts.map((part) => part[0])), sum(parts.map((part) => part[1]))]).toEqual(score);
    }
  });

  it("rests a quarter of an hour at half-time", () => {
    const [schedule = aSchedule()] = schedules;
    const at = (id: number) =>
      simulateMatch("seed", schedule).find((incident) => incident.kind === "stage" && incident.stage === id)
        ?.atSeconds ?? 0;
    expect(at(stage.secondHalf) - at(stage.halfTime)).toBe(900);
  });
});
