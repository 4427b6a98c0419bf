import type { z } from "zod";
import type { Caller } from "../../../../shared/accounts/caller.ts";
import { toBase64Url } from "../../../../shared/basics/base64url.ts";
import { fromBase64Url } from "../secrets.ts";
import type { assertionSchema, attestationSchema } from "./passkey-schemas.ts";
import type { NewPasskey, Passkey } from "./passkey-store.ts";

/** The host for which a passkey is valid: browsers bind it to the host, and send the requesting page's origin (docs/adr/036). */
export const passkeyHost = ({ siteOrigin }: Pick<Caller, "siteOrigin">): string => new URL(siteOrigin).hostname;

/** Uses up a challenge; false for an invalid one. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/** It is started when the first passkey is used: most calls need nothing of it. */
const loadLibrary = () => import("@simplewebauthn/server");

/** Verifies the key that a browser made. Throws the library's error for an invalid answer. */
export async function verifyNewPasskey(
  response: z.output<typeof attestationSchema>,
  caller: Pick<Caller, "siteOrigin">,
  takeChallenge: TakeChallenge,
): Promise<Pick<NewPasskey, "id" | "public_key" | "counter" | "host">> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const host = passkeyHost(caller);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: takeChallenge,
    expectedOrigin: caller.siteOrigin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  });
  if (!verified) throw new Error("the new passkey is not right");
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, public_key: toBase64Url(publicKey), counter, host };
}

/** The passkey's new counter. Throws for a signature, a challenge, an origin or a counter that is not right. */
export async function verifyPasskey(
  { id, public_key, counter }: Passkey,
  response: z.output<typeof assertionSchema>,
  caller: Pick<Caller, "siteOrigin">,
  takeChallenge: TakeChallenge,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: takeChallenge,
    expectedOrigin: caller.siteOrigin,
    expectedRPID: passkeyHost(caller),
    requireUserVerification: true,
    credential: { id, publicKey: fromBase64Url(public_key), counter },
  });
  if (!verified) throw new Error("the passkey's signature is not right");
  return authenticationInfo.newCounter;
}

/** COSE's numbers of EdDSA, ES256 and RS256: every authenticator has one of them. */
export const algorithms = [-8, -7, -257] as const;
