import { createValueChoice } from "../storage/value-choice.ts";
import { storedKeys } from "../storage/storage-keys.ts";
import { isLoggedSession } from "../telemetry/session-log.ts";
import { tellServerTime } from "../time/true-time.ts";

const nowhere: Readonly<Record<string, unknown>> = {};
/** Where the visitor is, as the service said it with a feed (C4.42, C9.08). */
const place = createValueChoice(storedKeys.geoIp, nowhere);
const parts = ["country", "subdivision", "city", "timezone"];

let isTimeKnown = false;
/** The hash of each update feed that was loaded last, by its name. */
const hashes = new Map<string, string>();

const originName = "x-feed-origin";
/** The origin that served this tab, kept while it is not the default (C7.08); `/1/x/feed/…` names the project. */
const originKeyOf = (address: string): string => `location_origin_${/\/(\d+)\/x\/feed\//.exec(address)?.[1] ?? ""}`;

/** A browser that stores nothing names no origin. */
function inSession<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);
const isFull = (name: string): boolean => name.startsWith("f_");
const isUpdate = (name: string): boolean => /^ul?_/.test(name);

/**
 * What a request for a feed says and wants besides the feed (C7.02, C7.03): a full one the place and the time of the server while they are
 * unknown, an update the hash of the last one, and in a session that is logged, how long the answer took.
 */
export function toFeedHeaders(address: string): Readonly<Record<string, string>> {
  const origin = inSession((storage) => storage.getItem(originKeyOf(address)));
  return { ...toAskedHeaders(nameOf(address)), ...(origin === null ? {} : { [originName]: origin }) };
}

function toAskedHeaders(name: string): Readonly<Record<string, string>> {
  if (isFull(name))
    return { ...(place.get() === nowhere ? { "x-geoip": "1" } : {}), ...(isTimeKnown ? {} : { "x-utime": "1" }) };
  if (!isUpdate(name)) return {};
  const hash = hashes.get(name);
  return {
    ...(hash === undefined ? {} : { "x-signature": hash }),
    ...(isLoggedSession() ? { "x-benchmarkrequest": "1" } : {}),
  };
}

/** Keeps what the answer says besides the feed. */
export function keepFeedHeaders(address: string, headers: Headers): void {
  const name = nameOf(address);
  const origin = headers.get(originName);
  inSession((storage) => {
    if (origin === "") storage.removeItem(originKeyOf(address));
    else if (origin !== null) storage.setItem(originKeyOf(address), origin);
  });
  if (isUpdate(name)) hashes.set(name, (headers.get("etag") ?? "").replaceAll('"', ""));
  if (headers.has("x-geoip-country")) place.set(toPlace(headers));
  const seconds = Number(headers.get("x-utime") ?? 0);
  if (seconds <= 0) return;
  isTimeKnown = true;
  tellServerTime(seconds, false);
}

const toPlace = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const value = headers.get(`x-geoip-${part}`);
      return value === null ? [] : [[part, decodeURIComponent(value)]];
    }),
  );
