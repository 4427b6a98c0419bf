import type { CricketGameType } from "../../../shared/sports/cricket-game-types.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import type { StageProfile } from "../../../shared/competitions/tours.ts";
import { toWeeks } from "./race-weeks.ts";

/** A competition of the built-in world in any sport but football: facts written by hand. */
export type Competition = CompetitionOptions & {
  readonly sportId: number;
  readonly countryKey: string;
  readonly name: string;
  /** Rank among the competitions of its sport. */
  readonly rank: number;
  /** A season that begins in August spans two years. */
  readonly seasonStartMonth: 1 | 8;
  /** Starts of each day, UTC. */
  readonly startsUtc: readonly string[];
  /** Ordered from strongest to weakest; the simulator uses the order as strength. */
  readonly names: readonly string[];
  /** Where a name comes from, a key of `shared/places/countries.ts`; absent for clubs of the competition's own country. */
  readonly nations: ReadonlyMap<string, string>;
  /** Null for duels. */
  readonly field: Field | null;
};

const items = (text: string): readonly string[] => text.split(",").map((item) => item.replace(/\s+/g, " ").trim());

/** Facts that only some competitions have. */
type CompetitionOptions = {
  readonly isWomen?: true;
  /** National sides: all players are of the country. */
  readonly isNational?: true;
  /** Sets or frames of a match, where they are not the sport's usual ones. */
  readonly bestOf?: number;
  /** Darts in sets of so many legs. */
  readonly legsInSet?: number;
  readonly cricketType?: CricketGameType;
  /** Not a round robin: a year has as many rounds as its starts have room for. */
  readonly isOpen?: true;
  /** Days from one round to the next: a test match lasts five. */
  readonly everyDays?: number;
  /** The category of its sport, as lists of this format number it. */
  readonly categoryId?: string;
  /** Knock-out tournaments that follow one another; a table all year when absent. */
  readonly draw?: Draw;
  /** Tours that follow one another: the course of each stage, in the order of the venues. */
  readonly tour?: readonly StageProfile[];
};

export type Draw = {
  readonly size: 8 | 16 | 32;
  /** How many days each round takes, from the first to the final. */
  readonly roundDays: readonly number[];
  /** Weekday (0 Monday … 6 Sunday) or day of the turn on which a tournament begins. */
  readonly firstDay: number;
  /** By the calendar: one after the other from the first week of the year, over and over. */
  readonly venues: readonly Venue[];
};

/** Where a tournament is held; `surface` where it matters. */
export type Venue = {
  readonly name: string;
  /** The start in UTC, where this venue differs from the others. */
  readonly startUtc?: string;
  readonly surface?: Surface;
  /** Best of five sets. */
  readonly isMajor?: true;
};
export type Surface = "hard" | "clay" | "grass" | "indoor";

const surfaces: Readonly<Record<string, Surface>> = { h: "hard", c: "clay", g: "grass", i: "indoor" };

/** "Bâle/i, Wimbledon/g!, Suzuka=05:00": the letter of the surface, a mark on majors, a start of its own. */
export const toVenues = (text: string): readonly Venue[] =>
  items(text).map((item) => {
    const [place = "", marks = ""] = item.split("/");
    const [name = "", startUtc] = place.split("=");
    const surface = surfaces[marks.charAt(0)];
    return {
      name,
      ...(startUtc === undefined ? {} : { startUtc }),
      ...(surface === undefined ? {} : { surface }),
      ...(marks.endsWith("!") ? { isMajor: true as const } : {}),
    };
  });

/** Where a field of starters meets, and how many start. */
export type Field = {
  readonly venues: readonly Venue[];
  readonly starters: number;
  /** The number of consecutive race days: two for a weekend, six for a tour. */
  readonly days: number;
  readonly pace: Pace;
};
/** All year at an even pace, or in the weeks of a season. */
export type Pace =
  | {
      readonly kind: "even";
      /** The day (counted from 1970) of one race, and the number of days from one race to the next. */
      readonly firstDay: number;
      readonly everyDays: number;
    }
  | {
      readonly kind: "season";
      readonly weeks: readonly number[];
      /** Day of the week on which a block of races begins, 0 for Monday. */
      readonly weekday: number;
    };
/** The race days of a competition, where its rank in its sport does not determine them. */
export type RaceDays = {
  readonly from: Weekday;
  readonly days: number;
  /** As `toWeeks` reads them. */
  readonly weeks: string;
};
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
type Weekday = (typeof weekdays)[number];
/** 1970-01-04 was a Sunday. */
const firstSunday = 3;

const toPace = ({ from, days, weeks }: RaceDays): Pick<Field, "days" | "pace"> => ({
  days,
  pace: { kind: "season", weeks: toWeeks(weeks), weekday: weekdays.indexOf(from) },
});

type DuelRow = readonly [
  countryKey: string,
  name: string,
  startsUtc: string,
  names: string,
  options?: CompetitionOptions,
];
type FieldRow = readonly [
  countryKey: string,
  name: string,
  startsUtc: string,
  names: string,
  venues: string,
  options?: CompetitionOptions & { readonly pace?: RaceDays; readonly seasonStartMonth?: 1 | 8 },
];

/** "Sinner J. @IT": a name with its country. */
function toNames(text: string): Pick<Competition, "names" | "nations"> {
  const entries = items(text).map((item) => item.split(" @"));
  const nations = entries.flatMap(([name = "", nation]) => (nation === undefined ? [] : [[name, nation] as const]));
  return { names: entries.map(([name = ""]) => name), nations: new Map(nations) };
}

/** `startsUtc` is "16:00 18:30"; names are separated by commas. */
export const duels = (
  sport: SportName,
  seasonStartMonth: 1 | 8,
  rows: readonly DuelRow[],
  firstRank = 1,
): readonly Competition[] =>
  rows.map(([countryKey, name, starts, names, options], index) => ({
    sportId: sportIds[sport],
    countryKey,
    name,
    rank: firstRank + index,
    seasonStartMonth,
    startsUtc: starts.split(" "),
    ...toNames(names),
    field: null,
    ...options,
  }));

export const fields = (
  sport: SportName,
  starters: number,
  rows: readonly FieldRow[],
  everyDays = 1,
): readonly Competition[] =>
  rows.map(([countryKey, name, starts, names, venues, { pace, ...options } = {}], index): Competition => ({
    sportId: sportIds[sport],
    countryKey,
    name,
    rank: 1 + index,
    seasonStartMonth: 1,
    startsUtc: starts.split(" "),
    ...toNames(names),
    field: {
      venues: toVenues(venues),
      starters,
      ...(pace === undefined
        ? { days: 1, pace: { kind: "even", everyDays, firstDay: firstSunday - index } }
        : toPace(pace)),
    },
    ...options,
  }));
