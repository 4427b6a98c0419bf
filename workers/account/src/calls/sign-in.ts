import type { z } from "zod";
import type { BackendError } from "../../../../shared/accounts/backend-error.ts";
import type { bodySchemas } from "../../../../shared/accounts/endpoint-schemas.ts";
import { serviceCodes } from "../../../../shared/accounts/error-codes.ts";
import { note } from "../audit.ts";
import { refuse, type Call, type Refusal, type SignedInCall } from "../call.ts";
import { isHuman } from "../captcha.ts";
import { nowSeconds } from "../clock.ts";
import { findKnownDevice, rememberDevice } from "../known-devices.ts";
import { countAttempt, forgetAttempts, limitReached } from "../limits.ts";
import { consentHistory, dueStatement, parseMarketingMode } from "../marketing.ts";
import { hashPassword, isOutdated, isPassword } from "../password.ts";
import { openSession, removeSession } from "../sessions.ts";
import { pendingDocuments } from "../terms.ts";
import { findUserByEmail, isVerified, passwordOf, renewHash, toEmailKey, type User } from "../users.ts";
import { makeCode } from "../verifications.ts";

export type SignedIn = {
  readonly id: string;
  readonly hash: string;
  /** The token that the device stores, so that the service recognizes it at the next sign-in. */
  readonly device?: string;
  readonly errors?: BackendError[];
};

export async function signIn(
  call: Call,
  { email, password, captcha, device, namespace, project }: z.output<typeof bodySchemas.login>,
): Promise<SignedIn | Refusal> {
  const { db, env, caller, cost } = call;
  const account = toEmailKey(email);
  const known = await findKnownDevice(db, namespace, email, { device, address: caller.address });
  const counted =
    known === null
      ? await countAttempt(env.ATTEMPTS, "login", account, caller.address)
      : await countAttempt(env.ATTEMPTS, "knownDevice", known, null);
  if (!counted.isAllowed) return { ...limitReached(counted), fault: "login.locked" };
  const needsCaptcha = counted.needsCaptcha || call.passwords.isCrowded();
  if (needsCaptcha && !(await isHuman(call, captcha))) return refuse("captchaMismatch");
  const user = await findUserByEmail(db, namespace, email);
  const stored = passwordOf(user);
  const isRight = await call.compute(() => isPassword(password, stored, cost));
  if (user === null || stored === null || !isRight) {
    if (user !== null) call.after(() => note(db, user.id, "sign-in refused", call.agent));
    return refuse("loginMismatch");
  }
  // Only said after the right password.
  if (!isVerified(user)) return refuse("registrationNotConfirmed");
  if (isOutdated(stored, cost)) {
    call.after(async () => {
      const renewed = await call.compute(() => hashPassword(password, cost));
      await renewHash(db, user.id, stored, renewed);
    });
  }
  await forgetAttempts(env.ATTEMPTS, "login", account);
  return openSignedIn(call, user, project, device);
}

/** Opens a session for the account's proven owner; for a closed account, offers to reopen it. @param device the token of a known device */
export async function openSignedIn(
  call: Call,
  { id: userId, removed_at: untilSeconds }: Pick<User, "id" | "removed_at">,
  project: number,
  device?: string,
): Promise<SignedIn | Refusal> {
  if (untilSeconds !== null) {
    // The account should already be removed; its alarm is late.
    if (untilSeconds <= nowSeconds()) return refuse("loginMismatch");
    const code = await makeCode(call.db, userId, "restoreBySignIn");
    return { refused: "registrationNotConfirmed", closing: { id: userId, code, untilSeconds } };
  }
  const hash = await openSession(call.db, userId, call.agent);
  await note(call.db, userId, "signed in", call.agent);
  const remembered = await rememberDevice(call.db, userId, device);
  const errors = await backendErrors(call, userId, project);
  return {
    id: userId,
    hash,
    ...(remembered === null ? {} : { device: remembered }),
    ...(errors.length === 0 ? {} : { errors }),
  };
}

/** The documents that the visitor has to accept (XE8) and the questions to answer (XE12) before the service continues. */
export async function backendErrors({ db, env }: Call, userId: string, project: number): Promise<BackendError[]> {
  const mode = parseMarketingMode(env.MARKETING);
  const [documents, statements] = await Promise.all([
    pendingDocuments(db, userId, project),
    mode === "none" ? [] : consentHistory(db, userId),
  ]);
  const [last] = statements;
  const due = dueStatement(mode, last);
  const terms = documents.map(({ type, version }) => ({ type, version }));
  const consent = { code: due ?? 0, marketing: last?.marketing ?? false, thirdParties: last?.thirdParties ?? false };
  return [
    ...(terms.length === 0 ? [] : [{ code: serviceCodes.termsConfirmationNeeded, details: terms }]),
    ...(due === null ? [] : [{ code: serviceCodes.marketingStatementNeeded, details: [consent] }]),
  ];
}

export async function signOut({ db, session, agent }: SignedInCall): Promise<{ readonly r: "done" }> {
  await removeSession(db, session.user_id, session.id);
  await note(db, session.user_id, "signed out", agent);
  return { r: "done" };
}
