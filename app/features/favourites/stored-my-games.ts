import { isRecord } from "../../../shared/basics/record.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { parseGameKey } from "../../../shared/timeline/game-key.ts";
import { parseLeagueId, toLabelId } from "./favourite-keys.ts";
import { defaultGroup } from "./my-games-limits.ts";
import type { DatedFavourite, GameFavourite, MyGames, TournamentFavourite } from "./my-games.ts";

/**
 * Favourites in their stored form (C3.16, C3.17): games by key, tournaments and leagues by the league's id. The names are
 * those that older visits and the remote store know.
 */
export type StoredMyGames = {
  readonly games: Readonly<Record<string, StoredGame>>;
  readonly tournaments: Readonly<Record<string, StoredTournament>>;
  readonly labels: Readonly<Record<string, LeagueFields>>;
};

/** A followed game in its stored form. */
export type StoredGame = StoredDated & { readonly noDuel: boolean; readonly mgGroup: string };
/** A followed tournament in its stored form; `mgGroup` only when it belongs to one. */
export type StoredTournament = StoredDated & { readonly mgGroup?: string };
type StoredDated = {
  readonly sport_id: number;
  readonly labl_id: string;
  /** Days from today, -9999 when unknown. */
  readonly m_day: number;
  readonly m_ok: 0 | 1;
  /** Seconds since 1970. */
  readonly m_expire_date: number;
  /** Start, in seconds. */
  readonly AD: number;
  /** End, in seconds. */
  readonly AP: number;
  /** Status type. */
  readonly AB: number;
};

const unknownDay = -9999;

export const toStoredMyGames = ({ games, tournaments, labels }: MyGames): StoredMyGames => ({
  games: mapValues(games, toStoredGame),
  tournaments: mapValues(tournaments, toStoredTournament),
  labels,
});

const toStoredGame = (record: GameFavourite): StoredGame => ({
  ...toStoredDated(record),
  noDuel: record.noDuel,
  mgGroup: record.groups.join(","),
});

const toStoredTournament = (record: TournamentFavourite): StoredTournament => ({
  ...toStoredDated(record),
  ...(record.groups === null ? {} : { mgGroup: record.groups.join(",") }),
});

const toStoredDated = (record: DatedFavourite): StoredDated => ({
  sport_id: record.sportId,
  labl_id: record.leagueId,
  m_day: record.day ?? unknownDay,
  m_ok: record.isComplete ? 1 : 0,
  m_expire_date: record.expiresAtSeconds,
  AD: record.startSeconds,
  AP: record.endSeconds,
  AB: record.statusType,
});

/** Favourites from their stored form; only an invalid record is left out. */
export const parseStoredMyGames = (stored: { readonly [K in keyof StoredMyGames]: StoredObject }): MyGames => ({
  games: parseRecords(stored.games, parseGame),
  tournaments: parseRecords(stored.tournaments, parseTournament),
  labels: parseRecords(stored.labels, parseLabel),
});

type StoredObject = Readonly<Record<string, unknown>>;

function parseRecords<T>(records: StoredObject, parse: (key: string, value: StoredObject) => T | null) {
  const parsed: Record<string, T> = {};
  for (const [key, value] of Object.entries(records)) {
    const record = isRecord(value) ? parse(key, value) : null;
    if (record !== null) parsed[key] = record;
  }
  return parsed;
}

function parseGame(key: string, value: StoredObject): GameFavourite | null {
  const sportId = parseGameKey(key)?.sportId;
  if (sportId === undefined) return null;
  const groups = parseGroups(value["mgGroup"]) ?? [defaultGroup];
  return { ...parseDated(sportId, value), noDuel: value["noDuel"] === true, groups };
}

function parseTournament(key: string, value: StoredObject): TournamentFavourite | null {
  const sportId = parseLeagueId(key)?.sportId;
  if (sportId === undefined) return null;
  return { ...parseDated(sportId, value), leagueId: key, groups: parseGroups(value["mgGroup"]) };
}

const parseLabel = (key: string, value: StoredObject): LeagueFields | null =>
  parseLeagueId(key) === null || !Object.values(value).every(isFieldValue) ? null : value;

const isFieldValue = (value: unknown) => value === null || typeof value === "string" || typeof value === "number";

function parseDated(sportId: number, value: StoredObject): DatedFavourite {
  const day = toWholeNumber(value["m_day"], unknownDay);
  return {
    sportId,
    leagueId: typeof value["labl_id"] === "string" ? toLabelId(value["labl_id"]) : "",
    day: day === unknownDay ? null : day,
    isComplete: value["m_ok"] === 1,
    // Without a date the record is too old, and so is fetched again.
    expiresAtSeconds: toWholeNumber(value["m_expire_date"], 0),
    startSeconds: toWholeNumber(value["AD"], 0),
    endSeconds: toWholeNumber(value["AP"], 0),
    statusType: toWholeNumber(value["AB"], 0),
  };
}

/** "1,2" → two groups; null for none. */
export function parseGroups(value: unknown): readonly string[] | null {
  const groups = typeof value === "string" || typeof value === "number" ? String(value).split(",") : [];
  const named = [...new Set(groups.filter((group) => /^[\w-]{1,40}$/.test(group)))];
  return named.length === 0 ? null : named;
}

export const toWholeNumber = (value: unknown, otherwise: number): number => {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) ? number : otherwise;
};

const mapValues = <T, U>(records: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(records).map(([key, value]) => [key, map(value)]));
