import { z } from "zod";
import { nowSeconds } from "./clock.ts";
import { hashOf } from "./secrets.ts";
import { endingSessions } from "./sessions.ts";

/** Every table that holds rows of visitors. They are named one by one, so that the proof can list the removed rows. */
const tables = [
  "sessions",
  "devices",
  "verifications",
  "provider_sign_ins",
  "provider_links",
  "passkey_challenges",
  "passkeys",
  "agreements",
  "consents",
  "audit",
] as const;

/** Signs every device out, and lets nobody in before the account is taken back. Codes of earlier mails end as well. */
export async function closeAccount(db: D1Database, userId: string, untilSeconds: number): Promise<void> {
  await db.batch([
    db.prepare("UPDATE users SET removed_at = ? WHERE id = ?").bind(untilSeconds, userId),
    endingSessions(db, userId, null, "accountClosed"),
    ...["verifications", "provider_sign_ins", "passkey_challenges"].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE user_id = ?`).bind(userId),
    ),
  ]);
}

/**
 * False for an account that is not closed, or is due to be removed. A sign-in that was under way while the account was closed has opened a
 * session, which ends here: nobody is signed in by an account that is open again.
 */
export async function reopenAccount(db: D1Database, userId: string): Promise<boolean> {
  const now = nowSeconds();
  const [, reopened] = await db.batch([
    db
      .prepare(
        "DELETE FROM sessions WHERE user_id = ?1 AND ended IS NULL AND EXISTS (SELECT 1 FROM users WHERE id = ?1 AND removed_at > ?2)",
      )
      .bind(userId, now),
    db.prepare("UPDATE users SET removed_at = NULL WHERE id = ?1 AND removed_at > ?2").bind(userId, now),
  ]);
  return reopened?.meta.changes === 1;
}

const closedRow = z.object({ email: z.string(), untilSeconds: z.number().nullable() });

export type Removal =
  | { readonly type: "removed"; readonly email: string; readonly proof: string }
  /** An earlier attempt has already removed the account. */
  | { readonly type: "gone" }
  /** The visitor has reopened the account. */
  | { readonly type: "open" }
  | { readonly type: "early"; readonly untilSeconds: number };

/**
 * Removes a closed account whose time has come, with every row of it, and leaves the proof: all of that or nothing (docs/adr/037).
 * @param projects how many projects' data go with it
 */
export async function removeAccount(
  db: D1Database,
  userId: string,
  askedAtSeconds: number,
  projects: number,
): Promise<Removal> {
  const now = nowSeconds();
  const row = await db.prepare("SELECT email, removed_at AS untilSeconds FROM users WHERE id = ?").bind(userId).first();
  const user = closedRow.nullable().parse(row);
  if (user === null) return { type: "gone" };
  if (user.untilSeconds === null) return { type: "open" };
  if (user.untilSeconds > now) return { type: "early", untilSeconds: user.untilSeconds };
  const proof = await hashOf(userId);
  const isDue = "EXISTS (SELECT 1 FROM users WHERE id = ?1 AND removed_at <= ?2)";
  const counts = tables.map((table) => `'${table}', (SELECT COUNT(*) FROM ${table} WHERE user_id = ?1)`);
  const removed = `json_object('users', 1, ${counts.join(", ")}, 'projects', ?5)`;
  await db.batch([
    db
      .prepare(
        `INSERT INTO deletions (account, asked_at, removed_at, removed) SELECT ?3, ?4, ?2, ${removed} WHERE ${isDue}`,
      )
      .bind(userId, now, proof, askedAtSeconds, projects),
    ...tables.map((table) => db.prepare(`DELETE FROM ${table} WHERE user_id = ?1 AND ${isDue}`).bind(userId, now)),
    db.prepare("DELETE FROM users WHERE id = ?1 AND removed_at <= ?2").bind(userId, now),
  ]);
  return { type: "removed", email: user.email, proof };
}
