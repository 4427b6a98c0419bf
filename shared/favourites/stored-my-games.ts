import { isRecord, parseJson } from "../storage/json.ts";
import type { LeagueFields } from "../feed/league-fields.ts";
import { parseGameKey, parseLeagueId, toLabelId } from "./favourite-keys.ts";
import { defaultGroup, noGames, type DatedFavourite, type GameFavourite, type MyGames } from "./my-games.ts";

/**
 * Favourites as local storage holds them (C3.16, C3.17): three JSON texts, games by event key, tournaments by league id,
 * leagues by id. Their names are those that older visits and the remote store know.
 */
export type StoredMyGames = {
  readonly games: string | null;
  readonly tournaments: string | null;
  readonly labels: string | null;
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
  /** Stage type. */
  readonly AB: number;
};

const unknownDay = -9999;

export function toStoredMyGames({ games, tournaments, labels }: MyGames): { [K in keyof StoredMyGames]: string } {
  return {
    games: JSON.stringify(mapValues(games, toStoredGame)),
    tournaments: JSON.stringify(
      mapValues(tournaments, (record): StoredTournament => {
        return { ...toStoredDated(record), ...(record.groups === null ? {} : { mgGroup: record.groups.join(",") }) };
      }),
    ),
    labels: JSON.stringify(labels),
  };
}

export const toStoredGame = (record: GameFavourite): StoredGame => ({
  ...toStoredDated(record),
  noDuel: record.noDuel,
  mgGroup: record.groups.join(","),
});

const toStoredDated = (record: DatedFavourite): StoredDated => ({
  sport_id: record.sportId,
  labl_id: record.leagueId,
  m_day: record.day ?? unknownDay,
  m_ok: record.isComplete ? 1 : 0,
  m_expire_date: record.expiresAtSeconds,
  AD: record.startSeconds,
  AP: record.endSeconds,
  AB: record.stageType,
});

/**
 * Favourites from storage. Corrupt games end the loading without a word, corrupt tournaments or labels are none (C8.03);
 * a single record that is nonsense is left out.
 */
export function parseStoredMyGames(stored: StoredMyGames): MyGames {
  const games = parseObject(stored.games);
  if (games === null) return noGames;
  return {
    games: parseRecords(games, parseGame),
    tournaments: parseRecords(parseObject(stored.tournaments) ?? {}, parseTournament),
    labels: parseRecords(parseObject(stored.labels) ?? {}, parseLabel),
  };
}

type StoredObject = Readonly<Record<string, unknown>>;

/** An absent text is an empty object, a corrupt one null. */
function parseObject(text: string | null): StoredObject | null {
  const value = text === null || text === "" ? {} : parseJson(text);
  return isRecord(value) ? value : null;
}

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

function parseTournament(key: string, value: StoredObject) {
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
    stageType: toWholeNumber(value["AB"], 0),
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
