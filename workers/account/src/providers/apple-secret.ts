import { importPKCS8, SignJWT } from "jose";
import type { AppleProvider } from "./provider-settings.ts";

/** Apple takes one of six months; this one is used at once. */
const lifetime = "5 minutes";

/** Makes the client secret that Apple requires: the team's identity, signed with its key (ES256). Throws for an invalid key. */
export async function makeAppleSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleProvider): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await importPKCS8(privateKey, "ES256"));
}
