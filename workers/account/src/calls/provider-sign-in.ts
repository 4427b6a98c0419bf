import { emptyNickname, isNickname } from "../../../../shared/accounts/nickname.ts";
import { logFailure } from "../log-failure.ts";
import type { z } from "zod";
import type { bodySchemas } from "../../../../shared/accounts/endpoint-schemas.ts";
import { isStrictEmail, toAsciiDomain } from "../../../../shared/accounts/email.ts";
import { providerReturnPath } from "../../../../shared/accounts/provider-return.ts";
import { note } from "../audit.ts";
import { isRefusal, mailNotSetUp, refuse, toLinkOrigin, type Call, type Refusal, type SignedInCall } from "../call.ts";
import { countAttempt, toLimitRefusal, toMailbox } from "../attempt-limits.ts";
import { addLink, findLinkedUser, listLinks, removeLink } from "../providers/provider-links.ts";
import { parseProviders, providerOf, type Provider } from "../providers/provider-settings.ts";
import { startSignIn, takeSignIn } from "../providers/provider-sign-ins.ts";
import { nowSeconds } from "../clock.ts";
import { provedUntilSeconds } from "../sessions.ts";
import { agreeToAll } from "../terms.ts";
import { createUser, findUser, findUserByEmail, isVerified, setVerified, type User } from "../users.ts";
import { makeCode } from "../verifications.ts";
import { takeFacebookIdentity, toFacebookUrl } from "../providers/facebook.ts";
import type { EndingSignIn, Identity, StartedSignIn } from "../providers/identity.ts";
import { takeOpenIdIdentity, toOpenIdUrl } from "../providers/openid-client.ts";
import { proveAgain } from "./prove-again.ts";
import { openSignedIn, type SignedIn } from "./sign-in.ts";

/** The URL to visit, and the state that the browser stores to know that it began this sign-in. */
type Started = { readonly url: string; readonly state: string };
type Returned = {
  readonly state: string;
  readonly token: string;
  readonly iss?: string | undefined;
};

export const startProviderSignIn = (call: Call, { provider }: { readonly provider: string }) =>
  start(call, provider, null);

/** Begins to link a provider to the account: the visitor has just signed in, or types the password. */
export async function startProviderLink(
  call: SignedInCall,
  { provider, password }: { readonly provider: string; readonly password?: string | undefined },
): Promise<Started | Refusal> {
  const refusal = await proveAgain(call, password);
  return refusal ?? start(call, provider, call.session.user_id);
}

/** The URL at which the visitor signs in. Throws if the provider does not answer. */
const toAuthorizationUrl = async (provider: Provider, started: StartedSignIn): Promise<string> =>
  provider.kind === "facebook" ? toFacebookUrl(provider, started) : toOpenIdUrl(provider, started);

/** Exchanges the code for the visitor's identity. Throws for a code, a token or an answer that is not right. */
const takeIdentity = (provider: Provider, code: string, ending: EndingSignIn): Promise<Identity> =>
  provider.kind === "facebook"
    ? takeFacebookIdentity(provider, code, ending)
    : takeOpenIdIdentity(provider, code, ending);

async function start(call: Call, name: string, userId: string | null): Promise<Started | Refusal> {
  const { db, env, caller } = call;
  const provider = providerOf(parseProviders(env), name);
  if (provider === null) return refuse("providerNotImplemented");
  const counted = await countAttempt(env.ATTEMPTS, "provider", `provider:${caller.address}`, caller.address);
  const limit = toLimitRefusal(counted);
  if (limit !== null) return limit;
  const started = await startSignIn(db, provider.id, caller.siteOrigin + providerReturnPath, userId);
  return { url: await toAuthorizationUrl(provider, started), state: started.state };
}

/** Reads the returning visitor's identity from the provider. @param userId the user that began it; null for a sign-in */
async function toIdentity(call: Call, { state, token, iss }: Returned, userId: string | null) {
  const started = await takeSignIn(call.db, state);
  if (started === null || started.user_id !== userId) return refuse("verificationFail");
  const provider = providerOf(parseProviders(call.env), started.provider);
  if (provider === null) return refuse("providerNotImplemented");
  // A code that came from another provider is not shown to this one (RFC 9207).
  if (iss !== undefined && iss !== provider.issuer) return refuse("verificationFail");
  const { nonce, verifier, redirect_uri: redirectUri } = started;
  try {
    const identity = await takeIdentity(provider, token, { nonce, verifier, redirectUri });
    return { ...identity, provider: provider.id, issuer: provider.issuer };
  } catch (error) {
    logFailure({ level: "warn", action: `sign in at ${provider.id}`, reason: error });
    return refuse("verificationFail");
  }
}

