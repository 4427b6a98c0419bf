import { fieldsOf, isRecord } from "../../../shared/basics/record.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { countFavourites, myGamesLimits } from "../favourites/my-games-limits.ts";
import type { MyGames } from "../favourites/my-games.ts";
import { keepUsedLabels } from "../favourites/labels.ts";
import { groupLimits, parseGroupList, type Group } from "../groups/group-list.ts";
import { parseStoredMyGames, toStoredMyGames } from "../favourites/stored-my-games.ts";

/** Marks a file as one of this site's; `version` is the version of its format. */
const format = "tribune-favourites";
const version = 1;
/** The text of 500 games, 200 teams and 200 leagues is a fifth of this size. */
export const mostFileBytes = 1_000_000;

/** Everything that a visitor follows, as each part stores it. */
export type Collection = {
  readonly games: MyGames;
  readonly teams: unknown;
  readonly leagues: unknown;
  readonly groups: readonly Group[];
};

export const formatCollection = ({ games, teams, leagues, groups }: Collection): string =>
  JSON.stringify({ format, version, games: toStoredMyGames(games), teams, leagues, groups }, null, 1);

/** Returns null for a text that is no file of this site's. Invalid entries of a valid file are left out. */
export function parseCollection(text: string): Collection | null {
  if (text.length > mostFileBytes) return null;
  const file = parseJson(text);
  if (!isRecord(file) || file["format"] !== format || file["version"] !== version) return null;
  const { games, tournaments, labels } = fieldsOf(file["games"]);
  const stored = { games: fieldsOf(games), tournaments: fieldsOf(tournaments), labels: fieldsOf(labels) };
  const { teams, leagues, groups } = file;
  return { games: parseStoredMyGames(stored), teams, leagues, groups: parseGroupList(groups) };
}

/** Adds games up to the limit; existing entries stay as they are. */
export function addGames(here: MyGames, more: MyGames): MyGames {
  const room = Math.max(0, myGamesLimits.games - countFavourites(here));
  const tournaments = newIn(here.tournaments, more.tournaments).slice(0, room);
  const games = newIn(here.games, more.games).slice(0, room - tournaments.length);
  return keepUsedLabels({
    games: { ...here.games, ...Object.fromEntries(games) },
    tournaments: { ...here.tournaments, ...Object.fromEntries(tournaments) },
    labels: { ...more.labels, ...here.labels },
  });
}

/** The existing groups, and others up to the limit. */
export const joinGroups = (here: readonly Group[], more: readonly Group[]): readonly Group[] =>
  [...here, ...more.filter(({ key }) => !here.some((group) => group.key === key))].slice(0, groupLimits.groups);

const newIn = <T>(here: Readonly<Record<string, T>>, more: Readonly<Record<string, T>>): readonly [string, T][] =>
  Object.entries(more).filter(([key]) => !Object.hasOwn(here, key));

/** Joins two parts of the same shape, `{ lists by sport, labels by key }`; existing entries come first. */
export function joinLists(here: unknown, more: unknown, lists: "teams" | "lists"): Readonly<Record<string, unknown>> {
  const [left, right] = [fieldsOf(here), fieldsOf(more)];
  const [ofHere, ofMore] = [fieldsOf(left[lists]), fieldsOf(right[lists])];
  const sports = new Set([...Object.keys(ofHere), ...Object.keys(ofMore)]);
  return {
    [lists]: Object.fromEntries([...sports].map((sport) => [sport, joinList(ofHere[sport], ofMore[sport])])),
    labels: { ...fieldsOf(right["labels"]), ...fieldsOf(left["labels"]) },
  };
}

const joinList = (here: unknown, more: unknown): unknown =>
  Array.isArray(here) || Array.isArray(more)
    ? [...new Set([...(Array.isArray(here) ? here : []), ...(Array.isArray(more) ? more : [])])]
    : { ...fieldsOf(here), ...fieldsOf(more) };

/** Removes a file's additions from the present collection; changes that the visitor has made since then stay. */
export function takeBack(now: Collection, before: Collection, after: Collection): Collection {
  return {
    games: keepUsedLabels({
      games: withoutAdded(now.games.games, before.games.games, after.games.games),
      tournaments: withoutAdded(now.games.tournaments, before.games.tournaments, after.games.tournaments),
      labels: now.games.labels,
    }),
    teams: withoutAddedLists(now.teams, before.teams, after.teams, "teams"),
    leagues: withoutAddedLists(now.leagues, before.leagues, after.leagues, "lists"),
    groups: now.groups.filter(({ key }) => !isAdded(key, keysOf(before.groups), keysOf(after.groups))),
  };
}

const keysOf = (groups: readonly Group[]): ReadonlySet<string> => new Set(groups.map(({ key }) => key));
const isAdded = (key: string, before: ReadonlySet<string>, after: ReadonlySet<string>): boolean =>
  after.has(key) && !before.has(key);

function withoutAdded<T>(
  now: Readonly<Record<string, T>>,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, T>> {
  const [had, has] = [new Set(Object.keys(before)), new Set(Object.keys(after))];
  return Object.fromEntries(Object.entries(now).filter(([key]) => !isAdded(key, had, has)));
}

function withoutAddedLists(now: unknown, before: unknown, after: unknown, lists: "teams" | "lists") {
  const part = (value: unknown) => fieldsOf(fieldsOf(value)[lists]);
  const [had, has] = [part(before), part(after)];
  const kept = Object.entries(part(now)).map(([sport, list]) => {
    const [ofBefore, ofAfter] = [namesIn(had[sport]), namesIn(has[sport])];
    const isKept = (name: unknown) => !isAdded(String(name), ofBefore, ofAfter);
    const left = Array.isArray(list)
      ? list.filter(isKept)
      : Object.fromEntries(Object.entries(fieldsOf(list)).filter(([name]) => isKept(name)));
    return [sport, left] as const;
  });
  // A sport that only the file had gets no list again, so its defaults apply (C4.02).
  const known = kept.filter(([sport, list]) => had[sport] !== undefined || !isBare(list));
  return { [lists]: Object.fromEntries(known), labels: fieldsOf(fieldsOf(now)["labels"]) };
}

const isBare = (list: unknown): boolean => (Array.isArray(list) ? list : Object.keys(fieldsOf(list))).length === 0;
const namesIn = (list: unknown): ReadonlySet<string> =>
  new Set(Array.isArray(list) ? list.map(String) : Object.keys(fieldsOf(list)));
