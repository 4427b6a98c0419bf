import { fieldsOf, textOf } from "../../../shared/json/record.ts";
import { readFollowed, type Followed } from "./followed.ts";

export const foundKinds = ["team", "player", "tournament", "country", "sport"] as const;
export type FoundKind = (typeof foundKinds)[number];

/** What the search found, as it is listed. */
export type Found = {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** The name that was found, where it is not the one that is shown; "" otherwise. */
  readonly matched: string;
  readonly sport: string;
  readonly league: string;
  readonly country: string;
  /** Of the country; "" for none. */
  readonly flag: string;
  /** What a visitor follows it as; null for what cannot be followed. */
  readonly followed: Followed | null;
  /** Its games of today, and those of them that are being played; null where that is not said. */
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

/** The leagues of the one sport that was asked for (`/api/v2/top-search/`), the most important first. */
export function readTopLeagues(answer: unknown): readonly Found[] {
  const { sports } = fieldsOf(answer);
  return Array.isArray(sports) ? readAll(fieldsOf(sports[0])["leagues"]) : [];
}

/** All that `/api/v2/top-search/` answers, and its first sport. */
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

/** Of the first sports one competition and two participants each (`/api/v2/top-search/`). */
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
