import { refuse, type Refusal, type SignedInCall } from "../call.ts";
import { countAttempt, toLimitRefusal } from "../attempt-limits.ts";
import { isPassword } from "../password.ts";
import { isJustProved } from "../sessions.ts";
import { findUser, passwordOf } from "../users.ts";

/**
 * Null if the visitor types the account's password, or has just signed in and types none; otherwise the reason for the refusal.
 * A password that is given is always checked: a form that asks for one and takes any protects nobody.
 */
export async function proveAgain(call: SignedInCall, password: string | undefined): Promise<Refusal | null> {
  const { db, env, session, caller, cost } = call;
  if (password === undefined && isJustProved(session)) return null;
  const counted = await countAttempt(env.ATTEMPTS, "login", `id:${session.user_id}`, caller.address);
  const limit = toLimitRefusal(counted);
  if (limit !== null) return limit;
  const user = await findUser(db, session.user_id);
  if (password === undefined) return refuse("verificationFail");
  const isRight = await call.compute(() => isPassword(password, passwordOf(user), cost));
  return isRight ? null : refuse("verificationFail");
}
