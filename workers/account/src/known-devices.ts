import { toClientKey } from "../../../shared/places/client-key.ts";
import { day, hour, nowSeconds } from "./clock.ts";
import { hashOf, newToken } from "./secrets.ts";
import { toEmailKey } from "./users.ts";

const knownSeconds = 365 * day;
/** The time to sign in with a password that was just chosen. */
const linkSeconds = hour;
const mostDevices = 20;

/** Records that a device has signed in. @returns the token that the device must store; null if it already has one */
export async function rememberDevice(db: D1Database, userId: string, device: string | undefined) {
  const until = nowSeconds() + knownSeconds;
  if (device !== undefined) {
    const { meta } = await db
      .prepare("UPDATE devices SET known_until = ? WHERE token = ? AND user_id = ?")
      .bind(until, await hashOf(device), userId)
      .run();
    if (meta.changes === 1) return null;
  }
  const made = newToken();
  await keep(db, userId, await hashOf(made), until);
  return made;
}

/** Trusts the client of a visitor who followed a mail's link, so that others' wrong guesses do not block that sign-in. */
export async function trustClient(
  db: D1Database,
  { id, email }: { readonly id: string; readonly email: string },
  address: string | null,
): Promise<void> {
  const client = toClientKey(address);
  if (client !== null) await keep(db, id, await clientToken(email, client), nowSeconds() + linkSeconds);
}

/** The token by which the account of an address knows the caller; null if it does not, or if there is no account. */
export async function findKnownDevice(
  db: D1Database,
  namespace: string,
  email: string,
  { device, address }: { readonly device: string | undefined; readonly address: string | null },
): Promise<string | null> {
  const client = toClientKey(address);
  const known = await db
    .prepare(
      `SELECT token FROM devices JOIN users ON users.id = devices.user_id
       WHERE namespace = ? AND email_key = ? AND known_until > ? AND token IN (?, ?) LIMIT 1`,
    )
    .bind(
      namespace,
      toEmailKey(email),
      nowSeconds(),
      device === undefined ? "" : await hashOf(device),
      client === null ? "" : await clientToken(email, client),
    )
    .first<{ token: string }>();
  return known?.token ?? null;
}

const clientToken = (email: string, client: string): Promise<string> => hashOf(`${toEmailKey(email)} ${client}`);

async function keep(db: D1Database, userId: string, token: string, until: number): Promise<void> {
  await db.batch([
    db
      .prepare("INSERT OR REPLACE INTO devices (token, user_id, known_until) VALUES (?, ?, ?)")
      .bind(token, userId, until),
    db
      .prepare(
        `DELETE FROM devices WHERE user_id = ?1 AND (known_until <= ?2 OR token NOT IN
           (SELECT token FROM devices WHERE user_id = ?1 ORDER BY known_until DESC LIMIT ?3))`,
      )
      .bind(userId, nowSeconds(), mostDevices),
  ]);
}
