import type { LeagueFields } from "../../../shared/wire/league-fields.ts";

/** A followed game (C3.16). The stored form has the names of the rules, see stored-my-games.ts. */
export type GameFavourite = DatedFavourite & {
  readonly noDuel: boolean;
  /** Group keys, at least one. */
  readonly groups: readonly string[];
};

/** A tournament without duels that is followed as a whole (C3.17). */
export type TournamentFavourite = DatedFavourite & {
  /** Null when it belongs to no group. */
  readonly groups: readonly string[] | null;
};

export type DatedFavourite = {
  readonly sportId: number;
  /** `{sportId}_{tournamentStageId}`; "" while only the remote store has named the game. */
  readonly leagueId: string;
  /** Days from today, null when unknown. */
  readonly day: number | null;
  /** True where nothing has to be loaded: the game is still scheduled, or has finished on a past day. */
  readonly isComplete: boolean;
  /** The time when the record must be loaded again: the start of the day after it was written. */
  readonly expiresAtSeconds: number;
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** 1 scheduled, 2 live, 3 finished, 0 unknown. */
  readonly statusType: number;
};

/** Everything that a visitor follows, except teams. Plain data, never changed in place. */
export type MyGames = {
  readonly games: Readonly<Record<string, GameFavourite>>;
  /** By the league's id. */
  readonly tournaments: Readonly<Record<string, TournamentFavourite>>;
  /** Leagues of the games and tournaments, by id. */
  readonly labels: Readonly<Record<string, LeagueFields>>;
};

export const noGames: MyGames = { games: {}, tournaments: {}, labels: {} };
