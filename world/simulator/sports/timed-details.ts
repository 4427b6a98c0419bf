import type { SportName } from "../../../shared/sports/sport-ids.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";
import { bySportId } from "./by-sport.ts";

/** The steps of a score: a try and its conversion, for instance, follow one another. */
type Way = { readonly share: number; readonly steps: readonly (readonly [how: PlayName | null, value: number])[] };
/** Incidents besides scores. A saved shot is a shot of one side and a save of the other. */
export type Happening = PlayName | "yellow-card" | "red-card" | "saved-shot";

/** The details that a sport of timed periods reports beyond its score. */
export type TimedDetails = {
  /** Keyed by the points of a score in the sport's table (`timed-sports.ts`). */
  readonly ways: ReadonlyMap<number, readonly Way[]>;
  /** Minutes on the game's clock between the steps of a score, such as a try and its conversion. */
  readonly stepMinutes: number;
  readonly assistShare: number;
  /** The number of each that both sides together make in regular time. */
  readonly happenings: readonly (readonly [Happening, perMatch: number])[];
  /** Whether each goal was a shot on target first. */
  readonly goalsAreShots: boolean;
  /** The number of the foul that removes a player from the game; undefined where only cards do. */
  readonly lastFoul?: number;
  /** Permanent changes of each side in the second half. */
  readonly replacements: number;
  /** "clock" gives times as "07:26" on the game's clock; a number gives minutes, in periods of that many and added time. */
  readonly minutes: "clock" | number;
};

const way = (share: number, ...steps: Way["steps"][number][]): Way => ({ share, steps });
const ways = (...rows: readonly (readonly [value: number, ...Way[]])[]): TimedDetails["ways"] =>
  new Map(rows.map(([value, ...own]) => [value, own]));
const plainGoals = ways([1, way(1, [null, 1])]);

const details = (own: Partial<TimedDetails>): TimedDetails => ({
  ways: plainGoals,
  stepMinutes: 1.3,
  assistShare: 0,
  happenings: [],
  goalsAreShots: false,
  replacements: 0,
  minutes: "clock",
  ...own,
});

const table: Partial<Record<SportName, TimedDetails>> = {
  basketball: details({
    lastFoul: 5,
    ways: ways([2, way(1, ["two-pointer", 2])], [3, way(1, ["three-pointer", 3])], [1, way(1, ["free-throw", 1])]),
    assistShare: 0.42,
    happenings: [
      ["rebound", 76],
      ["turnover", 25],
      ["steal", 13],
      ["blocked-attempt", 7],
      ["foul", 38],
    ],
  }),
  hockey: details({
    ways: ways([1, way(0.2, ["power-play-goal", 1]), way(0.8, [null, 1])]),
    assistShare: 0.8,
    goalsAreShots: true,
    happenings: [
      ["saved-shot", 50],
      ["shot-off-target", 22],
      ["shot-blocked", 20],
      ["suspension", 7],
    ],
  }),
  "american-football": details({
    // The clock stops while the extra point is kicked.
    stepMinutes: 0,
    ways: ways(
      [7, way(1, ["touchdown", 6], ["extra-point", 1])],
      [3, way(1, ["field-goal", 3])],
      [8, way(1, ["touchdown", 6], ["two-point-conversion", 2])],
      [2, way(1, ["safety", 2])],
    ),
    happenings: [
      ["first-down", 38],
      ["sack", 5],
      ["interception", 1.6],
      ["fumble", 1.4],
      ["foul", 12],
    ],
  }),
  handball: details({
    ways: ways([1, way(0.12, ["seven-metre", 1]), way(0.88, [null, 1])]),
    assistShare: 0.4,
    goalsAreShots: true,
    happenings: [
      ["saved-shot", 22],
      ["shot-off-target", 12],
      ["turnover", 18],
      ["suspension", 7],
      ["yellow-card", 3],
      ["red-card", 0.15],
    ],
  }),
  "rugby-union": details({
    ways: ways(
      [7, way(1, ["try", 5], ["conversion", 2])],
      [5, way(1, ["try", 5])],
      [3, way(0.95, ["penalty-goal", 3]), way(0.05, ["drop-goal", 3])],
    ),
    happenings: [
      ["turnover", 22],
      ["foul", 20],
      ["yellow-card", 1.1],
      ["red-card", 0.06],
    ],
    replacements: 7,
    minutes: 40,
  }),
  "rugby-league": details({
    ways: ways([6, way(1, ["try", 4], ["conversion", 2])], [4, way(1, ["try", 4])], [2, way(1, ["penalty-goal", 2])]),
    happenings: [
      ["turnover", 20],
      ["foul", 12],
      ["yellow-card", 0.6],
      ["red-card", 0.04],
    ],
    replacements: 4,
    minutes: 40,
  }),
  floorball: details({
    ways: ways([1, way(0.15, ["power-play-goal", 1]), way(0.85, [null, 1])]),
    assistShare: 0.7,
    goalsAreShots: true,
    happenings: [
      ["saved-shot", 40],
      ["shot-off-target", 20],
      ["suspension", 4],
    ],
  }),
  bandy: details({
    assistShare: 0.6,
    goalsAreShots: true,
    happenings: [
      ["saved-shot", 20],
      ["corner", 18],
      ["suspension", 5],
    ],
    replacements: 3,
    minutes: 45,
  }),
  futsal: details({
    assistShare: 0.6,
    goalsAreShots: true,
    happenings: [
      ["saved-shot", 22],
      ["shot-off-target", 24],
      ["corner", 14],
      ["foul", 13],
      ["yellow-card", 3],
      ["red-card", 0.15],
    ],
  }),
  "aussie-rules": details({
    ways: ways([6, way(1, ["six-pointer", 6])], [1, way(1, ["behind", 1])]),
    happenings: [
      ["turnover", 60],
      ["free-kick", 36],
    ],
    minutes: 28,
  }),
  "water-polo": details({
    assistShare: 0.35,
    goalsAreShots: true,
    happenings: [
      ["saved-shot", 18],
      ["shot-off-target", 14],
      ["suspension", 18],
      ["turnover", 12],
    ],
  }),
  "field-hockey": details({
    assistShare: 0.4,
    goalsAreShots: true,
    happenings: [
      ["saved-shot", 12],
      ["penalty-corner", 11],
      ["yellow-card", 1.2],
      ["red-card", 0.02],
    ],
  }),
  "beach-soccer": details({
    assistShare: 0.4,
    goalsAreShots: true,
    happenings: [
      ["saved-shot", 26],
      ["shot-off-target", 18],
      ["foul", 15],
      ["yellow-card", 1.4],
      ["red-card", 0.1],
    ],
  }),
  netball: details({
    assistShare: 0.7,
    happenings: [
      ["turnover", 42],
      ["rebound", 14],
      ["interception", 12],
    ],
  }),
  kabaddi: details({
    ways: ways(
      [1, way(0.55, ["raid", 1]), way(0.45, ["tackle", 1])],
      [2, way(0.8, ["raid", 2]), way(0.2, ["tackle", 2])],
    ),
    happenings: [["all-out", 3.5]],
  }),
};

const sportsById = bySportId(table);

const noDetails = details({});
export const timedDetails = (sportId: number): TimedDetails => sportsById.get(sportId) ?? noDetails;
