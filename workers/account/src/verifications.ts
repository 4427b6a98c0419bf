import type { VerificationType } from "../../../shared/accounts/verification.ts";
import type { RestorationType } from "../../../shared/accounts/closing-account.ts";
import { day, hour, minute, nowSeconds } from "./clock.ts";
import { hashOf, newCode } from "./secrets.ts";

/** The purpose of a code in a mail. */
export type CodeType = VerificationType | RestorationType | "password";

const lifetimeSeconds: Readonly<Record<CodeType, number>> = {
  verifyAccount: 2 * day,
  verifyEmail: day,
  password: hour,
  // This is the longest time that a variant may keep a closed account; a code cannot restore a removed one.
  restoreByMail: 31 * day,
  restoreBySignIn: 10 * minute,
};

/** Makes a code; an earlier one for the same purpose becomes invalid. */
export async function makeCode(db: D1Database, userId: string, type: CodeType): Promise<string> {
  const code = newCode();
  await db.batch([
    db
      .prepare("DELETE FROM verifications WHERE (user_id = ? AND type = ?) OR expires_at < ?")
      .bind(userId, type, nowSeconds()),
    db
      .prepare("INSERT INTO verifications (code, user_id, type, expires_at) VALUES (?, ?, ?, ?)")
      .bind(await hashOf(code), userId, type, nowSeconds() + lifetimeSeconds[type]),
  ]);
  return code;
}

/** Deletes the codes that lead to a new password or a new address, so that earlier mails are of no use to their reader. */
export async function dropCodesOfChanges(db: D1Database, userId: string): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM verifications WHERE user_id = ? AND type IN ('password', 'verifyEmail')").bind(userId),
    db.prepare("UPDATE users SET pending_email = NULL WHERE id = ?").bind(userId),
  ]);
}

const used = (type: VerificationType) => `used ${type}` as const;

/** Remembers until its end that a code confirmed an address, so that a person learns it whose mail a program has read before. */
export async function noteUsed(db: D1Database, userId: string, type: VerificationType, code: string): Promise<void> {
  await db
    .prepare("INSERT INTO verifications (code, user_id, type, expires_at) VALUES (?, ?, ?, ?)")
    .bind(await hashOf(code), userId, used(type), nowSeconds() + lifetimeSeconds[type])
    .run();
}

/** Whether the code has confirmed an address. */
export const hasConfirmed = (db: D1Database, userId: string, type: VerificationType, code: string): Promise<boolean> =>
  hasCode(db, userId, used(type), code);

/** Whether the code is right, without using it up. */
export async function hasCode(
  db: D1Database,
  userId: string,
  type: CodeType | `used ${VerificationType}`,
  code: string,
): Promise<boolean> {
  const known = await db
    .prepare("SELECT 1 FROM verifications WHERE code = ? AND user_id = ? AND type = ? AND expires_at >= ?")
    .bind(await hashOf(code), userId, type, nowSeconds())
    .first();
  return known !== null;
}

/** Whether the code is right; it is used up by that. */
export async function takeCode(db: D1Database, userId: string, type: CodeType, code: string): Promise<boolean> {
  const expiresAt = await db
    .prepare("DELETE FROM verifications WHERE code = ? AND user_id = ? AND type = ? RETURNING expires_at")
    .bind(await hashOf(code), userId, type)
    .first("expires_at");
  return typeof expiresAt === "number" && expiresAt >= nowSeconds();
}
