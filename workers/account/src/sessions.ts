import type { Credentials } from "../../../shared/accounts/basic-authorization.ts";
import { parseSessionEnd, type SessionEnd } from "../../../shared/accounts/session-end.ts";
import { hour, minute, nowSeconds } from "./clock.ts";
import { isRotationDue, useOf, type SessionRow } from "./rotation.ts";
import { hashOf, newToken, randomHex } from "./secrets.ts";
import { userOf, type User } from "./users.ts";

const columns = "id, user_id, token, pending, retired, retired_at, rotated_at, created_at, used_at";
/** A session's last use is recorded to the hour. */
const usedEverySeconds = hour;
/** For this long after a sign-in the visitor need not enter the password again. */
const provedSeconds = 10 * minute;
const longestAgent = 160;
/** The most sessions ended from elsewhere that an account keeps, so that their devices learn the reason. */
const mostEnded = 20;

/** @returns the token that the client stores; the service stores only its hash */
export async function openSession(db: D1Database, userId: string, agent: string): Promise<string> {
  const token = newToken();
  const now = nowSeconds();
  await db.batch([
    db
      .prepare(
        `DELETE FROM sessions WHERE user_id = ?1 AND ended IS NOT NULL AND id NOT IN
         (SELECT id FROM sessions WHERE user_id = ?1 AND ended IS NOT NULL ORDER BY used_at DESC LIMIT ?2)`,
      )
      .bind(userId, mostEnded),
    db
      .prepare(
        `INSERT INTO sessions (id, user_id, token, rotated_at, created_at, used_at, agent) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(randomHex(8), userId, await hashOf(token), now, now, now, agent.slice(0, longestAgent)),
  ]);
  return token;
}

/** A visitor's session, and the account that it belongs to. */
export type OpenSession = { readonly session: SessionRow; readonly user: User };
/** The session no longer exists. `ended` gives the reason to the device that has its token; null if the reason is unknown. */
export type NoSession = { readonly ended: SessionEnd | null };

/**
 * Finds the session that a call's id and hash name, or the reason why there is none; the lookup may also end it. It uses one
 * request to the database, because every call of a visitor makes it.
 */
export async function findSession(db: D1Database, { id, hash }: Credentials): Promise<OpenSession | NoSession> {
  const token = await hashOf(hash);
  const [sessions, users] = await db.batch([
    db
      .prepare(
        `SELECT ${columns}, ended FROM sessions WHERE user_id = ?1 AND (token = ?2 OR pending = ?2 OR retired = ?2)`,
      )
      .bind(id, token),
    userOf(db, id),
  ]);
  // The rows of a batch are those of its statements, in their order.
  const [session] = (sessions?.results ?? []) as readonly (SessionRow & { readonly ended: string | null })[];
  const [user] = (users?.results ?? []) as readonly User[];
  if (session === undefined || user === undefined) return { ended: null };
  if (session.ended !== null) return { ended: parseSessionEnd(session.ended) };
  // A sign-in may have been under way while the account was closed.
  if (user.removed_at !== null) return { ended: null };
  const found = { session, user };
  const now = nowSeconds();
  switch (useOf(session, token, now)) {
    case "ended":
    case "stolen":
      await removeSession(db, id, session.id);
      return { ended: null };
    case "promote":
      await db
        .prepare(
          `UPDATE sessions SET token = pending, pending = NULL, retired = token, retired_at = ?, used_at = ?
           WHERE id = ? AND pending = ?`,
        )
        .bind(now, now, session.id, token)
        .run();
      return found;
    case "valid":
      if (now - session.used_at >= usedEverySeconds) {
        await db.prepare("UPDATE sessions SET used_at = ? WHERE id = ?").bind(now, session.id).run();
      }
      return found;
  }
}

/** The client's next token, once a day; null while the one that it has will do. */
export async function rotateWhenDue(db: D1Database, session: SessionRow): Promise<string | null> {
  const now = nowSeconds();
  if (!isRotationDue(session, now)) return null;
  const token = newToken();
  const { meta } = await db
    .prepare("UPDATE sessions SET pending = ?, rotated_at = ? WHERE id = ? AND rotated_at = ?")
    .bind(await hashOf(token), now, session.id, session.rotated_at)
    .run();
  return meta.changes === 1 ? token : null;
}

/** Until this time the sign-in counts as recent proof, so the visitor need not enter the password. */
export const provedUntilSeconds = ({ created_at }: SessionRow): number => created_at + provedSeconds;
export const isJustProved = (session: SessionRow): boolean => nowSeconds() <= provedUntilSeconds(session);

/** Deletes a session that its own device ends. Unlike `endSession`, it leaves no row behind. */
export async function removeSession(db: D1Database, userId: string, sessionId: string): Promise<void> {
  await db.prepare("DELETE FROM sessions WHERE user_id = ? AND id = ?").bind(userId, sessionId).run();
}

/** Ends one session from another device; false if the session is not open. */
export async function endSession(db: D1Database, userId: string, sessionId: string, why: SessionEnd): Promise<boolean> {
  const { meta } = await db
    .prepare("UPDATE sessions SET ended = ? WHERE user_id = ? AND id = ? AND ended IS NULL")
    .bind(why, userId, sessionId)
    .run();
  return meta.changes === 1;
}

/** The statement that ends the sessions of an account. @param except the session that stays open, null for none */
export const endingSessions = (
  db: D1Database,
  userId: string,
  except: string | null,
  why: SessionEnd,
): D1PreparedStatement =>
  db
    .prepare("UPDATE sessions SET ended = ? WHERE user_id = ? AND id IS NOT ? AND ended IS NULL")
    .bind(why, userId, except);

export async function listSessions(db: D1Database, userId: string) {
  const { results } = await db
    .prepare(
      "SELECT id, agent, created_at AS createdAtSeconds, used_at AS usedAtSeconds FROM sessions WHERE user_id = ? AND ended IS NULL ORDER BY used_at DESC, created_at DESC",
    )
    .bind(userId)
    .all<{ id: string; agent: string; createdAtSeconds: number; usedAtSeconds: number }>();
  return results;
}
