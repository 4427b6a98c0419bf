import type { LocalClock } from "../../time/local-clock.ts";
import { isInDayWindow, toDayState, toEventDays } from "./event-days.ts";
import { parseGameKey } from "../../../shared/timeline/game-key.ts";
import { parseLeagueId } from "./favourite-keys.ts";
import { defaultGroup, myGamesLimits } from "./my-games-limits.ts";
import type { GameFavourite, MyGames, TournamentFavourite } from "./my-games.ts";
import type { RemoteMyGames, RemoteTournament } from "./remote-my-games.ts";

/**
 * Joins local and remote favourites. A favourite in both keeps its local record with the remote times and the groups of
 * both; one that only the remote store has is expired from the start, so that a feed completes it. Favourites that have
 * left the day window or exceed the limit are left out, remote ones before local ones.
 */
export function mergeMyGames(local: MyGames, remote: RemoteMyGames, clock: LocalClock): MyGames {
  const games: Record<string, GameFavourite> = {};
  const tournaments: Record<string, TournamentFavourite> = {};
  for (const [key, { is_duel, ...record }] of Object.entries(remote.data)) {
    const sportId = parseGameKey(key)?.sportId;
    if (sportId === undefined || !isKept(record, clock)) continue;
    const groups = mergeGroups(record.MG.split(","), local.games[key]?.groups ?? []);
    games[key] = { ...toRecord(sportId, "", record, local.games[key], clock), noDuel: !is_duel, groups };
  }
  for (const [leagueId, record] of Object.entries(remote.noduel)) {
    const sportId = parseLeagueId(leagueId)?.sportId;
    if (sportId === undefined || !isKept(record, clock)) continue;
    const groups = record.MG === defaultGroup ? null : record.MG.split(",");
    tournaments[leagueId] = { ...toRecord(sportId, leagueId, record, local.tournaments[leagueId], clock), groups };
  }
  return limit({
    games: { ...local.games, ...games },
    tournaments: { ...local.tournaments, ...tournaments },
    labels: local.labels,
  });
}

/** The default group holds games that are in no other. */
function mergeGroups(remote: readonly string[], local: readonly string[]): readonly string[] {
  const named = new Set([...remote, ...local].filter((group) => group !== defaultGroup));
  return named.size === 0 ? [defaultGroup] : [...named];
}

/** A game whose start is unknown stays until a feed names the start. */
const isKept = ({ AD, AP }: RemoteTournament, clock: LocalClock) =>
  AD === 0 || isInDayWindow(toEventDays({ startSeconds: AD, endSeconds: AP }, clock));

function toRecord<T extends GameFavourite | TournamentFavourite>(
  sportId: number,
  leagueId: string,
  { AD, AP }: RemoteTournament,
  known: T | undefined,
  clock: LocalClock,
) {
  const event = { startSeconds: AD, endSeconds: AP, statusType: known?.statusType ?? 0 };
  const expiresAtSeconds = known?.expiresAtSeconds ?? clock.nowSeconds;
  return { sportId, leagueId: known?.leagueId ?? leagueId, expiresAtSeconds, ...event, ...toDayState(event, clock) };
}

function limit(state: MyGames): MyGames {
  const tournaments = Object.entries(state.tournaments).slice(0, myGamesLimits.games);
  const games = Object.entries(state.games).slice(0, myGamesLimits.games - tournaments.length);
  return { ...state, games: Object.fromEntries(games), tournaments: Object.fromEntries(tournaments) };
}
