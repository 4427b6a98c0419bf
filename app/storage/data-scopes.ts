import { daySeconds } from "../../shared/basics/day.ts";

/**
 * What data are for (C3.21). Default: a day or a match, for going back. Archive: a day or a match of the past that is over. Temporary: a
 * list of a page that is always loaded anew. Mygames: the records of followed games.
 */
export type DataScope = "default" | "archive" | "temporary" | "mygames";

const minuteSeconds = 60;
const lifetimes: Readonly<Record<DataScope, number | null>> = {
  default: 10 * minuteSeconds,
  archive: null,
  temporary: 0,
  mygames: 2 * daySeconds,
};

/**
 * How many seconds a browser keeps data of a scope: lists from when they left the screen, records from when they were last written; null
 * for as long as the site is open.
 */
export const lifetimeOf = (scope: DataScope): number | null => lifetimes[scope];
