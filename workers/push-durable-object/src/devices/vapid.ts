import { base64url, importJWK, SignJWT } from "jose";
import { fieldsOf } from "../../../../shared/basics/record.ts";
import { parseJson } from "../../../../shared/basics/parse-json.ts";
import { logFailure } from "../log-failure.ts";

/** How a site shows push services who it is (RFC 8292). */
export type Vapid = {
  /** A point of P-256 in base64url: browsers subscribe for it. */
  readonly publicKey: string;
  /** The header `authorization` for a push service. @param origin of the service */
  readonly authorize: (origin: string, nowSeconds: number) => Promise<string>;
};

/** Services refuse tokens of more than a day. One is used for half of its time, by all messages to its service. */
const tokenSeconds = 12 * 3600;

/** @param secret `VAPID_KEYS`; null without one, and for one that is wrong, which the log says */
export function openVapid(secret: string | undefined): Vapid | null {
  if (secret === undefined || secret === "") return null;
  const { publicKey, privateKey, contact } = fieldsOf(parseJson(secret));
  const isSound =
    typeof publicKey === "string" &&
    /^B[\w-]{86}$/.test(publicKey) &&
    typeof privateKey === "string" &&
    /^[\w-]{43}$/.test(privateKey) &&
    typeof contact === "string" &&
    /^(?:mailto:|https:\/\/)/.test(contact);
  if (!isSound) {
    logFailure({ action: "read VAPID_KEYS", reason: "it is not what `npm run vapid` writes" });
    return null;
  }
  /** Imports the key only when a message needs it, so that a failing import cannot break a request for the public key. */
  const importKey = () => importJWK({ kty: "EC", crv: "P-256", ...toPoint(publicKey), d: privateKey }, "ES256");
  const tokens = new Map<string, { readonly header: string; readonly untilSeconds: number }>();
  return {
    publicKey,
    async authorize(origin, nowSeconds) {
      const known = tokens.get(origin);
      if (known !== undefined && nowSeconds < known.untilSeconds) return known.header;
      const token = await new SignJWT()
        .setProtectedHeader({ alg: "ES256", typ: "JWT" })
        .setAudience(origin)
        .setSubject(contact)
        .setExpirationTime(nowSeconds + tokenSeconds)
        .sign(await importKey());
      const header = `vapid t=${token}, k=${publicKey}`;
      tokens.set(origin, { header, untilSeconds: nowSeconds + tokenSeconds / 2 });
      return header;
    },
  };
}

/** The coordinates of a point that is not compressed: a byte 4, then 32 bytes each. */
function toPoint(publicKey: string): { readonly x: string; readonly y: string } {
  const bytes = base64url.decode(publicKey);
  return { x: base64url.encode(bytes.subarray(1, 33)), y: base64url.encode(bytes.subarray(33)) };
}
