import { halves, quarters, thirds } from "../../../shared/sports/period-statuses.ts";
import type { SportName } from "../../../shared/sports/sport-ids.ts";
import type { StatusId } from "../../../shared/sports/statuses.ts";
import { bySportId } from "./by-sport.ts";

/** A sport of timed periods. `scores`: the value of a score, and how many of them both sides make in regular time. */
export type TimedSport = {
  readonly periods: readonly StatusId[];
  readonly periodMinutes: number;
  /** Real seconds that a minute of the game's clock takes. */
  readonly minuteSeconds: number;
  /** Minutes of rest after each period but the last. */
  readonly breakMinutes: readonly number[];
  readonly scores: readonly (readonly [value: number, perMatch: number])[];
  /** Decides a level score at the end of regular time. */
  readonly whenLevel: "draw" | "extra-time" | "sudden-death" | "penalties";
  readonly extraMinutes: number;
};

const timed = (
  periods: readonly StatusId[],
  periodMinutes: number,
  minuteSeconds: number,
  breakMinutes: readonly number[],
  scores: TimedSport["scores"],
  whenLevel: TimedSport["whenLevel"] = "draw",
  extraMinutes = 0,
): TimedSport => ({ periods, periodMinutes, minuteSeconds, breakMinutes, scores, whenLevel, extraMinutes });

/** Clocks that the client counts (rugby, bandy, Aussie rules) run in real time: 60 seconds a minute. */
const table: Partial<Record<SportName, TimedSport>> = {
  basketball: timed(
    quarters,
    10,
    130,
    [2, 15, 2],
    [
      [2, 45],
      [3, 17],
      [1, 26],
    ],
    "extra-time",
    5,
  ),
  hockey: timed(thirds, 20, 110, [17, 17], [[1, 6]], "sudden-death", 5),
  "american-football": timed(
    quarters,
    15,
    170,
    [2, 13, 2],
    [
      [7, 4.7],
      [3, 3.4],
      [8, 0.3],
      [2, 0.1],
    ],
    "sudden-death",
    10,
  ),
  handball: timed(halves, 30, 72, [15], [[1, 58]]),
  "rugby-union": timed(
    halves,
    42,
    60,
    [14],
    [
      [7, 4.2],
      [5, 1.6],
      [3, 4.5],
    ],
  ),
  "rugby-league": timed(
    halves,
    42,
    60,
    [12],
    [
      [6, 5.6],
      [4, 1.6],
      [2, 1.2],
    ],
  ),
  floorball: timed(thirds, 20, 95, [15, 15], [[1, 10]], "sudden-death", 10),
  bandy: timed(halves, 46, 60, [20], [[1, 8.5]]),
  futsal: timed(halves, 20, 110, [15], [[1, 6]]),
  "aussie-rules": timed(
    quarters,
    28,
    60,
    [6, 20, 6],
    [
      [6, 24],
      [1, 21],
    ],
  ),
  "water-polo": timed(quarters, 8, 115, [2, 5, 2], [[1, 23]], "penalties"),
  "field-hockey": timed(quarters, 15, 80, [2, 10, 2], [[1, 4.6]], "penalties"),
  "beach-soccer": timed(thirds, 12, 100, [3, 3], [[1, 8]], "sudden-death", 3),
  netball: timed(quarters, 15, 72, [4, 12, 4], [[1, 118]], "extra-time", 10),
  kabaddi: timed(
    halves,
    20,
    85,
    [5],
    [
      [1, 52],
      [2, 8],
    ],
  ),
};

const sportsById = bySportId(table);

export const timedSport = (sportId: number): TimedSport | null => sportsById.get(sportId) ?? null;

/** Minutes of regular time. */
export const regularMinutes = ({ periods, periodMinutes }: TimedSport): number => periods.length * periodMinutes;
