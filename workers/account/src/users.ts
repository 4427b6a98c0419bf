import { verificationStatus } from "../../../shared/accounts/verification.ts";
import { nowSeconds } from "./clock.ts";
import { newUserId } from "./secrets.ts";

export type User = {
  readonly id: string;
  readonly namespace: string;
  readonly email: string;
  readonly pending_email: string | null;
  readonly name: string;
  /** As `hashPassword` writes it; empty for an account that a provider vouches for. */
  readonly password: string;
  readonly status: number;
  readonly created_at: number;
  /** When a closed account is removed; null for one that is open. */
  readonly removed_at: number | null;
};

export const toEmailKey = (email: string): string => email.toLowerCase();
/** The hash of an account's password; null where there is no account, or none of its own. */
export const passwordOf = (user: Pick<User, "password"> | null): string | null =>
  user === null || user.password === "" ? null : user.password;
export const isVerified = ({ status }: User): boolean => status === verificationStatus.verified;

const columns = "id, namespace, email, pending_email, name, password, status, created_at, removed_at";

/** The row of an account. */
export const userOf = (db: D1Database, id: string): D1PreparedStatement =>
  db.prepare(`SELECT ${columns} FROM users WHERE id = ?`).bind(id);

export const findUser = (db: D1Database, id: string): Promise<User | null> => userOf(db, id).first<User>();

export const findUserByEmail = (db: D1Database, namespace: string, email: string): Promise<User | null> =>
  db
    .prepare(`SELECT ${columns} FROM users WHERE namespace = ? AND email_key = ?`)
    .bind(namespace, toEmailKey(email))
    .first<User>();

/**
 * Makes an account that waits for its verification. One of the same address that still waits is replaced by it, with
 * all its codes: the reader of the mail decides which registration counts. Null where a verified account has the address.
 */
export async function createUser(
  db: D1Database,
  { namespace, email, name, password }: Pick<User, "namespace" | "email" | "name" | "password">,
): Promise<string | null> {
  const id = newUserId();
  const waits = verificationStatus.registrationNotConfirmed;
  const [, inserted] = await db.batch([
    db
      .prepare("DELETE FROM users WHERE namespace = ? AND email_key = ? AND status = ?")
      .bind(namespace, toEmailKey(email), waits),
    db
      .prepare(
        `INSERT OR IGNORE INTO users (id, namespace, email, email_key, name, password, status, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(id, namespace, email, toEmailKey(email), name, password, waits, nowSeconds()),
  ]);
  return inserted?.meta.changes === 1 ? id : null;
}

export async function setPassword(db: D1Database, id: string, password: string): Promise<void> {
  await db.prepare("UPDATE users SET password = ? WHERE id = ?").bind(password, id).run();
}

/** Stores the hash of the same password at another cost, unless another password was chosen meanwhile. */
export async function renewHash(db: D1Database, id: string, stored: string, renewed: string): Promise<void> {
  await db.prepare("UPDATE users SET password = ? WHERE id = ? AND password = ?").bind(renewed, id, stored).run();
}

export async function setVerified(db: D1Database, id: string): Promise<void> {
  await db.prepare("UPDATE users SET status = ? WHERE id = ?").bind(verificationStatus.verified, id).run();
}

export async function setName(db: D1Database, id: string, name: string): Promise<void> {
  await db.prepare("UPDATE users SET name = ? WHERE id = ?").bind(name, id).run();
}

export async function setPendingEmail(db: D1Database, id: string, email: string): Promise<void> {
  await db.prepare("UPDATE users SET pending_email = ? WHERE id = ?").bind(email, id).run();
}

/** Puts the confirmed address in the place of the old one; false where another account has it by now. */
export async function takePendingEmail(db: D1Database, { id, pending_email }: User): Promise<boolean> {
  if (pending_email === null) return false;
  const { meta } = await db
    .prepare(
      "UPDATE OR IGNORE users SET email = ?1, email_key = ?2, pending_email = NULL WHERE id = ?3 AND pending_email = ?1",
    )
    .bind(pending_email, toEmailKey(pending_email), id)
    .run();
  return meta.changes === 1;
}
