import type { z } from "zod";
import type { bodySchemas } from "../../../../shared/accounts/endpoint-schemas.ts";
import { parseJsonObject } from "../../../../shared/basics/json-value.ts";
import { listAudit, note } from "../audit.ts";
import { mailNotSetUp, refuse, toLinkOrigin, type Refusal, type SignedInCall } from "../call.ts";
import { countAttempt, toLimitRefusal, toMailbox } from "../limits.ts";
import { consentHistory } from "../marketing.ts";
import { listPasskeys } from "../passkeys/passkeys.ts";
import { listLinks } from "../providers/provider-links.ts";
import { listSessions } from "../sessions.ts";
import { listAllAgreements } from "../terms.ts";
import { findUser, findUserByEmail, setName, setPendingEmail, toEmailKey } from "../users.ts";
import { makeCode } from "../verifications.ts";
import { proveAgain } from "./prove-again.ts";

type Done = { readonly r: "done" };

/** A new address counts once its mail is confirmed. What is answered does not say whether it has an account. */
export async function updateUser(
  call: SignedInCall,
  { name, email, password }: z.output<typeof bodySchemas.updateUser>,
): Promise<Done | Refusal> {
  const { db, session } = call;
  const user = await findUser(db, session.user_id);
  if (user === null) return refuse("loginMismatch");
  const isNewEmail = email !== undefined && toEmailKey(email) !== toEmailKey(user.email);
  // The owner of the address can choose a new password. Nothing is stored before the proof.
  const refusal = isNewEmail || password !== undefined ? await proveAgain(call, password) : null;
  if (refusal !== null) return refusal;
  if (name !== undefined && name !== user.name) {
    await setName(db, user.id, name);
    await note(db, user.id, "profile changed", call.agent);
  }
  if (!isNewEmail) return { r: "done" };
  if (toLinkOrigin(call) === null) return mailNotSetUp;
  for (const counted of [`id:${user.id}`, toMailbox(email)]) {
    const limit = toLimitRefusal(await countAttempt(call.env.ATTEMPTS, "registration", counted, call.caller.address));
    if (limit !== null) return limit;
  }
  await setPendingEmail(db, user.id, email);
  await note(db, user.id, "email change asked", call.agent);
  const owner = await findUserByEmail(db, user.namespace, email);
  const code = await makeCode(db, user.id, "verifyEmail");
  if (owner === null) call.mail(email, "verifyEmail", { userId: user.id, type: "verifyEmail", code });
  else call.mail(owner.email, "emailTaken");
  return { r: "done" };
}

/** Everything that is stored of a visitor, but for what proves it: passwords and tokens. */
export async function exportAll({ db, env, session, agent }: SignedInCall) {
  await note(db, session.user_id, "exported", agent);
  const user = await findUser(db, session.user_id);
  const [sessions, providers, passkeys, agreements, consents, audit, data] = await Promise.all([
    listSessions(db, session.user_id),
    listLinks(db, session.user_id),
    listPasskeys(db, session.user_id),
    listAllAgreements(db, session.user_id),
    consentHistory(db, session.user_id),
    listAudit(db, session.user_id),
    env.USER_DATA.getByName(session.user_id).readAll(),
  ]);
  const profile =
    user === null
      ? null
      : {
          id: user.id,
          name: user.name,
          email: user.email,
          pendingEmail: user.pending_email,
          createdAtSeconds: user.created_at,
        };
  const parsed = data.map((one) => ({
    ...one,
    data: parseJsonObject(one.data),
    privateData: parseJsonObject(one.privateData),
  }));
  return { profile, data: parsed, sessions, providers, passkeys, agreements, consents, audit };
}
