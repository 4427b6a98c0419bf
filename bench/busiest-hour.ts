import { dayNumber, daySeconds } from "../shared/basics/day.ts";
import { fixturesOfDay } from "../world/simulator/world-of-sport.ts";
import { simulateMatch } from "../world/simulator/simulate-match.ts";

/** A Saturday of the season. */
const saturday = dayNumber(Date.UTC(2026, 9, 10) / 1000, 0);
export const hourSeconds = 3_600;

/** The times of all incidents in the busiest hour of the built-in world's football, in unix seconds, sorted. */
export function busiestHour(): readonly number[] {
  const byHour = new Map<number, number[]>();
  for (const { schedule } of [saturday - 1, saturday].flatMap((day) => fixturesOfDay("demo", day))) {
    for (const { atSeconds } of simulateMatch("demo", schedule)) {
      const hour = Math.floor((atSeconds - saturday * daySeconds) / hourSeconds);
      byHour.set(hour, [...(byHour.get(hour) ?? []), atSeconds]);
    }
  }
  const [most = []] = [...byHour.values()].toSorted((a, b) => b.length - a.length);
  return most.toSorted((a, b) => a - b);
}

/** The times of the incidents in the busiest `seconds` of that hour, in milliseconds from the first one. */
export function busiestPart(seconds: number): readonly number[] {
  const hour = busiestHour();
  const partFrom = (start: number) => hour.filter((time) => time >= start && time < start + seconds);
  const [most = []] = hour.map(partFrom).toSorted((a, b) => b.length - a.length);
  return most.map((time) => (time - (most[0] ?? 0)) * 1_000);
}
