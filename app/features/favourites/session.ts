import {
  defaultLiveTableSettings,
  parseLiveTableSettings,
  type LiveTableSettings,
} from "../../storage/live-table-settings.ts";
import type { LocalClock } from "../../time/local-clock.ts";
import { mergeMyGames } from "./merge-my-games.ts";
import { noGames, type MyGames } from "./my-games.ts";
import { parseStoredTeams, type MyTeams } from "./my-teams.ts";
import { parseStoredLists, type PinnedLists } from "./pinned-leagues.ts";
import { parseRemoteMyGames } from "./remote-my-games.ts";

/** Everything that belongs to the visitor rather than to the page. */
export type Personal = {
  readonly isSignedIn: boolean;
  readonly myGames: MyGames;
  readonly myTeams: MyTeams;
  readonly pinnedLeagues: PinnedLists;
  readonly settings: LiveTableSettings;
};

export const anonymous: Personal = {
  isSignedIn: false,
  myGames: noGames,
  myTeams: new Map(),
  pinnedLeagues: new Map(),
  settings: defaultLiveTableSettings,
};

/** A visitor's data in the remote store, unchecked. */
export type RemotePersonal = {
  readonly mygames?: unknown;
  readonly myteams?: unknown;
  readonly myleagues?: unknown;
  readonly settings?: unknown;
};

/**
 * Login: the local games are joined with those of the account, the rest is the account's (C4.22, C6.02). The games that
 * come with it are new to the push, so the page subscribes again.
 */
export const applyLogin = (local: Personal, remote: RemotePersonal, clock: LocalClock): Personal => ({
  isSignedIn: true,
  myGames: mergeMyGames(local.myGames, parseRemoteMyGames(remote.mygames), clock),
  myTeams: parseStoredTeams(remote.myteams),
  pinnedLeagues: parseStoredLists(remote.myleagues),
  settings: parseLiveTableSettings(remote.settings),
});

/** Logout: no data of the account remains (C4.22). */
export const applyLogout = (): Personal => anonymous;

/**
 * What the page looks like to a visitor: the introduction for search engines is shown to anonymous visitors alone
 * (C4.22).
 */
export const toSessionView = ({ isSignedIn }: Personal) => ({
  isSeoBlockShown: !isSignedIn,
  rootClass: isSignedIn ? "logged-in" : "",
});

/** The games whose notifications the push must carry. */
export const toSubscribedGames = ({ myGames, settings }: Personal): readonly string[] =>
  settings.mygamesNotifications === "no" ? [] : Object.keys(myGames.games);
