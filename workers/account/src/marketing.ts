import { z } from "zod";
import { day, nowSeconds } from "./clock.ts";

export type Consent = { readonly marketing: boolean; readonly thirdParties: boolean };
export type StatedConsent = Consent & {
  readonly platform: string;
  readonly version: string;
  readonly statedAtSeconds: number;
};

/** The consent that a deployment requests: none, for its own marketing, or for that of third parties too. */
export type MarketingMode = "none" | "basic" | "extended";
export const parseMarketingMode = (text: string): MarketingMode =>
  text === "basic" || text === "extended" ? text : "none";

/** After a year the visitor must state their consent again. */
const periodSeconds = 365 * day;
const longestName = 40;
/** Only this many of the newest statements are kept: nobody changes their mind so often. */
const mostStatements = 100;

const consentRows = z.array(
  z.object({
    marketing: z.number(),
    thirdParties: z.number(),
    platform: z.string(),
    version: z.string(),
    statedAtSeconds: z.number(),
  }),
);

/** The visitor's statements, newest first. */
export async function consentHistory(db: D1Database, userId: string): Promise<readonly StatedConsent[]> {
  const { results } = await db
    .prepare(
      `SELECT marketing, third_parties AS thirdParties, platform, version, stated_at AS statedAtSeconds
       FROM consents WHERE user_id = ? ORDER BY stated_at DESC, rowid DESC`,
    )
    .bind(userId)
    .all();
  return consentRows
    .parse(results)
    .map((row) => ({ ...row, marketing: row.marketing === 1, thirdParties: row.thirdParties === 1 }));
}

export async function stateConsent(
  db: D1Database,
  userId: string,
  { marketing, thirdParties }: Consent,
  platform: string,
  version: string,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        "INSERT INTO consents (user_id, marketing, third_parties, platform, version, stated_at) VALUES (?, ?, ?, ?, ?, ?)",
      )
      .bind(
        userId,
        marketing ? 1 : 0,
        thirdParties ? 1 : 0,
        platform.slice(0, longestName),
        version.slice(0, longestName),
        nowSeconds(),
      ),
    db
      .prepare(
        `DELETE FROM consents WHERE user_id = ?1 AND rowid NOT IN
           (SELECT rowid FROM consents WHERE user_id = ?1 ORDER BY stated_at DESC, rowid DESC LIMIT ?2)`,
      )
      .bind(userId, mostStatements),
  ]);
}

/** The code of the statement that is due (A4.02), null when none is. */
export function dueStatement(mode: MarketingMode, last: StatedConsent | undefined, now = nowSeconds()): number | null {
  if (mode === "none") return null;
  if (last === undefined) return mode === "extended" ? 1003 : 1005;
  if (now - last.statedAtSeconds < periodSeconds) return null;
  return mode === "extended" ? 1004 : 1006;
}
