import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import type { LocalClock } from "../../time/local-clock.ts";
import { isInDayWindow, toDayState, toEventDays, toExpiry } from "./event-days.ts";
import { keepUsedLabels } from "./labels.ts";
import { countFavourites, defaultGroup, myGamesLimits } from "./my-games-limits.ts";
import type { GameFavourite, MyGames } from "./my-games.ts";

/** A game as a list shows it, before it becomes a favourite. */
export type Followable = {
  /** `g_{sportId}_{eventId}`; the league's id for a whole tournament. */
  readonly key: string;
  readonly sportId: number;
  readonly leagueId: string;
  readonly league: LeagueFields;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly statusType: number;
  readonly noDuel: boolean;
  /** Where it is chosen, it is shown because of a team of the visitor: it is not removed there (C4.09). */
  readonly isKept?: boolean;
};

export type ChangeOutcome = "added" | "present" | "outside-window" | "limit" | "removed" | "moved" | "unchanged";
export type Change = { readonly state: MyGames; readonly outcome: ChangeOutcome };

/**
 * Adds a game inside the day window and under the limit; one that is followed already stays unchanged (C4.06, C5.02).
 */
export function addGame(state: MyGames, game: Followable, clock: LocalClock, group: string = defaultGroup): Change {
  if (Object.hasOwn(state.games, game.key)) return { state, outcome: "present" };
  const refusal = refuse(state, game, clock);
  if (refusal !== null) return { state, outcome: refusal };
  const record: GameFavourite = { ...toRecord(game, clock), noDuel: game.noDuel, groups: [group] };
  return {
    state: {
      ...state,
      games: { ...state.games, [game.key]: record },
      labels: { ...state.labels, [game.leagueId]: game.league },
    },
    outcome: "added",
  };
}

/** Adds a tournament without duels as a whole; its single games no longer need records of their own. */
export function addTournament(state: MyGames, tournament: Followable, clock: LocalClock): Change {
  if (Object.hasOwn(state.tournaments, tournament.leagueId)) return { state, outcome: "present" };
  const refusal = refuse(state, tournament, clock);
  if (refusal !== null) return { state, outcome: refusal };
  const record = { ...toRecord(tournament, clock), groups: null };
  return {
    state: {
      ...state,
      tournaments: { ...state.tournaments, [tournament.leagueId]: record },
      labels: { ...state.labels, [tournament.leagueId]: tournament.league },
    },
    outcome: "added",
  };
}

/** Removes a game; from the given group alone when it is in several (C4.06). */
export function removeGame(state: MyGames, key: string, group?: string): Change {
  const game = state.games[key];
  if (game === undefined) return { state, outcome: "unchanged" };
  if (group !== undefined && game.groups.length > 1) {
    const groups = game.groups.filter((other) => other !== group);
    if (groups.length === game.groups.length) return { state, outcome: "unchanged" };
    return { state: setGroups(state, key, game, groups), outcome: "removed" };
  }
  const { [key]: _removed, ...games } = state.games;
  return { state: keepUsedLabels({ ...state, games }), outcome: "removed" };
}

/** Takes a game of the visitor's teams out of the given group alone; out of its last one it moves to group 0 (C4.09). */
export function removeKeptGame(state: MyGames, key: string, group?: string): Change {
  const isInOthers = group !== undefined && (state.games[key]?.groups.length ?? 0) > 1;
  return isInOthers ? removeGame(state, key, group) : regroup(state, key, []);
}

export function removeTournament(state: MyGames, leagueId: string): Change {
  if (!Object.hasOwn(state.tournaments, leagueId)) return { state, outcome: "unchanged" };
  const { [leagueId]: _removed, ...tournaments } = state.tournaments;
  return { state: keepUsedLabels({ ...state, tournaments }), outcome: "removed" };
}

/** Puts a game, or a tournament by its league's id, into other groups; a game of a tournament that is followed as a whole stays (C4.09). */
export function regroup(state: MyGames, key: string, groups: readonly string[]): Change {
  const distinct = [...new Set(groups.filter((group) => group !== ""))];
  const tournament = state.tournaments[key];
  if (tournament !== undefined) {
    const moved = { ...tournament, groups: distinct.length === 0 ? null : distinct };
    return { state: { ...state, tournaments: { ...state.tournaments, [key]: moved } }, outcome: "moved" };
  }
  const game = state.games[key];
  if (game === undefined || Object.hasOwn(state.tournaments, game.leagueId)) return { state, outcome: "unchanged" };
  return { state: setGroups(state, key, game, distinct.length === 0 ? [defaultGroup] : distinct), outcome: "moved" };
}

const setGroups = (state: MyGames, key: string, game: GameFavourite, groups: readonly string[]): MyGames => ({
  ...state,
  games: { ...state.games, [key]: { ...game, groups } },
});

function refuse(state: MyGames, event: Followable, clock: LocalClock): "outside-window" | "limit" | null {
  if (!isInDayWindow(toEventDays(event, clock))) return "outside-window";
  return countFavourites(state) >= myGamesLimits.games ? "limit" : null;
}

const toRecord = (event: Followable, clock: LocalClock) => ({
  sportId: event.sportId,
  leagueId: event.leagueId,
  startSeconds: event.startSeconds,
  endSeconds: event.endSeconds,
  statusType: event.statusType,
  ...toDayState(event, clock),
  expiresAtSeconds: toExpiry(clock),
});
