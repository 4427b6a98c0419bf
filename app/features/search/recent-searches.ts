import { isRecord } from "../../../shared/json/record.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { loadValue, saveValue, type StoredKey } from "../../storage/stored-value.ts";

/** A page that a search led to. */
export type RecentSearch = { readonly name: string; readonly path: string };

const mostRecent = 6;

export const recentKey = "tribune_searches";

const key: StoredKey<readonly RecentSearch[]> = {
  name: recentKey,
  lifetimeSeconds: null,
  parse: (value) => (Array.isArray(value) ? value.filter(isRecentSearch).slice(0, mostRecent) : null),
};

/** Visitors can edit storage: a path that leaves the site is not followed. */
const isRecentSearch = (value: unknown): value is RecentSearch =>
  isRecord(value) &&
  typeof value["name"] === "string" &&
  typeof value["path"] === "string" &&
  /^\/(?!\/)/.test(value["path"]);

/** The pages that searches on this device led to, the last one first. */
export const loadRecent = (store: KeyValueStore, nowSeconds: number): readonly RecentSearch[] =>
  loadValue(store, key, nowSeconds) ?? [];

export function rememberRecent(store: KeyValueStore, { name, path }: RecentSearch, nowSeconds: number): void {
  const others = loadRecent(store, nowSeconds).filter((recent) => recent.path !== path);
  saveValue(store, key, [{ name, path }, ...others].slice(0, mostRecent), nowSeconds);
}

export const forgetRecent = (store: KeyValueStore, nowSeconds: number): void => saveValue(store, key, null, nowSeconds);
