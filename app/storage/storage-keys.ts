import { isRecord } from "../../shared/basics/record.ts";
import { lifetimeOf } from "./data-scopes.ts";
import type { StoredKey } from "./stored-value.ts";

const myGamesLifetimeSeconds = lifetimeOf("mygames");

export const liveTableName = "fsdc_live_table";

/** The values that the browser stores, under the names of C9.08. */
export const storedKeys = {
  myGames: toObjectKey("fsdc_my_local", myGamesLifetimeSeconds),
  myGamesLabels: toObjectKey("fsdc_my_local_labl", myGamesLifetimeSeconds),
  myTournaments: toObjectKey("fsdc_my_local_noduel", myGamesLifetimeSeconds),
  /** Leagues that the visitor has opened or closed. */
  expandedLeagues: toObjectKey("fsdc_expand_collapse_league", null),
  /** Order of lists, groups and notifications (C3.20). */
  liveTable: toObjectKey(liveTableName, null),
  /** Country code, city and subdivision of the last visit. */
  geoIp: toObjectKey("geoip", null),
  /** The last chosen day. */
  date: toTextKey("fs_date", null),
  oddsSportPage: toTextKey("odds_sport_page", null),
} as const;

/** Holds a bare stamp that changes with the favourites, so that other tabs see it (C6.01). */
export const myGamesStampName = "fsdc_my_local_ts";

/** Holds a bare word: why the last session of this browser ended, until the visitor has read it. */
export const signedOutName = "tribune_signed_out";
/** Holds the sessions that ended here without the network, until the service has been told. */
export const pendingSignOutsName = "tribune_sign_outs";

/** Holds a bare number: how many providers the window of the sign-in offered the last time. */
export const signInWaysName = "tribune_sign_in_ways";

/** Holds the account service's mark on this device, by which it recognizes the device at the next sign-in. */
export const knownDeviceName = "tribune_known_device";

function toObjectKey(name: string, lifetimeSeconds: number | null): StoredKey<Readonly<Record<string, unknown>>> {
  return { name, lifetimeSeconds, parse: (value) => (isRecord(value) ? value : null) };
}

function toTextKey(name: string, lifetimeSeconds: number | null): StoredKey<string> {
  return { name, lifetimeSeconds, parse: (value) => (typeof value === "string" ? value : null) };
}
