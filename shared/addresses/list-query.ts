import { listCategories, parseCategoryQuery, type ListCategory } from "./list-category.ts";
import { parseIsoDay, toIsoDay } from "../basics/day.ts";

/** The day of a list: an offset from the visitor's today, or a calendar day (days since 1970-01-01). */
export type DayChoice =
  | { readonly kind: "offset"; readonly offset: number }
  | { readonly kind: "date"; readonly epochDay: number };
/** Parameters of an address, as `URLSearchParams` gives them. */
export type QueryParams = { readonly get: (name: string) => string | null };
export type ListQuery = {
  readonly day: DayChoice;
  readonly category: ListCategory;
  /** The order of the games; without it they stand by league. */
  readonly sort?: ListSort | undefined;
};
/** The most exciting games first. */
export type ListSort = "excitement";

/** Tabs whose games may have a mark of excitement. The others have one order. */
const sortedTabs: ReadonlySet<ListCategory> = new Set(["all", "live", "finished"]);

/** Tabs of pages other than a list of one sport, with the numbers of a list's tabs; no tab stands for all games. */
export const gamesTabs = ["live", "finished", "scheduled"] as const satisfies readonly ListCategory[];
export type GamesTab = (typeof gamesTabs)[number];
/** Tabs of a country or a category. It has no "live" tab: its main page shows the live games. */
export type CountryTab = Exclude<GamesTab, "live">;

export const today: DayChoice = { kind: "offset", offset: 0 };
/** It keeps a day's offset within the five digits of feed names. */
const furthestDays = 36_500;

/** Parameters that do not parse are ignored (C2.02). */
export function parseListQuery(params: QueryParams): ListQuery {
  const query = { day: parseDay(params) ?? today, category: parseCategoryQuery(params.get("cat")) };
  return params.get("sort") === "excitement" ? { ...query, sort: "excitement" } : query;
}

/** Reads the tab as a part of an address; empty for all games. */
export function parseGamesTab(params: QueryParams): { readonly category?: GamesTab } {
  const category = parseCategoryQuery(params.get("cat"));
  const tab = gamesTabs.find((each) => each === category);
  return tab === undefined ? {} : { category: tab };
}

export function parseCountryTab(params: QueryParams): { readonly category?: CountryTab } {
  const { category } = parseGamesTab(params);
  return category === undefined || category === "live" ? {} : { category };
}

function parseDay(params: QueryParams): DayChoice | null {
  const epochDay = parseIsoDay(params.get("date") ?? "");
  if (epochDay !== null && Math.abs(epochDay) <= furthestDays) return { kind: "date", epochDay };
  const offset = params.get("day") ?? "";
  if (!/^-?\d{1,5}$/.test(offset) || Math.abs(Number(offset)) > furthestDays) return null;
  // The sum turns -0 into 0.
  return { kind: "offset", offset: Number(offset) + 0 };
}

/** Returns "" or "?…": one spelling for each list, without any other parameters. */
export function formatListQuery({ day, category, sort }: ListQuery): string {
  const params: string[] = [];
  if (day.kind === "date") params.push(`date=${toIsoDay(day.epochDay)}`);
  else if (day.offset !== 0) params.push(`day=${day.offset}`);
  if (category !== "all") params.push(`cat=${listCategories[category]}`);
  if (sort !== undefined && sortedTabs.has(category)) params.push(`sort=${sort}`);
  return params.length === 0 ? "" : `?${params.join("&")}`;
}
