import type { z } from "zod";
import type { bodySchemas } from "../../../../shared/accounts/endpoint-schemas.ts";
import { note } from "../audit.ts";
import { mailNotSetUp, refuse, toLinkOrigin, type Call, type Refusal } from "../call.ts";
import { isHuman } from "../captcha.ts";
import { commonPassword, isCommonPassword } from "../common-password.ts";
import { countAttempt, toLimitRefusal, toMailbox } from "../attempt-limits.ts";
import { hashPassword, isPassword } from "../password.ts";
import { agreeToAll } from "../terms.ts";
import {
  createUser,
  findUser,
  findUserByEmail,
  isVerified,
  passwordOf,
  setVerified,
  takePendingEmail,
  type User,
} from "../users.ts";
import { hasConfirmed, makeCode, noteUsed, takeCode } from "../verifications.ts";

type Done = { readonly r: "done" };

/**
 * Makes an account that waits for its mail. A caller without the address's password gets the same answer whether it has
 * an account or not; its owner reads the difference in the mail. XE3 is only answered when the right password is typed again.
 */
export async function register(call: Call, body: z.output<typeof bodySchemas.registration>): Promise<Done | Refusal> {
  const { db, env, caller, cost } = call;
  const { email, namespace, name, project, captcha } = body;
  if (toLinkOrigin(call) === null) return mailNotSetUp;
  // A client learns from the refusal that a captcha is wanted: this costs the address none of its attempts.
  if (!(await isHuman(call, captcha))) return refuse("captchaMismatch");
  if (await isCommonPassword(body.password, [caller.brand, email, name])) return commonPassword;
  const counted = await countAttempt(env.ATTEMPTS, "registration", toMailbox(email), caller.address);
  const limit = toLimitRefusal(counted);
  if (limit !== null) return limit;
  const known = await findUserByEmail(db, namespace, email);
  if (known !== null && isVerified(known)) {
    // One password is hashed in either case, and the rest is done after the answer, so that the time says nothing.
    if (await call.compute(() => isPassword(body.password, passwordOf(known), cost)))
      return refuse("registrationDuplicate");
    call.after(() => remindOwner(call, known));
  } else {
    const password = await call.compute(() => hashPassword(body.password, cost));
    call.after(() => makeAccount(call, { namespace, email, name, password }, project));
  }
  return { r: "done" };
}

/** Tells the owner of an address that somebody has tried to register with it, with a way to a new password. */
async function remindOwner(call: Call, { id: userId, email }: User): Promise<void> {
  const code = await makeCode(call.db, userId, "password");
  call.mail(email, "alreadyRegistered", { userId, type: "password", code });
}

async function makeAccount(call: Call, account: Parameters<typeof createUser>[1], project: number): Promise<void> {
  const { db, agent } = call;
  const userId = await createUser(db, account);
  // Somebody else verified an account of this address in the meantime.
  if (userId === null) return;
  await agreeToAll(db, userId, project);
  await note(db, userId, "registered", agent);
  const code = await makeCode(db, userId, "verifyAccount");
  call.mail(account.email, "verifyAccount", { userId, type: "verifyAccount", code });
}

/** Takes the code of a mail: of a registration, or of a changed address. */
export async function verify(
  call: Call,
  { t, c, i, namespace, orUsed }: z.output<typeof bodySchemas.verifyAccount>,
): Promise<(Done & { readonly t: typeof t }) | Refusal> {
  const { db, env, caller } = call;
  const counted = await countAttempt(env.ATTEMPTS, "verification", `id:${i}`, caller.address);
  const limit = toLimitRefusal(counted);
  if (limit !== null) return limit;
  const user = await findUser(db, i);
  if (user === null || user.namespace !== namespace) return refuse("verificationFail");
  if (orUsed === true && (await hasConfirmed(db, i, t, c))) return { r: "done", t };
  if (!(await takeCode(db, i, t, c))) return refuse("verificationFail");
  if (t === "verifyEmail" && !(await takeAddress(call, user))) return refuse("verificationFail");
  if (t === "verifyAccount") {
    await setVerified(db, i);
    await note(db, i, "verified", call.agent);
  }
  await noteUsed(db, i, t, c);
  return { r: "done", t };
}

/** Whether the account has the new address now. */
async function takeAddress(call: Call, user: User): Promise<boolean> {
  if (!(await takePendingEmail(call.db, user))) return false;
  await note(call.db, user.id, "email changed", call.agent);
  call.mail(user.email, "emailChanged");
  call.after(() => call.env.USER_DATA.getByName(user.id).announce(user.namespace));
  return true;
}
