import { generateKeyPairSync } from "node:crypto";

/** The secret `VAPID_KEYS`: a new pair of keys by which push services know a site (RFC 8292). */
export function makeVapidKeys(contact: string): {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly contact: string;
} {
  const {
    d = "",
    x = "",
    y = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d, contact };
}
