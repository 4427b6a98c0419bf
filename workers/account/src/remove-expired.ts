import { verificationStatus } from "../../../shared/accounts/verification.ts";
import { day, nowSeconds } from "./clock.ts";

/** A registration's lifetime is that of the code in its mail. */
const unconfirmedSeconds = 2 * day;

/**
 * Removes registrations that nobody confirmed within two days, and expired codes, sign-ins, challenges and devices.
 * The rows of a removed account go with it.
 */
export async function removeExpired(db: D1Database): Promise<void> {
  const now = nowSeconds();
  await db.batch([
    db
      .prepare("DELETE FROM users WHERE status = ? AND created_at < ?")
      .bind(verificationStatus.registrationNotConfirmed, now - unconfirmedSeconds),
    ...["verifications", "provider_sign_ins", "passkey_challenges"].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE expires_at < ?`).bind(now),
    ),
    db.prepare("DELETE FROM devices WHERE known_until < ?").bind(now),
  ]);
}
