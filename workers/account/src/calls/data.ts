import { logFailure } from "../log-failure.ts";
import type { z } from "zod";
import type { bodySchemas } from "../../../../shared/accounts/endpoint-schemas.ts";
import { createPathParser } from "../../../../shared/accounts/dotted-path.ts";
import { parseJsonObject } from "../../../../shared/basics/json-value.ts";
import { refuse, type Refusal, type SignedInCall } from "../call.ts";
import { rotateWhenDue } from "../sessions.ts";
import { isVerified } from "../users.ts";
import { backendErrors } from "./sign-in.ts";
import { isDataDiff } from "./data-diff-shape.ts";

const parsePath = createPathParser();

export async function getData(call: SignedInCall, { project }: z.output<typeof bodySchemas.getData>) {
  const { db, env, session, user } = call;
  const [stored, errors, hash] = await Promise.all([
    env.USER_DATA.getByName(session.user_id).read(project),
    backendErrors(call, session.user_id, project),
    rotateWhenDue(db, session),
  ]);
  const { data, privateData, revision } = stored;
  return {
    profile: {
      id: user.id,
      name: user.name,
      email: user.pending_email ?? user.email,
      emailIsVerified: user.pending_email === null && isVerified(user),
    },
    data: parseJsonObject(data),
    privateData: parseJsonObject(privateData),
    revision,
    ...(hash === null ? {} : { hash }),
    ...(errors.length === 0 ? {} : { errors }),
  };
}

/** Applies a change to the data. It waits until the terms that count now are agreed to. */
export async function storeMergedData(
  call: SignedInCall,
  { key, dataDiff, project }: z.output<typeof bodySchemas.storeMergedData>,
): Promise<
  | { readonly r: "done"; readonly revision: number; readonly since: number }
  | { readonly r: "done"; readonly errors: Awaited<ReturnType<typeof backendErrors>> }
  | Refusal
> {
  const { env, user } = call;
  const path = key === "" ? { ok: true as const, keys: [] } : parsePath(key);
  if (!path.ok) {
    if (path.isNew) logFailure({ level: "warn", action: "read a path of data", reason: path.error });
    return refuse("validationError");
  }
  const { merge, unmerge } = dataDiff;
  const diff = { ...(merge === undefined ? {} : { merge }), ...(unmerge === undefined ? {} : { unmerge }) };
  if (!isDataDiff(path.keys, diff)) return refuse("validationError");
  const errors = await backendErrors(call, user.id, project);
  if (errors.length > 0) return { r: "done", errors };
  const stored = await env.USER_DATA.getByName(user.id).store(project, user.namespace, path.keys, JSON.stringify(diff));
  if (stored === "closed") return refuse("loginMismatch");
  if (typeof stored === "string") return refuse("validationError");
  return { r: "done", revision: stored.revision, since: stored.since };
}

/** A ticket for the push subject of the visitor's data. */
export async function pushTicket({ env, user }: SignedInCall) {
  const ticket = await env.USER_DATA.getByName(user.id).makeTicket(user.id, user.namespace);
  return ticket === null ? refuse("loginMismatch") : { ticket, namespace: user.namespace };
}
