import { fieldsOf, isRecord } from "../../../shared/json/record.ts";
import { parseJson } from "../../../shared/json/parse-json.ts";
import { countFavourites, myGamesLimits } from "../favourites/my-games-limits.ts";
import type { MyGames } from "../favourites/my-games.ts";
import { keepUsedLabels } from "../favourites/labels.ts";
import { groupLimits, parseGroupList, type Group } from "../groups/group-list.ts";
import { parseStoredMyGames, toStoredMyGames } from "../favourites/stored-my-games.ts";

/** What marks a file as ours, and the version of its form. */
const format = "tribune-favourites";
const version = 1;
/** A text of 500 games, 200 teams and as many leagues has a fifth of it. */
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

/** Null for a text that is no file of ours; of one that is, whatever is not sound is left out. */
export function parseCollection(text: string): Collection | null {
  if (text.length > mostFileBytes) return null;
  const file = parseJson(text);
  if (!isRecord(file) || file["format"] !== format || file["version"] !== version) return null;
  const { games, tournaments, labels } = fieldsOf(file["games"]);
  const stored = { games: fieldsOf(games), tournaments: fieldsOf(tournaments), labels: fieldsOf(labels) };
  const { teams, leagues, groups } = file;
  return { games: parseStoredMyGames(stored), teams, leagues, groups: parseGroupList(groups) };
}

/** Both, as far as there is room; what is here already stays as it is. */
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

/** Those that are here, and as many others as there may be. */
export const joinGroups = (here: readonly Group[], more: readonly Group[]): readonly Group[] =>
  [...here, ...more.filter(({ key }) => !here.some((group) => group.key === key))].slice(0, groupLimits.groups);

const newIn = <T>(here: Readonly<Record<string, T>>, more: Readonly<Record<string, T>>): readonly [string, T][] =>
  Object.entries(more).filter(([key]) => !Object.hasOwn(here, key));

/** Two parts of the same shape, `{ lists by sport, labels by key }`: what is here comes first. */
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
