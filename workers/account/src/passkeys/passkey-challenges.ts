import { toBase64Url } from "../base64url.ts";
import { minute, nowSeconds } from "../clock.ts";
import { hashOf } from "../secrets.ts";

/** As long as a window may wait for the visitor to choose a passkey. */
export const challengeSeconds = 10 * minute;
const challengeBytes = 32;

/** Makes what a passkey has to sign, in base64url. @param userId who adds a passkey; null for a sign-in */
export async function makeChallenge(db: D1Database, userId: string | null): Promise<string> {
  const challenge = toBase64Url(crypto.getRandomValues(new Uint8Array(challengeBytes)));
  await db.batch([
    db.prepare("DELETE FROM passkey_challenges WHERE expires_at < ?").bind(nowSeconds()),
    db
      .prepare("INSERT INTO passkey_challenges (challenge, user_id, expires_at) VALUES (?, ?, ?)")
      .bind(await hashOf(challenge), userId, nowSeconds() + challengeSeconds),
  ]);
  return challenge;
}

/** Whether the challenge was made here, for the same purpose and visitor, and not long ago; it is used up by that. */
export async function takeChallenge(db: D1Database, challenge: string, userId: string | null): Promise<boolean> {
  const expiresAt = await db
    .prepare("DELETE FROM passkey_challenges WHERE challenge = ? AND user_id IS ? RETURNING expires_at")
    .bind(await hashOf(challenge), userId)
    .first("expires_at");
  return typeof expiresAt === "number" && expiresAt >= nowSeconds();
}
