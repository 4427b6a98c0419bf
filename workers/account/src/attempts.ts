import { DurableObject } from "cloudflare:workers";
import { day, nowSeconds } from "./clock.ts";

/** Counts what was tried for one key, such as an account or a network. Its counters are forgotten after a day. */
export class Attempts extends DurableObject<AccountEnv> {
  /** Counts one more, and answers how many it makes within this window. */
  async add(kind: string, windowSeconds: number): Promise<number> {
    const now = nowSeconds();
    const sql = this.#openTable();
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm((now + day) * 1000);
    const { count } = sql
      .exec<{ count: number }>(
        `INSERT INTO tried VALUES (?1, ?2, 1) ON CONFLICT (kind) DO UPDATE SET
           count = CASE WHEN since + ?3 > ?2 THEN count + 1 ELSE 1 END,
           since = CASE WHEN since + ?3 > ?2 THEN since ELSE ?2 END
         RETURNING count`,
        kind,
        now,
        windowSeconds,
      )
      .one();
    return count;
  }

  clear(kind: string): void {
    this.#openTable().exec("DELETE FROM tried WHERE kind = ?", kind);
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** Nothing is stored of a key before its first attempt, nor after the day. */
  #openTable(): SqlStorage {
    const { sql } = this.ctx.storage;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS tried (kind TEXT PRIMARY KEY, since INTEGER NOT NULL, count INTEGER NOT NULL) STRICT",
    );
    return sql;
  }
}
