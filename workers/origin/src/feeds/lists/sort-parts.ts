import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { statusType, type StatusType } from "../../../../../shared/sports/statuses.ts";

/** The parts of the sort key of an event, or of a participant's row in a no-duel event (A4.07). */
export type SortedRow = {
  readonly sportId: number;
  /** The league is above the others: pinned, or of the top type. */
  readonly isTopLeague: boolean;
  readonly countryName: string;
  readonly templateId: string;
  /** The league's own sort key; in a table of statistics, the statistic's. */
  readonly label: string;
  readonly statusType: StatusType | null;
  /** Null when not even the day is known. */
  readonly startSeconds: number | null;
  /** The place in a field; the same for all sides of duels. */
  readonly place: number;
  readonly names: string;
};

/** None: time does not matter. Chronological: earlier first. Current: live, then the latest results, then the next events. */
export type TimeOrder = "none" | "chronological" | "current";

/** Taken from a finished event's start, so that the latest comes first. */
const latestFirstFrom = 9_999_999_999;
/** Stands for a time that is unknown or of no matter. */
const neutralTime = 5_555_555_555;
/** By stage type: unknown, scheduled, live, finished. */
const statusOrder = [0, 3, 1, 2] as const;

const timeDigits = 10;
const placeDigits = 4;

const padded = (value: number, digits: number): string => String(value).padStart(digits, "0");

export const sportPart = (row: SortedRow): string => padded(row.sportId, 2);

export const topLeaguePart = (row: SortedRow): string => (row.isTopLeague ? "0" : "1");

/** Races of one meeting stay together: by country, then course. Empty in any other sport. */
export const horseRacingPart = (row: SortedRow): string =>
  row.sportId === sportIds["horse-racing"] ? `${row.countryName}/${row.templateId}` : "";

export function timePart(row: SortedRow, order: TimeOrder): string {
  const start = row.startSeconds ?? neutralTime;
  if (order === "none") return `0${padded(neutralTime, timeDigits)}`;
  if (order === "chronological") return `0${padded(start, timeDigits)}`;
  const time = row.statusType === statusType.finished ? latestFirstFrom - start : start;
  return `${statusOrder[row.statusType ?? 0]}${padded(time, timeDigits)}`;
}

export const labelPart = (row: SortedRow): string => row.label;

export const placePart = (row: SortedRow): string => padded(row.place, placeDigits);

export const startPart = (row: SortedRow): string => padded(row.startSeconds ?? neutralTime, timeDigits);

export const namesPart = (row: SortedRow): string => row.names;
