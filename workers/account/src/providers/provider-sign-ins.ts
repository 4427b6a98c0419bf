import { z } from "zod";
import { minute, nowSeconds } from "../clock.ts";
import { hashOf, newToken } from "../secrets.ts";
import type { StartedSignIn } from "./identity.ts";

const lifetimeSeconds = 10 * minute;

const signInRow = z
  .object({
    provider: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    redirect_uri: z.string(),
    user_id: z.string().nullable(),
    expires_at: z.number(),
  })
  .readonly();
type SignInRow = z.output<typeof signInRow>;

/** Notes a sign-in that begins. @param userId who links the provider to an account; null for a sign-in */
export async function startSignIn(
  db: D1Database,
  provider: string,
  redirectUri: string,
  userId: string | null,
): Promise<StartedSignIn> {
  const started = { state: newToken(), nonce: newToken(), verifier: newToken(), redirectUri };
  await db.batch([
    db.prepare("DELETE FROM provider_sign_ins WHERE expires_at < ?").bind(nowSeconds()),
    db
      .prepare(
        `INSERT INTO provider_sign_ins (state, provider, nonce, verifier, redirect_uri, user_id, expires_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        await hashOf(started.state),
        provider,
        started.nonce,
        started.verifier,
        redirectUri,
        userId,
        nowSeconds() + lifetimeSeconds,
      ),
  ]);
  return started;
}

/** The sign-in of a state, which is used up by that; null for none, and for one that is too old. */
export async function takeSignIn(db: D1Database, state: string): Promise<SignInRow | null> {
  const found = await db
    .prepare(
      `DELETE FROM provider_sign_ins WHERE state = ?
       RETURNING provider, nonce, verifier, redirect_uri, user_id, expires_at`,
    )
    .bind(await hashOf(state))
    .first();
  const row = signInRow.nullable().parse(found);
  return row === null || row.expires_at < nowSeconds() ? null : row;
}
