import { isRecord } from "../../../shared/basics/record.ts";
import type { StoredKey } from "../../storage/stored-value.ts";
import { createValueChoice } from "../../storage/value-choice.ts";

/** A page that a search led to. */
export type RecentSearch = { readonly name: string; readonly path: string };

const mostRecent = 6;

/** Visitors can edit storage: a path that leaves the site is not followed. */
const isRecentSearch = (value: unknown): value is RecentSearch =>
  isRecord(value) &&
  typeof value["name"] === "string" &&
  typeof value["path"] === "string" &&
  /^\/(?!\/)/.test(value["path"]);

const key: StoredKey<readonly RecentSearch[]> = {
  name: "tribune_searches",
  lifetimeSeconds: null,
  parse: (value) => (Array.isArray(value) ? value.filter(isRecentSearch).slice(0, mostRecent) : null),
};

/** The pages that searches on this device led to, the last one first. */
export const recentSearches = createValueChoice(key, []);

export function rememberRecent({ name, path }: RecentSearch): void {
  const others = recentSearches.get().filter((recent) => recent.path !== path);
  recentSearches.set([{ name, path }, ...others].slice(0, mostRecent));
}

export const forgetRecent = (): void => recentSearches.set(recentSearches.initial);
