import type { GameNews } from "../notifications/game-news.ts";
import type { Meta } from "./meta.ts";

/** The numbered news of games: 1, 2, 3 … of each game, in no language (P3). */
export type GameNewsStore = {
  readonly append: (eventId: string, news: readonly GameNews[]) => void;
  /** Games with news that the hub lacks, the last number that it has, and the last that was given. */
  readonly pending: () => readonly { readonly eventId: string; readonly have: number; readonly seq: number }[];
  /** News of a game after a number, in order. */
  readonly after: (eventId: string, seq: number) => readonly { readonly seq: number; readonly news: GameNews }[];
  readonly setHave: (eventId: string, have: number) => void;
  readonly forgetBefore: (atSeconds: number) => void;
};

/** The key of the number from which a restored ledger counts: higher than any that a client has seen (P15). */
export const newsFrom = "news-from";

export function createGameNewsStore(sql: SqlStorage, meta: Meta): GameNewsStore {
  const lastSeq = (eventId: string): number | undefined =>
    sql.exec<{ seq: number }>("SELECT seq FROM noted WHERE event_id = ?", eventId).toArray()[0]?.seq;
  return {
    append(eventId, news) {
      if (news.length === 0) return;
      const known = lastSeq(eventId);
      const base = known ?? meta.number(newsFrom) ?? 0;
      news.forEach((each, index) => {
        const row = [eventId, base + index + 1, each.atSeconds, JSON.stringify(each)];
        sql.exec("INSERT INTO game_news VALUES (?, ?, ?, ?)", ...row);
      });
      sql.exec(
        "INSERT INTO noted VALUES (?1, ?2, ?3) ON CONFLICT (event_id) DO UPDATE SET seq = ?2",
        eventId,
        base + news.length,
        base,
      );
    },
    pending: () =>
      sql
        .exec<{ event_id: string; have: number; seq: number }>(
          "SELECT event_id, have, seq FROM noted INDEXED BY noted_pending WHERE have < seq",
        )
        .toArray()
        .map(({ event_id: eventId, ...numbers }) => ({ eventId, ...numbers })),
    after: (eventId, seq) =>
      sql
        .exec<{ seq: number; json: string }>(
          "SELECT seq, json FROM game_news WHERE event_id = ? AND seq > ? ORDER BY seq",
          eventId,
          seq,
        )
        .toArray()
        .map(({ json, seq: number }) => ({ seq: number, news: JSON.parse(json) as GameNews })),
    setHave(eventId, have) {
      sql.exec("UPDATE noted SET have = ? WHERE event_id = ?", have, eventId);
    },
    forgetBefore(atSeconds) {
      sql.exec("DELETE FROM game_news WHERE at_seconds < ?", atSeconds);
    },
  };
}
