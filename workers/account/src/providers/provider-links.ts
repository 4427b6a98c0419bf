import { z } from "zod";
import { nowSeconds } from "../clock.ts";
import { waysToSignIn } from "../ways-to-sign-in.ts";

const linkRows = z.array(z.object({ provider: z.string(), linkedAtSeconds: z.number() }));
type LinkKey = { readonly namespace: string; readonly issuer: string; readonly subject: string };

/** The account that a subject of a provider is linked to, null for none. */
export async function findLinkedUser(db: D1Database, { namespace, issuer, subject }: LinkKey): Promise<string | null> {
  const userId = await db
    .prepare("SELECT user_id FROM provider_links WHERE namespace = ? AND issuer = ? AND subject = ?")
    .bind(namespace, issuer, subject)
    .first("user_id");
  return typeof userId === "string" ? userId : null;
}

/** False where the subject has an account already, or the account another subject of this provider. */
export async function addLink(
  db: D1Database,
  userId: string,
  provider: string,
  { namespace, issuer, subject }: LinkKey,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT OR IGNORE INTO provider_links (namespace, issuer, subject, provider, user_id, linked_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .bind(namespace, issuer, subject, provider, userId, nowSeconds())
    .run();
  return meta.changes === 1;
}

/** Removes a link, unless the account would have no way to sign in without it; false then, and for no link. */
export async function removeLink(db: D1Database, userId: string, provider: string): Promise<boolean> {
  const { meta } = await db
    .prepare(`DELETE FROM provider_links WHERE user_id = ?1 AND provider = ?2 AND ${waysToSignIn} > 1`)
    .bind(userId, provider)
    .run();
  return meta.changes === 1;
}

export async function listLinks(db: D1Database, userId: string) {
  const { results } = await db
    .prepare("SELECT provider, linked_at AS linkedAtSeconds FROM provider_links WHERE user_id = ? ORDER BY provider")
    .bind(userId)
    .all();
  return linkRows.parse(results);
}
