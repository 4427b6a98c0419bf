import { fieldsOf, textOf } from "../../../shared/basics/record.ts";
import { readFollowed, type Followed } from "./followed.ts";

export const foundKinds = ["team", "player", "tournament", "country", "sport"] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A search result, as the list shows it. */
export type Found = {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** The name that matched, if it differs from the name that is shown; "" otherwise. */
  readonly matched: string;
  readonly sport: string;
  readonly league: string;
  readonly country: string;
  /** The country's flag; "" for none. */
  readonly flag: string;
  /** The form in which a visitor follows it; null if it cannot be followed. */
  readonly followed: Followed | null;
  /** The number of its games today, and how many of them are live; null if unknown. */
  readonly today: { readonly games: number; readonly live: number } | null;
};

/** An entry of an answer of the search service (S4); null for anything else. */
export function readFound(value: unknown): Found | null {
  const { kind, id, name, path, matched, sport, league, country, today } = fieldsOf(value);
  const { games, live } = fieldsOf(today);
  const known = foundKinds.find((each) => each === kind);
  if (known === undefined || textOf(id) === "" || textOf(name) === "" || !textOf(path).startsWith("/")) return null;
  return {
    kind: known,
    id: textOf(id),
    name: textOf(name),
    path: textOf(path),
    matched: textOf(matched),
    sport: textOf(fieldsOf(sport)["name"]),
    league: textOf(fieldsOf(league)["name"]),
    country: textOf(fieldsOf(country)["name"]),
    flag: textOf(fieldsOf(country)["flag"]),
    followed: readFollowed(value),
    today: typeof games === "number" && typeof live === "number" ? { games, live } : null,
  };
}

export const readAll = (values: unknown): readonly Found[] =>
  Array.isArray(values) ? values.flatMap((value: unknown) => readFound(value) ?? []) : [];

/** The results of `/api/v2/search/`, the best first. */
export const readResults = (answer: unknown): readonly Found[] => readAll(fieldsOf(answer)["results"]);

/** The leagues of the one requested sport (`/api/v2/top-search/`), the most important first. */
export function readTopLeagues(answer: unknown): readonly Found[] {
  const { sports } = fieldsOf(answer);
  return Array.isArray(sports) ? readAll(fieldsOf(sports[0])["leagues"]) : [];
}

/** All entries of an answer of `/api/v2/top-search/`, and its first sport. */
export function readTop(answer: unknown): { readonly found: readonly Found[]; readonly firstSportId: number | null } {
  const { sports } = fieldsOf(answer);
  if (!Array.isArray(sports)) return { found: [], firstSportId: null };
  const { id } = fieldsOf(sports[0]);
  const found = sports.flatMap((sport: unknown) => {
    const { leagues, participants } = fieldsOf(sport);
    return [...readAll(leagues), ...readAll(participants)];
  });
  return { found, firstSportId: typeof id === "number" ? id : null };
}

/** One competition and two participants of each of the first sports (`/api/v2/top-search/`), up to `most` entries. */
export function readPopular(answer: unknown, most: number): readonly Found[] {
  const { sports } = fieldsOf(answer);
  if (!Array.isArray(sports)) return [];
  return sports
    .flatMap((sport: unknown) => {
      const { leagues, participants } = fieldsOf(sport);
      return [...readAll(leagues).slice(0, 1), ...readAll(participants).slice(0, 2)];
    })
    .slice(0, most);
}
