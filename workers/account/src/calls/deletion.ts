import type { z } from "zod";
import type { RestorationType } from "../../../../shared/accounts/closing-account.ts";
import type { bodySchemas } from "../../../../shared/accounts/endpoint-schemas.ts";
import { toWrittenDay } from "../../../../shared/texts/written-day.ts";
import { note } from "../audit.ts";
import { refuse, toLinkOrigin, type Call, type Refusal, type SignedInCall } from "../call.ts";
import { day, nowSeconds } from "../clock.ts";
import { countAttempt, toLimitRefusal } from "../attempt-limits.ts";
import { findUser } from "../users.ts";
import { makeCode, takeCode } from "../verifications.ts";
import { proveAgain } from "./prove-again.ts";
import { openSignedIn, type SignedIn } from "./sign-in.ts";

/**
 * Closes the account: every device is signed out, and after the days that the variant leaves its owner everything is removed. With none
 * it is removed at once. `untilSeconds` says when.
 */
export async function deleteAccount(
  call: SignedInCall,
  { password }: z.output<typeof bodySchemas.deleteAccount>,
): Promise<{ readonly r: "done"; readonly untilSeconds?: number } | Refusal> {
  const { db, env, user, caller, agent } = call;
  const refusal = await proveAgain(call, password);
  if (refusal !== null) return refusal;
  const { lang, brand, deletionGraceDays } = caller;
  const askedAtSeconds = nowSeconds();
  const untilSeconds = askedAtSeconds + deletionGraceDays * day;
  await note(db, user.id, "deletion asked", agent);
  await env.USER_DATA.getByName(user.id).close({
    userId: user.id,
    namespace: user.namespace,
    askedAtSeconds,
    untilSeconds,
    mailedFrom: { lang, linkOrigin: toLinkOrigin(call), brand },
  });
  if (deletionGraceDays === 0) return { r: "done" };
  const code = await makeCode(db, user.id, "restoreByMail");
  call.mail(
    user.email,
    "closed",
    { userId: user.id, type: "restoreByMail", code },
    { day: toWrittenDay(lang, untilSeconds) },
  );
  return { r: "done", untilSeconds };
}

/**
 * Reopens a closed account. After a sign-in it also opens a session, and answers like a login; a visitor with the link of a mail
 * signs in afterwards.
 */
export async function restoreAccount(
  call: Call,
  {
    t,
    i,
    c,
    project,
  }: { readonly t: RestorationType; readonly i: string; readonly c: string; readonly project: number },
): Promise<SignedIn | object | Refusal> {
  const { db, env, caller, agent } = call;
  const counted = await countAttempt(env.ATTEMPTS, "verification", `id:${i}`, caller.address);
  const limit = toLimitRefusal(counted);
  if (limit !== null) return limit;
  if (!(await takeCode(db, i, t, c))) return refuse("verificationFail");
  if (!(await env.USER_DATA.getByName(i).reopen(i))) return refuse("verificationFail");
  const user = await findUser(db, i);
  if (user === null) return refuse("verificationFail");
  await note(db, i, "deletion taken back", agent);
  call.mail(user.email, "reopened");
  return t === "restoreByMail" ? {} : openSignedIn(call, user, project);
}
