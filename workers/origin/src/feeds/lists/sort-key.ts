import { sortRules, type SortPage } from "./sort-pages.ts";
import {
  horseRacingPart,
  labelPart,
  namesPart,
  placePart,
  sportPart,
  startPart,
  timePart,
  topLeaguePart,
  type SortedRow,
} from "./sort-parts.ts";

/** Lower than any character of a part, so that a shorter text comes before a longer one that begins with it. */
const separator = "\u0001";

/**
 * The key that orders rows as text (A4.07): sport, top league, horse racing's country and course, time, league, rank,
 * start, names. `sortByTime` is the visitor's setting (C3.20); it orders lists by time across leagues.
 */
export function toSortKey(row: SortedRow, page: SortPage, sortByTime = false): string {
  const rule = sortRules[page];
  const isByTime = sortByTime && rule.time === "none" && page !== "detail-odds";
  return [
    sportPart(row),
    rule.topLeague && !isByTime ? topLeaguePart(row) : "",
    horseRacingPart(row),
    timePart(row, isByTime ? "chronological" : rule.time),
    rule.label ? labelPart(row) : "",
    rule.rank ? placePart(row) : "",
    startPart(row),
    namesPart(row),
  ].join(separator);
}

/** By code units, which the padded parts are made for. */
export function compareSortKeys(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
