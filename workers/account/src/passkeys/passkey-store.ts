import { z } from "zod";
import { nowSeconds } from "../clock.ts";
import { waysToSignIn } from "../ways-to-sign-in.ts";

const passkeyRow = z
  .object({ id: z.string(), user_id: z.string(), public_key: z.string(), counter: z.number() })
  .readonly();
const listedRows = z.array(
  z.object({
    id: z.string(),
    host: z.string(),
    name: z.string(),
    createdAtSeconds: z.number(),
    usedAtSeconds: z.number(),
  }),
);
export type Passkey = z.output<typeof passkeyRow>;
export type NewPasskey = Pick<Passkey, "id" | "public_key" | "counter"> & {
  readonly host: string;
  readonly name: string;
};

/** More keys than anybody has devices. */
const mostPasskeys = 20;

export async function findPasskey(db: D1Database, id: string, host: string): Promise<Passkey | null> {
  const row = await db
    .prepare("SELECT id, user_id, public_key, counter FROM passkeys WHERE id = ? AND host = ?")
    .bind(id, host)
    .first();
  return passkeyRow.nullable().parse(row);
}

/** False where the key is known already, or the account has as many as it may have. */
export async function addPasskey(
  db: D1Database,
  userId: string,
  { id, host, public_key, counter, name }: NewPasskey,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT OR IGNORE INTO passkeys (user_id, id, host, public_key, counter, name, created_at, used_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7 WHERE (SELECT COUNT(*) FROM passkeys WHERE user_id = ?1) < ?8`,
    )
    .bind(userId, id, host, public_key, counter, name, nowSeconds(), mostPasskeys)
    .run();
  return meta.changes === 1;
}

/**
 * Notes a use. False where the key's counter has not grown since the last one: then there are two keys, of which one was
 * copied. Keys that do not count say 0 for ever.
 */
export async function usePasskey(db: D1Database, id: string, counter: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      "UPDATE passkeys SET counter = ?1, used_at = ?2 WHERE id = ?3 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))",
    )
    .bind(counter, nowSeconds(), id)
    .run();
  return meta.changes === 1;
}

export async function renamePasskey(db: D1Database, userId: string, id: string, name: string): Promise<boolean> {
  const { meta } = await db
    .prepare("UPDATE passkeys SET name = ? WHERE user_id = ? AND id = ?")
    .bind(name, userId, id)
    .run();
  return meta.changes === 1;
}

/** False for none, and for the account's last way to sign in. */
export async function removePasskey(db: D1Database, userId: string, id: string): Promise<boolean> {
  const { meta } = await db
    .prepare(`DELETE FROM passkeys WHERE user_id = ?1 AND id = ?2 AND ${waysToSignIn} > 1`)
    .bind(userId, id)
    .run();
  return meta.changes === 1;
}

export async function listPasskeys(db: D1Database, userId: string) {
  const { results } = await db
    .prepare(
      `SELECT id, host, name, created_at AS createdAtSeconds, used_at AS usedAtSeconds
       FROM passkeys WHERE user_id = ? ORDER BY created_at, rowid`,
    )
    .bind(userId)
    .all();
  return listedRows.parse(results);
}
