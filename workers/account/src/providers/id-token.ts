import { jwtVerify, type JWTVerifyGetKey } from "jose";
import type { Identity } from "./identity.ts";

type Expected = { readonly issuer: string; readonly clientId: string; readonly nonce: string };

/** Only signatures with the provider's private key: no shared secrets, and no unsigned tokens. */
const algorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
const clockToleranceSeconds = 30;

/** Checks an id token as OpenID Connect says (3.1.3.7). Throws what `jose` throws, or an error that says what is wrong. */
export async function checkIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, nonce }: Expected,
): Promise<Identity> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms,
    requiredClaims: ["sub", "exp", "iat"],
    clockTolerance: clockToleranceSeconds,
  });
  if (payload["nonce"] !== nonce) throw new Error("the id token is of another sign-in");
  const isForOthersToo = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((isForOthersToo || payload["azp"] !== undefined) && payload["azp"] !== clientId) {
    throw new Error("the id token is for another client");
  }
  if (payload.sub === undefined || payload.sub === "") throw new Error("the id token names nobody");
  return { subject: payload.sub, email: verifiedEmailOf(payload) };
}

/** The verified address in the claims of an id token or of the user information. Apple writes "true" where others write true. */
export function verifiedEmailOf({ email, email_verified }: Readonly<Record<string, unknown>>): string | null {
  const isVerified = email_verified === true || email_verified === "true";
  return isVerified && typeof email === "string" ? email : null;
}
