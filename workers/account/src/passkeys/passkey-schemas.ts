import { z } from "zod";

/** The fields in use of a browser's `toJSON` of a public key credential (WebAuthn 3, 5.1.8). */

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);
/** 1,023 bytes at most (WebAuthn). */
export const passkeyId = base64url(1_364);
const credential = { id: passkeyId, rawId: passkeyId, type: z.literal("public-key") };
const clientDataJSON = base64url(8_192);

/** The browser's response when it creates a passkey. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON, attestationObject: base64url(32_768) }),
});

/** The browser's response when the visitor signs in with a passkey. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(8_192),
    signature: base64url(2_048),
  }),
});

/** The name that the visitor gives to a passkey. */
export const passkeyName = z.string().trim().min(1).max(60);
