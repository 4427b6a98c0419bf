import type { z } from "zod";
import type { bodySchemas } from "../../../../shared/accounts/endpoint-schemas.ts";
import { accountNamespace } from "../../../../shared/accounts/site-account.ts";
import { note } from "../audit.ts";
import { mailNotSetUp, refuse, toLinkOrigin, type Call, type Refusal } from "../call.ts";
import { isHuman } from "../captcha.ts";
import { commonPassword, isCommonPassword } from "../common-password.ts";
import { trustClient } from "../known-devices.ts";
import { countAttempt, forgetAttempts, toLimitRefusal, toMailbox } from "../limits.ts";
import { hashPassword, isPassword } from "../password.ts";
import { endingSessions } from "../sessions.ts";
import {
  findUser,
  findUserByEmail,
  isVerified,
  passwordOf,
  setPassword,
  setVerified,
  toEmailKey,
  type User,
} from "../users.ts";
import { dropCodesOfChanges, hasCode, makeCode, takeCode } from "../verifications.ts";

type Done = { readonly r: "done" };

/** Sets a new password, proved by the code of a mail or by the old password. It ends every session, and what somebody else may have begun. */
export async function changePassword(
  call: Call,
  { id, code, password, newpassword }: z.output<typeof bodySchemas.changePassword>,
): Promise<Done | Refusal> {
  const { db, env, caller, cost } = call;
  const refusal = await countChange(call, id, code);
  if (refusal !== null) return refusal;
  // Before the code is used up, and with no word of the account's: the caller may be anybody.
  if (await isCommonPassword(newpassword, [caller.brand])) return commonPassword;
  const user = await findUser(db, id);
  const isProved =
    code === undefined ? await isOldPassword(call, user, password) : await hasCode(db, id, "password", code);
  if (user === null || !isProved) return refuse("verificationFail");
  const hashed = await call.compute(() => hashPassword(newpassword, cost));
  // Only now: a code that was used up for nothing would have to be sent again.
  if (code !== undefined && !(await takeCode(db, id, "password", code))) return refuse("verificationFail");
  await setPassword(db, id, hashed);
  // The code proves that the caller reads the address's mail.
  if (code !== undefined) {
    if (!isVerified(user)) await setVerified(db, id);
    await trustClient(db, user, caller.address);
  }
  await endingSessions(db, id, null, "passwordChanged").run();
  await dropCodesOfChanges(db, id);
  await note(db, id, "password changed", call.agent);
  await forgetAttempts(env.ATTEMPTS, "login", `id:${id}`);
  await forgetAttempts(env.ATTEMPTS, "login", toEmailKey(user.email));
  call.mail(user.email, "passwordChanged");
  call.after(() => env.USER_DATA.getByName(id).announce(user.namespace));
  return { r: "done" };
}

/** A code cannot be guessed, so its attempts are counted apart: somebody who guesses passwords must not lock out the reader of the mail. */
async function countChange({ env, caller }: Call, id: string, code: string | undefined): Promise<Refusal | null> {
  const counted =
    code === undefined
      ? await countAttempt(env.ATTEMPTS, "login", `id:${id}`, caller.address)
      : await countAttempt(env.ATTEMPTS, "code", `code:${code}`, caller.address);
  return toLimitRefusal(counted);
}

/** An id that nobody has is refused without a hash, after as long a wait as a hash would take. */
async function isOldPassword(call: Call, user: User | null, password = ""): Promise<boolean> {
  if (user === null) {
    await scheduler.wait(call.passwords.lastMs());
    return false;
  }
  return call.compute(() => isPassword(password, passwordOf(user), call.cost));
}

/**
 * Sends a code to the address when it has an account. Everything that depends on the account happens after the answer.
 * Beyond the limit of an address the answer is the same and no mail is sent, so the limit reveals nothing.
 */
export async function forgetPassword(
  call: Call,
  { email, captcha }: { readonly email: string; readonly captcha?: string | undefined },
): Promise<"done" | Refusal> {
  const { env, caller } = call;
  if (toLinkOrigin(call) === null) return mailNotSetUp;
  if (!(await isHuman(call, captcha))) return refuse("captchaMismatch");
  const counted = await countAttempt(env.ATTEMPTS, "forgotten", toMailbox(email), caller.address);
  if (counted.isAllowed) call.after(() => sendCode(call, email));
  return "done";
}

async function sendCode(call: Call, email: string): Promise<void> {
  const user = await findUserByEmail(call.db, accountNamespace, email);
  if (user === null) return;
  const code = await makeCode(call.db, user.id, "password");
  await note(call.db, user.id, "password reset asked", call.agent);
  call.mail(user.email, "password", { userId: user.id, type: "password", code });
}
