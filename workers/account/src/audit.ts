import { z } from "zod";
import { day, nowSeconds } from "./clock.ts";

/** The events of an account, which its owner sees in an export. They are deleted with the account. */
export type AuditAction =
  | "registered"
  | "verified"
  | "signed in"
  | "sign-in refused"
  | "signed out"
  | "password changed"
  | "password reset asked"
  | "email change asked"
  | "email changed"
  | "profile changed"
  | "session revoked"
  | "provider linked"
  | "provider unlinked"
  | "passkey added"
  | "passkey removed"
  | "exported"
  | "deletion asked"
  | "deletion taken back";

const auditRows = z.array(z.object({ action: z.string(), agent: z.string(), atSeconds: z.number() }));
const longestAgent = 160;
const keptSeconds = 365 * day;

/** Entries kept of each action, so that refused sign-ins do not displace the owner's actions. */
const mostOfAction = 100;

/** Records an action, and deletes entries that are a year old or have a hundred newer ones of the same action. */
export async function note(db: D1Database, userId: string, action: AuditAction, agent: string): Promise<void> {
  const now = nowSeconds();
  await db.batch([
    db.prepare("DELETE FROM audit WHERE user_id = ? AND at < ?").bind(userId, now - keptSeconds),
    db
      .prepare("INSERT INTO audit (user_id, action, agent, at) VALUES (?, ?, ?, ?)")
      .bind(userId, action, agent.slice(0, longestAgent), now),
    db
      .prepare(
        `DELETE FROM audit WHERE user_id = ?1 AND action = ?2 AND rowid NOT IN
           (SELECT rowid FROM audit WHERE user_id = ?1 AND action = ?2 ORDER BY at DESC, rowid DESC LIMIT ?3)`,
      )
      .bind(userId, action, mostOfAction),
  ]);
}

export async function listAudit(db: D1Database, userId: string) {
  const { results } = await db
    .prepare("SELECT action, agent, at AS atSeconds FROM audit WHERE user_id = ? ORDER BY at, rowid")
    .bind(userId)
    .all();
  return auditRows.parse(results);
}