/**
 * Signs in by a provider, or makes an account of the address that it has verified. An address that has an account is
 * refused (XE3): its owner signs in by password, and links the provider then (docs/adr/036).
 */
export async function signInWithProvider(
  call: Call,
  body: z.output<typeof bodySchemas.loginWithProvider>,
): Promise<(SignedIn & { readonly isRegistration: boolean }) | Refusal> {
  const { db, env } = call;
  const { namespace, project } = body;
  if (providerOf(parseProviders(env), body.provider) === null) return refuse("providerNotImplemented");
  const identity = await toIdentity(call, body, null);
  if (isRefusal(identity)) return identity;
  if (identity.provider !== body.provider) return refuse("verificationFail");
  const key = { namespace, issuer: identity.issuer, subject: identity.subject };
  const linked = await findLinkedUser(db, key);
  if (linked !== null) {
    const user = await findUser(db, linked);
    if (user === null) return refuse("verificationFail");
    if (!isVerified(user)) return askByMail(call, user);
    const opened = await openSignedIn(call, user, project);
    return isRefusal(opened) ? opened : { ...opened, isRegistration: false };
  }

  const { provider } = identity;
  const email = identity.email === null ? "" : toAsciiDomain(identity.email);
  // A provider that has verified an address knows that mail arrives there, whatever its form.
  if (email === "" || (provider === "facebook" && !isStrictEmail(email))) {
    // Apple has told its address to this site before, or never will: there is something to do about it there.
    return refuse(provider === "apple" ? "appleRegistrationFail" : "providerNeedsEmail");
  }
  const known = await findUserByEmail(db, namespace, email);
  if (known !== null && isVerified(known)) return refuse("registrationDuplicate");
  // A registration that waits for its mail is replaced: its password may be somebody else's.
  const userId = await createUser(db, { namespace, email, name: nicknameOf(body.name ?? ""), password: "" });
  if (userId === null) return refuse("registrationDuplicate");
  if (!(await addLink(db, userId, provider, key))) return refuse("connectionAlreadyUsed");
  await agreeToAll(db, userId, project);
  await note(db, userId, "registered", call.agent);
  // Facebook does not say whether an address is proved.
  if (provider === "facebook") return askByMail(call, { id: userId, email });
  await setVerified(db, userId);
  const opened = await openSignedIn(call, { id: userId, removed_at: null }, project);
  return isRefusal(opened) ? opened : { ...opened, isRegistration: true };
}

/** Has the visitor prove the address by a mail, and sign in again then (XE4). */
async function askByMail(call: Call, { id, email }: Pick<User, "id" | "email">) {
  const { db, env, caller } = call;
  if (toLinkOrigin(call) === null) return mailNotSetUp;
  const counted = await countAttempt(env.ATTEMPTS, "registration", toMailbox(email), caller.address);
  const limit = toLimitRefusal(counted);
  if (limit !== null) return limit;
  const code = await makeCode(db, id, "verifyAccount");
  call.mail(email, "verifyAccount", { userId: id, type: "verifyAccount", code });
  return refuse("registrationNotConfirmed");
}

/** Links the provider to the account that began the sign-in. XE10 if either of them already has a link. */
export async function linkProvider(call: SignedInCall, body: Returned): Promise<object | Refusal> {
  const { db, session } = call;
  const identity = await toIdentity(call, body, session.user_id);
  if (isRefusal(identity)) return identity;
  const user = await findUser(db, session.user_id);
  if (user === null) return refuse("loginMismatch");
  const { provider, issuer, subject } = identity;
  if (!(await addLink(db, user.id, provider, { namespace: user.namespace, issuer, subject }))) {
    return refuse("connectionAlreadyUsed");
  }
  await note(db, user.id, "provider linked", call.agent);
  return {};
}

export async function unlinkProvider(
  { db, session, agent }: SignedInCall,
  { provider }: { readonly provider: string },
): Promise<object | Refusal> {
  if (!(await removeLink(db, session.user_id, provider))) return refuse("validationError");
  await note(db, session.user_id, "provider unlinked", agent);
  return {};
}

export async function listProviderLinks({ db, session, user }: SignedInCall) {
  return {
    hasPassword: user.password !== "",
    // The address to sign in with, which may be another than the one that waits for its confirmation.
    email: user.email,
    provedForSeconds: Math.max(0, provedUntilSeconds(session) - nowSeconds()),
    links: await listLinks(db, user.id),
  };
}

/** A name of a person as a nickname, "Élodie Durand" as "Elodie.Durand"; none where that is not one (A5.03). */
export function nicknameOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replace(/['’]/g, "");
  const nickname = plain.trim().replace(/\s+/g, ".");
  return isNickname(nickname) ? nickname : emptyNickname;
}
