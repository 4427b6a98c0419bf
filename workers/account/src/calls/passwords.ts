import type { z } from "zod";
import type { bodySchemas } from "../../../../shared/account/endpoint-schemas.ts";
import { note } from "../audit.ts";
import { refuse, type Call, type Refusal } from "../call.ts";
import { isHuman } from "../captcha.ts";
import { commonPassword, isCommonPassword } from "../common-password.ts";
import { countAttempt, forgetAttempts } from "../limits.ts";
import { hashPassword, isPassword } from "../password.ts";
import { endingSessions } from "../sessions.ts";
import { findUser, findUserByEmail, isVerified, passwordOf, setPassword, setVerified } from "../users.ts";
import { dropCodesOfChanges, makeCode, takeCode } from "../verifications.ts";

type Done = { readonly r: "done" };

/** Sets a new password, proved by the code of a mail or by the old password. It ends every session, and what somebody else may have begun. */
export async function changePassword(
  call: Call,
  { id, code, password, newpassword }: z.output<typeof bodySchemas.changePassword>,
): Promise<Done | Refusal> {
  const { db, env, caller, cost } = call;
  const counted = await countAttempt(env.ATTEMPTS, "login", `id:${id}`, caller.address);
  if (!counted.isAllowed) return refuse("loginRequestLimitReached");
  // Before the code is used up, and with no word of the account's: the caller may be anybody.
  if (await isCommonPassword(newpassword, [caller.brand])) return commonPassword;
  const user = await findUser(db, id);
  const isProved =
    code === undefined
      ? await isPassword(password ?? "", passwordOf(user), cost)
      : user !== null && (await takeCode(db, id, "password", code));
  if (user === null || !isProved) return refuse("verificationFail");
  await setPassword(db, id, await hashPassword(newpassword, cost));
  // The code proves that the caller reads the address's mail.
  if (code !== undefined && !isVerified(user)) await setVerified(db, id);
  await endingSessions(db, id, null, "passwordChanged").run();
  await dropCodesOfChanges(db, id);
  await note(db, id, "password changed", call.agent);
  await forgetAttempts(env.ATTEMPTS, "login", `id:${id}`);
  await forgetAttempts(env.ATTEMPTS, "login", `${user.namespace}:${user.email.toLowerCase()}`);
  call.mail(user.email, "passwordChanged");
  call.after(() => env.USER_DATA.getByName(id).announce(user.namespace));
  return { r: "done" };
}

/**
 * Sends a code to the address when it has an account. Everything that depends on the account happens after the answer.
 * Beyond the limit of an address the answer is the same and no mail is sent, so the limit reveals nothing.
 */
export async function forgetPassword(
  call: Call,
  {
    email,
    namespace,
    captcha,
  }: { readonly email: string; readonly namespace: string; readonly captcha?: string | undefined },
): Promise<"done" | Refusal> {
  const { env, caller } = call;
  if (!(await isHuman(call, captcha))) return refuse("captchaMismatch");
  const counted = await countAttempt(env.ATTEMPTS, "forgotten", `${namespace}:${email.toLowerCase()}`, caller.address);
  if (counted.isAllowed) call.after(() => sendCode(call, namespace, email));
  return "done";
}

async function sendCode(call: Call, namespace: string, email: string): Promise<void> {
  const user = await findUserByEmail(call.db, namespace, email);
  if (user === null) return;
  const code = await makeCode(call.db, user.id, "password");
  await note(call.db, user.id, "password reset asked", call.agent);
  call.mail(user.email, "password", { userId: user.id, type: "password", code });
}
