import type { z } from "zod";
import { fromStoredNickname } from "../../../../shared/accounts/nickname.ts";
import { note } from "../audit.ts";
import { refuse, type Call, type Refusal, type SignedInCall } from "../call.ts";
import { countAttempt, toLimitRefusal } from "../attempt-limits.ts";
import { logFailure } from "../log-failure.ts";
import type { assertionSchema, attestationSchema } from "../passkeys/passkey-schemas.ts";
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  usePasskey,
} from "../passkeys/passkey-store.ts";
import { algorithms, passkeyHost, verifyNewPasskey, verifyPasskey } from "../passkeys/verify-passkey.ts";
import { findUser } from "../users.ts";
import { minute, nowSeconds } from "../clock.ts";
import { toBase64Url } from "../../../../shared/basics/base64url.ts";
import { hashOf } from "../secrets.ts";
import { proveAgain } from "./prove-again.ts";
import { openSignedIn, type SignedIn } from "./sign-in.ts";

/** As long as a window may wait for the visitor to choose a passkey. */
const challengeSeconds = 10 * minute;
const challengeBytes = 32;

/** Makes what a passkey has to sign, in base64url. @param userId who adds a passkey; null for a sign-in */
async function makeChallenge(db: D1Database, userId: string | null): Promise<string> {
  const challenge = toBase64Url(crypto.getRandomValues(new Uint8Array(challengeBytes)));
  await db.batch([
    db.prepare("DELETE FROM passkey_challenges WHERE expires_at < ?").bind(nowSeconds()),
    db
      .prepare("INSERT INTO passkey_challenges (challenge, user_id, expires_at) VALUES (?, ?, ?)")
      .bind(await hashOf(challenge), userId, nowSeconds() + challengeSeconds),
  ]);
  return challenge;
}

/** Whether the challenge was made here, for the same purpose and visitor, and not long ago; it is used up by that. */
async function takeChallenge(db: D1Database, challenge: string, userId: string | null): Promise<boolean> {
  const expiresAt = await db
    .prepare("DELETE FROM passkey_challenges WHERE challenge = ? AND user_id IS ? RETURNING expires_at")
    .bind(await hashOf(challenge), userId)
    .first("expires_at");
  return typeof expiresAt === "number" && expiresAt >= nowSeconds();
}

const timeout = challengeSeconds * 1000;

/** Makes the options for `navigator.credentials.get`: the visitor chooses among the passkeys of this host. */
export async function startPasskeySignIn({ db, env, caller }: Call): Promise<object | Refusal> {
  const counted = await countAttempt(env.ATTEMPTS, "passkey", `passkey:${caller.address}`, caller.address);
  const limit = toLimitRefusal(counted);
  if (limit !== null) return limit;
  const challenge = await makeChallenge(db, null);
  return { options: { challenge, rpId: passkeyHost(caller), userVerification: "required", timeout } };
}

/** Opens the session that a password would open. */
export async function signInWithPasskey(
  call: Call,
  { credential, project }: { readonly credential: z.output<typeof assertionSchema>; readonly project: number },
): Promise<SignedIn | Refusal> {
  const { db, caller, agent } = call;
  const passkey = await findPasskey(db, credential.id, passkeyHost(caller));
  if (passkey === null) return refuse("verificationFail");
  const { id, user_id: userId } = passkey;
  try {
    const counter = await verifyPasskey(passkey, credential, caller, (challenge) => takeChallenge(db, challenge, null));
    // Two sign-ins at once read the same counter, and one of them grows it.
    if (!(await usePasskey(db, id, counter))) throw new Error("the passkey's counter has not grown");
  } catch (error) {
    logFailure({ level: "warn", action: "sign in with a passkey", reason: error });
    await note(db, userId, "sign-in refused", agent);
    return refuse("verificationFail");
  }
  const user = await findUser(db, userId);
  return user === null ? refuse("verificationFail") : openSignedIn(call, user, project);
}

/** Makes the options for `navigator.credentials.create`; the visitor has just signed in, or types the password. */
export async function startPasskey(
  call: SignedInCall,
  { password }: { readonly password?: string | undefined },
): Promise<object | Refusal> {
  const { db, session, caller } = call;
  const refusal = await proveAgain(call, password);
  if (refusal !== null) return refusal;
  const user = await findUser(db, session.user_id);
  if (user === null) return refuse("loginMismatch");
  const host = passkeyHost(caller);
  const known = (await listPasskeys(db, user.id)).filter((passkey) => passkey.host === host);
  const displayName = fromStoredNickname(user.name);
  const options = {
    challenge: await makeChallenge(db, user.id),
    rp: { id: host, name: caller.brand },
    user: {
      id: toBase64Url(new TextEncoder().encode(user.id)),
      name: user.email,
      displayName: displayName === "" ? user.email : displayName,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    // A device that has a passkey of the account makes no second one.
    excludeCredentials: known.map(({ id }) => ({ type: "public-key", id })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
    timeout,
  };
  return { options };
}

export async function addNewPasskey(
  call: SignedInCall,
  { credential, name }: { readonly credential: z.output<typeof attestationSchema>; readonly name: string },
): Promise<object | Refusal> {
  const { db, session, caller, agent } = call;
  const user = await findUser(db, session.user_id);
  if (user === null) return refuse("loginMismatch");
  try {
    const passkey = await verifyNewPasskey(credential, caller, (challenge) => takeChallenge(db, challenge, user.id));
    if (!(await addPasskey(db, user.id, { ...passkey, name }))) return refuse("connectionAlreadyUsed");
  } catch (error) {
    logFailure({ level: "warn", action: "add a passkey", reason: error });
    return refuse("verificationFail");
  }
  await note(db, user.id, "passkey added", agent);
  call.mail(user.email, "passkeyAdded");
  return {};
}

export async function nameOwnPasskey(
  { db, session }: SignedInCall,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<object | Refusal> {
  return (await renamePasskey(db, session.user_id, id, name)) ? {} : refuse("validationError");
}

export async function removeOwnPasskey(call: SignedInCall, { id }: { readonly id: string }): Promise<object | Refusal> {
  const { db, session, agent } = call;
  const user = await findUser(db, session.user_id);
  if (user === null) return refuse("loginMismatch");
  if (!(await removePasskey(db, user.id, id))) return refuse("validationError");
  await note(db, user.id, "passkey removed", agent);
  call.mail(user.email, "passkeyRemoved");
  return {};
}

export const listOwnPasskeys = async ({ db, session }: SignedInCall) => ({
  passkeys: await listPasskeys(db, session.user_id),
});
