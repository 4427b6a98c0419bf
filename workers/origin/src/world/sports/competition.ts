import { sportIds, type SportName } from "../../../../../shared/sports/sport-ids.ts";

/** A competition of the built-in world in any sport but football: facts written by hand. */
export type Competition = {
  readonly sportId: number;
  readonly countryKey: string;
  readonly name: string;
  /** Rank among the competitions of its sport. */
  readonly rank: number;
  /** A season that begins in August spans two years. */
  readonly seasonStartMonth: 1 | 8;
  /** Starts of each day, UTC. */
  readonly startsUtc: readonly string[];
  /** The stronger first; the simulator takes the order as strength. */
  readonly names: readonly string[];
  /** Null for duels. */
  readonly field: Field | null;
};

/** Where a field of starters meets, and how many start. */
export type Field = {
  readonly venues: readonly string[];
  readonly starters: number;
  /** Days from one start to the next: a golf tournament lasts four. */
  readonly everyDays: number;
};

type DuelRow = readonly [countryKey: string, name: string, startsUtc: string, names: string];
type FieldRow = readonly [...DuelRow, venues: string];

const items = (text: string): readonly string[] => text.split(",").map((item) => item.replace(/\s+/g, " ").trim());

/** `startsUtc` is "16:00 18:30"; names are parted by commas. */
export const duels = (
  sport: SportName,
  seasonStartMonth: 1 | 8,
  rows: readonly DuelRow[],
  firstRank = 1,
): readonly Competition[] =>
  rows.map(([countryKey, name, starts, names], index) => ({
    sportId: sportIds[sport],
    countryKey,
    name,
    rank: firstRank + index,
    seasonStartMonth,
    startsUtc: starts.split(" "),
    names: items(names),
    field: null,
  }));

export const fields = (
  sport: SportName,
  starters: number,
  rows: readonly FieldRow[],
  everyDays = 1,
): readonly Competition[] =>
  rows.map(([countryKey, name, starts, names, venues], index) => ({
    sportId: sportIds[sport],
    countryKey,
    name,
    rank: 1 + index,
    seasonStartMonth: 1,
    startsUtc: starts.split(" "),
    names: items(names),
    field: { venues: items(venues), starters, everyDays },
  }));
