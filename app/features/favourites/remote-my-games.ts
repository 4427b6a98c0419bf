import { fieldsOf, isRecord } from "../../../shared/json/record.ts";
import { parseGameKey } from "../../../shared/identity/game-key.ts";
import { parseLeagueId } from "./favourite-keys.ts";
import { countFavourites, defaultGroup } from "./my-games-limits.ts";
import type { GameFavourite, MyGames, TournamentFavourite } from "./my-games.ts";
import { remoteRemove, remoteStore, type RemoteCall } from "./remote-calls.ts";
import { parseGroups, toWholeNumber } from "./stored-my-games.ts";

/** Favourites in the remote store (C3.18): start, end and groups only; the rest comes from feeds. */
export type RemoteMyGames = {
  readonly data: Readonly<Record<string, RemoteGame>>;
  readonly noduel: Readonly<Record<string, RemoteTournament>>;
};
export type RemoteTournament = { readonly AD: number; readonly AP: number; readonly MG: string };
export type RemoteGame = RemoteTournament & { readonly is_duel: boolean };

const root = "mygames";

export const toRemoteMyGames = ({ games, tournaments }: MyGames): RemoteMyGames => ({
  data: Object.fromEntries(Object.entries(games).map(([key, game]) => [key, toRemoteGame(game)])),
  noduel: Object.fromEntries(Object.entries(tournaments).map(([key, record]) => [key, toRemoteTournament(record)])),
});

const toRemoteTournament = ({ startSeconds, endSeconds, groups }: TournamentFavourite): RemoteTournament => ({
  AD: startSeconds,
  AP: endSeconds,
  MG: (groups ?? [defaultGroup]).join(","),
});
const toRemoteGame = (game: GameFavourite): RemoteGame => ({ ...toRemoteTournament(game), is_duel: !game.noDuel });

/**
 * The call that brings a change to the remote store (C7.12): for the one path that changed; for the whole when several
 * did; the removal of the whole when nothing is left.
 */
export function toRemoteCalls(before: MyGames, after: MyGames): readonly RemoteCall[] {
  const [was, is] = [toRemoteMyGames(before), toRemoteMyGames(after)];
  const changed = [
    ...changedKeys(was.data, is.data).map((key) => toCall(`${root}.data.${key}`, is.data[key])),
    ...changedKeys(was.noduel, is.noduel).map((key) => toCall(`${root}.noduel.${key}`, is.noduel[key])),
  ];
  if (changed.length === 0) return [];
  if (countFavourites(after) === 0) return [remoteRemove(root)];
  return changed.length === 1 ? changed : [remoteStore(root, is)];
}

const toCall = (path: string, value: RemoteTournament | undefined): RemoteCall =>
  value === undefined ? remoteRemove(path) : remoteStore(path, value);

function changedKeys<T>(was: Readonly<Record<string, T>>, is: Readonly<Record<string, T>>): readonly string[] {
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...keys].filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]));
}

/** The remote store's value at `mygames`; ids of another form and invalid values are left out (C5.03). */
export function parseRemoteMyGames(value: unknown): RemoteMyGames {
  const { data, noduel } = fieldsOf(value);
  const games: Record<string, RemoteGame> = {};
  for (const [key, game] of Object.entries(fieldsOf(data))) {
    if (parseGameKey(key) === null || !isRecord(game)) continue;
    games[key] = { ...parseRemoteRecord(game), is_duel: game["is_duel"] !== false && game["is_duel"] !== 0 };
  }
  const tournaments: Record<string, RemoteTournament> = {};
  for (const [key, record] of Object.entries(fieldsOf(noduel))) {
    if (parseLeagueId(key) !== null && isRecord(record)) tournaments[key] = parseRemoteRecord(record);
  }
  return { data: games, noduel: tournaments };
}

const parseRemoteRecord = (record: Readonly<Record<string, unknown>>): RemoteTournament => ({
  AD: toWholeNumber(record["AD"], 0),
  AP: toWholeNumber(record["AP"], 0),
  MG: (parseGroups(record["MG"]) ?? [defaultGroup]).join(","),
});
