import { parseGameKey, toGameKey } from "../identity/game-key.ts";
import { fieldsOf, isRecord } from "../json/record.ts";
import { isSportId } from "../sports/sport-ids.ts";
import { isLanguage, type Language } from "../texts/languages.ts";
import { maxGamesPerDevice, maxNewsDelaySeconds } from "./limits.ts";
import { isNewsKind, type NewsKind } from "./news-kinds.ts";

/** A browser that is told of games while the site is closed (RFC 8030). Who knows its endpoint speaks for it. */
export type Device = {
  readonly endpoint: string;
  /** Its keys as the browser gives them, in base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: Language;
  readonly kinds: readonly NewsKind[];
  /** How late it wants to know, in seconds. */
  readonly delaySeconds: number;
};

/** By the id of a game: until when it may have news, in Unix seconds. */
export type DeviceGames = Readonly<Record<string, number>>;

/** What a browser says to the site: in each sport that it names, it follows these games and no others. */
export type DeviceCall = {
  readonly device: Device;
  readonly sports: Readonly<Record<string, DeviceGames>>;
};

/** A point of the curve P-256 that is not compressed has 65 bytes and begins with 4; the secret has 16. */
const keyPattern = /^B[\w-]{86}=?$/;
const authPattern = /^[\w-]{22}(?:==)?$/;
const longestEndpoint = 1_000;

/** Null for what is no call; never throws. Whether the endpoint may be one is not asked here. */
export function parseDeviceCall(value: unknown): DeviceCall | null {
  const { device: given, sports } = fieldsOf(value);
  const device = parseDevice(given);
  if (device === null || !isRecord(sports)) return null;
  let count = 0;
  for (const [sportId, games] of Object.entries(sports)) {
    if (String(Number(sportId)) !== sportId || !isSportId(Number(sportId)) || !isGames(Number(sportId), games))
      return null;
    count += Object.keys(games).length;
  }
  return count > maxGamesPerDevice ? null : { device, sports: sports as DeviceCall["sports"] };
}

function parseDevice(value: unknown): Device | null {
  const { endpoint, p256dh, auth, lang, kinds, delaySeconds } = fieldsOf(value);
  const isSound =
    typeof endpoint === "string" &&
    endpoint.length <= longestEndpoint &&
    typeof p256dh === "string" &&
    keyPattern.test(p256dh) &&
    typeof auth === "string" &&
    authPattern.test(auth) &&
    typeof lang === "string" &&
    isLanguage(lang) &&
    Array.isArray(kinds) &&
    kinds.every(isNewsKind) &&
    typeof delaySeconds === "number" &&
    delaySeconds >= 0 &&
    delaySeconds <= maxNewsDelaySeconds;
  return isSound ? { endpoint, p256dh, auth, lang, kinds, delaySeconds } : null;
}

const isGames = (sportId: number, value: unknown): value is DeviceGames =>
  isRecord(value) &&
  Object.entries(value).every(
    ([eventId, until]) => parseGameKey(toGameKey(sportId, eventId)) !== null && Number.isSafeInteger(until),
  );
