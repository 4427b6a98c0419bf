import { fieldsOf, isRecord } from "../../../shared/basics/record.ts";
import { parseGameKey } from "../../../shared/timeline/game-key.ts";
import { parseLeagueId } from "./favourite-keys.ts";
import { defaultGroup } from "./my-games-limits.ts";
import type { GameFavourite, MyGames, TournamentFavourite } from "./my-games.ts";
import { parseGroups, toWholeNumber } from "./stored-my-games.ts";

/** Favourites in the remote store (C3.18): start, end and groups only; the rest comes from feeds. */
export type RemoteMyGames = {
  readonly data: Readonly<Record<string, RemoteGame>>;
  readonly noduel: Readonly<Record<string, RemoteTournament>>;
};
export type RemoteTournament = { readonly AD: number; readonly AP: number; readonly MG: string };
export type RemoteGame = RemoteTournament & { readonly is_duel: boolean };

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
