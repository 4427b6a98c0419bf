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
  /** What the site has sent to the endpoint, to see that a browser receives there. Without it the site keeps nothing and sends it. */
  readonly proof?: string;
};

/**
 * What became of a call:
 * - `kept`, or `asked`: the browser has to send back the proof that was just sent to it;
 * - `malformed`: no call; `foreign`: the endpoint is of no push service that is known; `keyless`: the key is no point of the curve;
 * - `gone`: the push service does not know the endpoint; `later`: it does not answer;
 * - `full`: no room, for anybody or for this client; `off`: nothing of this is offered.
 */
export type DeviceAnswer = "kept" | "asked" | "malformed" | "foreign" | "keyless" | "gone" | "later" | "full" | "off";

/** A point of the curve P-256 that is not compressed has 65 bytes and begins with 4; the secret has 16. */
const keyPattern = /^B[\w-]{86}=?$/;
const authPattern = /^[\w-]{22}(?:==)?$/;
/** 256 bits in base64url. */
const proofPattern = /^[\w-]{43}$/;
const longestEndpoint = 1_000;

/** Null for what is no call; never throws. Whether the endpoint may be one is not asked here. */
export function parseDeviceCall(value: unknown): DeviceCall | null {
  const { device: given, sports, proof } = fieldsOf(value);
  const device = parseDevice(given);
  if (device === null || !isRecord(sports)) return null;
  if (proof !== undefined && (typeof proof !== "string" || !proofPattern.test(proof))) return null;
  let count = 0;
  for (const [sportId, games] of Object.entries(sports)) {
    if (String(Number(sportId)) !== sportId || !isSportId(Number(sportId)) || !isGames(Number(sportId), games))
      return null;
    count += Object.keys(games).length;
  }
  if (count > maxGamesPerDevice) return null;
  const call = { device, sports: sports as DeviceCall["sports"] };
  return proof === undefined ? call : { ...call, proof };
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
