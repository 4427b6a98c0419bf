import type { ListLeague } from "../../live/lists.ts";
import { countryName } from "./league-words.ts";

type Country = { readonly path: string; readonly name: string; readonly flag: string | null; readonly games: number };

const most = 10;

/** A league's path without its last part is its country's, or its category's: "/football/france/ligue-1/". */
const countryPath = /^\/[^/]+\/[^/]+\/(?=[^/]+\/$)/;

/** Those of most games, by name. Tournaments of many starters are no games, and count as one. */
export function toCountries(leagues: readonly ListLeague[], lang: string): readonly Country[] {
  const found = new Map<string, Country>();
  for (const { league, eventIds } of leagues) {
    const [path] = countryPath.exec(league.path ?? "") ?? [];
    const name = countryName(league);
    if (path === undefined || name === "") continue;
    const games = (found.get(path)?.games ?? 0) + (league.duel === 0 ? 1 : eventIds.length);
    found.set(path, { path, name, flag: league.flag ?? null, games });
  }
  const { compare } = new Intl.Collator(lang);
  return [...found.values()]
    .toSorted((a, b) => b.games - a.games)
    .slice(0, most)
    .toSorted((a, b) => compare(a.name, b.name));
}
