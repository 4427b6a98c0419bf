import { parseGameKey, toGameKey } from "../timeline/game-key.ts";
import { fieldsOf, isRecord } from "../basics/record.ts";
import { isSportId } from "../sports/sport-ids.ts";
import { isLanguage, type Language } from "../texts/languages.ts";
import { maxGamesPerDevice, maxNewsDelaySeconds } from "./push-limits.ts";
import { isNewsKind, type NewsKind } from "./news-kinds.ts";

/** A browser that gets messages about games while the site is closed (RFC 8030). Anyone who knows its endpoint can act for it. */
export type Device = {
  readonly endpoint: string;
  /** Its keys as the browser gives them, in base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: Language;
  readonly kinds: readonly NewsKind[];
  /** The delay of news that the visitor chose, in seconds. */
  readonly delaySeconds: number;
};

/** For each game id, the time until which the game may have news, in Unix seconds. */
export type DeviceGames = Readonly<Record<string, number>>;

/** A browser's call to the site: in each sport that the call names, the browser follows these games and no others. */
export type DeviceCall = {
  readonly device: Device;
  readonly sports: Readonly<Record<string, DeviceGames>>;
  /** The proof that the site sent to the endpoint, to check that a browser receives there. Without it the site stores no games and sends one. */
  readonly proof?: string;
};

/**
 * The outcome of a call:
 * - `kept`: stored; `asked`: the browser must send back the proof that was just sent to it;
 * - `malformed`: not a valid call; `foreign`: the endpoint is not on a known push service; `keyless`: the key is not a point on the curve;
 * - `gone`: the push service does not know the endpoint; `refused`: it has refused messages for the endpoint;
 * - `later`: the push service does not answer;
 * - `full`: no room, for anybody or for this client; `off`: the site does not offer push messages.
 */
export type DeviceAnswer =
  | "kept"
  | "asked"
  | "malformed"
  | "foreign"
  | "keyless"
  | "gone"
  | "refused"
  | "later"
  | "full"
  | "off";

/** An uncompressed point of the curve P-256 has 65 bytes and begins with 4; the secret has 16 bytes. */
const keyPattern = /^B[\w-]{86}=?$/;
const authPattern = /^[\w-]{22}(?:==)?$/;
/** 256 bits in base64url. */
const proofPattern = /^[\w-]{43}$/;
const longestEndpoint = 1_000;

/** Returns null for an invalid call; never throws. It does not check whether the endpoint is on an allowed push service. */
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
