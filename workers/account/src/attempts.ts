import { DurableObject } from "cloudflare:workers";
import { day, hour, nowSeconds } from "./clock.ts";

export type Tally = { readonly count: number; readonly leftSeconds: number };

/** Counts attempts: by one client, from one network or for one of many accounts. It deletes a counter after a day. */
export class Attempts extends DurableObject<AccountEnv> {
  /** Adds an attempt. Returns the number of attempts in this window, and the rest of the window. */
  async add(kind: string, windowSeconds: number): Promise<Tally> {
    const now = nowSeconds();
    const sql = this.#openTable();
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm((now + day) * 1000);
    const { count, since } = sql
      .exec<{ count: number; since: number }>(
        `INSERT INTO tried VALUES (?1, ?2, 1) ON CONFLICT (kind) DO UPDATE SET
           count = CASE WHEN since + ?3 > ?2 THEN count + 1 ELSE 1 END,
           since = CASE WHEN since + ?3 > ?2 THEN since ELSE ?2 END
         RETURNING count, since`,
        kind,
        now,
        windowSeconds,
      )
      .one();
    return { count, leftSeconds: since + windowSeconds - now };
  }

  clear(kind: string): void {
    this.#openTable().exec("DELETE FROM tried WHERE kind = ?", kind);
  }

  override async alarm(): Promise<void> {
    const now = nowSeconds();
    const sql = this.#openTable();
    sql.exec("DELETE FROM tried WHERE since + ? <= ?", day, now);
    const { since } = sql.exec<{ since: number | null }>("SELECT min(since) AS since FROM tried").one();
    if (since === null) await this.ctx.storage.deleteAll();
    // The alarm runs once an hour at most, so that attempts all through a day do not each cause one.
    else await this.ctx.storage.setAlarm(Math.max(since + day, now + hour) * 1000);
  }

  /** The table exists only from the first attempt until the last one is a day old. */
  #openTable(): SqlStorage {
    const { sql } = this.ctx.storage;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS tried (kind TEXT PRIMARY KEY, since INTEGER NOT NULL, count INTEGER NOT NULL) STRICT",
    );
    return sql;
  }
}
