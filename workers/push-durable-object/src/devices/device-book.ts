import type { Device, DeviceAnswer, DeviceGames } from "../../../../shared/push/device.ts";
import { maxDevicesPerClient } from "../../../../shared/push/push-limits.ts";
import { newsKinds, type NewsKind } from "../../../../shared/push/news-kinds.ts";

export type DeviceBook = ReturnType<typeof openDeviceBook>;

export type KeptDevice = Extract<DeviceAnswer, "kept" | "full" | "refused">;

/** A piece of news of a game, under its number (P18). */
export type BookNews = {
  readonly eventId: string;
  readonly seq: number;
  readonly kind: NewsKind;
  readonly topic: string;
  readonly payload: string;
  readonly atSeconds: number;
};
export type DueMessage = BookNews &
  Pick<Device, "endpoint" | "p256dh" | "auth"> & {
    /** How often it has been tried. */
    readonly tries: number;
  };

/** Browsers of one object: some 400 bytes each, and the time to tell them all of one goal. */
const mostDevices = 50_000;
/** A game that is planned for later than this is not followed yet. */
const furthestSeconds = 31 * 86_400;
/** A browser is forgotten after so many refused messages in a row: one may be too long, or signed while the site's clock was wrong. */
const mostRefusals = 3;
/** How long an endpoint without use is remembered, so that its browser learns at its next visit that messages have stopped. */
const uselessSeconds = 7 * 86_400;
/** Longer than any message waits. */
const newsSeconds = 86_400;

const toMask = (kinds: readonly NewsKind[]): number =>
  kinds.reduce((mask, kind) => mask | (1 << newsKinds.indexOf(kind)), 0);

/** The number `n` of the first row; null without one. */
const numberOf = (sql: SqlStorage, query: string, ...values: (string | number)[]): number | null =>
  sql.exec<{ n: number | null }>(query, ...values).toArray()[0]?.n ?? null;

/** Which browsers follow which games of a sport in one language, and the messages that wait for them. */
export function openDeviceBook(sql: SqlStorage) {
  createTables(sql);

  function forget(endpoint: string) {
    for (const table of ["device", "sender", "follow", "message"])
      sql.exec(`DELETE FROM ${table} WHERE endpoint = ?`, endpoint);
  }

  const hasRoom = (client: string): boolean =>
    (numberOf(sql, "SELECT count(*) AS n FROM device") ?? 0) < mostDevices &&
    (numberOf(sql, "SELECT count(*) AS n FROM sender WHERE client = ?", client) ?? 0) < maxDevicesPerClient;
  const { isUseless, ...refusals } = createRefusals(sql, forget);
  return {
    ...createMessageQueue(sql),
    ...refusals,

    /**
     * The browser follows these games and no others; one that follows none is forgotten.
     * @returns `full` when there is no room, for anybody or for this client; `refused` when messages to the endpoint have been refused
     */
    keep(device: Device, games: DeviceGames, client: string, nowSeconds: number): KeptDevice {
      const { endpoint, p256dh, auth, kinds, delaySeconds } = device;
      const follows = Object.entries(games).filter(([, until]) => until > nowSeconds);
      if (follows.length === 0) {
        forget(endpoint);
        return "kept";
      }
      if (isUseless(endpoint, nowSeconds)) return "refused";
      const isKnown = numberOf(sql, "SELECT 1 AS n FROM device WHERE endpoint = ?", endpoint) !== null;
      if (!isKnown && !hasRoom(client)) return "full";
      const row = [endpoint, p256dh, auth, toMask(kinds), delaySeconds];
      sql.exec("INSERT OR REPLACE INTO device VALUES (?, ?, ?, ?, ?)", ...row);
      sql.exec("INSERT OR REPLACE INTO sender VALUES (?, ?)", endpoint, client);
      sql.exec("DELETE FROM follow WHERE endpoint = ?", endpoint);
      for (const [eventId, until] of follows) {
        const untilSeconds = Math.min(until, nowSeconds + furthestSeconds);
        sql.exec("INSERT INTO follow VALUES (?, ?, ?)", eventId, endpoint, untilSeconds);
      }
      sql.exec(
        "DELETE FROM message WHERE endpoint = ?1 AND event_id NOT IN (SELECT event_id FROM follow WHERE endpoint = ?1)",
        endpoint,
      );
      return "kept";
    },

    /** Forgets games that are over, browsers that follow none, and news that no message needs. */
    sweep(nowSeconds: number) {
      sql.exec("DELETE FROM follow WHERE until_seconds <= ?", nowSeconds);
      sql.exec("DELETE FROM device WHERE endpoint NOT IN (SELECT endpoint FROM follow)");
      for (const table of ["message", "sender"])
        sql.exec(`DELETE FROM ${table} WHERE endpoint NOT IN (SELECT endpoint FROM device)`);
      sql.exec("DELETE FROM news WHERE at_seconds < ?", nowSeconds - newsSeconds);
      sql.exec("DELETE FROM refusal WHERE at_seconds < ?", nowSeconds - uselessSeconds);
    },

    /** When the next message is due, and when the first game is over; null when nothing is followed. */
    next(): { readonly dueSeconds: number | null; readonly untilSeconds: number } | null {
      const untilSeconds = numberOf(sql, "SELECT min(until_seconds) AS n FROM follow");
      return untilSeconds === null
        ? null
        : { dueSeconds: numberOf(sql, "SELECT min(due_seconds) AS n FROM message"), untilSeconds };
    },
  };
}

/** Counts the messages in a row that push services have refused, and forgets the browsers that no message reaches. */
function createRefusals(sql: SqlStorage, forget: (endpoint: string) => void) {
  function count(endpoint: string, refusals: number, nowSeconds: number) {
    const added = "INSERT INTO refusal VALUES (?, ?, ?)";
    const again = "ON CONFLICT DO UPDATE SET count = count + excluded.count, at_seconds = excluded.at_seconds";
    const total = numberOf(sql, `${added} ${again} RETURNING count AS n`, endpoint, refusals, nowSeconds) ?? 0;
    if (total >= mostRefusals) forget(endpoint);
  }
  return {
    isUseless(endpoint: string, nowSeconds: number): boolean {
      const query = "SELECT 1 AS n FROM refusal WHERE endpoint = ? AND count >= ? AND at_seconds >= ?";
      return numberOf(sql, query, endpoint, mostRefusals, nowSeconds - uselessSeconds) !== null;
    },
    refuse: (endpoint: string, nowSeconds: number) => count(endpoint, 1, nowSeconds),
    /** The push service does not know the endpoint any more. */
    end: (endpoint: string, nowSeconds: number) => count(endpoint, mostRefusals, nowSeconds),
    accept(endpoint: string) {
      sql.exec("DELETE FROM refusal WHERE endpoint = ?", endpoint);
    },
  };
}

/** Messages of news for the browsers that follow a game, each until it has left or is given up. */
function createMessageQueue(sql: SqlStorage) {
  return {
    /** A message for each browser that follows the game and wants such news, due as late as it wants them. */
    notify({ eventId, seq, kind, topic, payload, atSeconds }: BookNews, nowSeconds: number) {
      const isFollowed = numberOf(sql, "SELECT 1 AS n FROM follow WHERE event_id = ? LIMIT 1", eventId) !== null;
      const newest = numberOf(sql, "SELECT max(seq) AS n FROM news WHERE event_id = ?", eventId) ?? 0;
      // A publisher that is not sure publishes again.
      if (!isFollowed || seq <= newest) return;
      sql.exec("INSERT INTO news VALUES (?, ?, ?, ?, ?, ?)", eventId, seq, kind, topic, payload, atSeconds);
      sql.exec(
        `INSERT INTO message SELECT endpoint, event_id, ?2, ?3 + delay_seconds, 0 FROM follow JOIN device USING (endpoint)
          WHERE event_id = ?1 AND until_seconds > ?3 AND kinds & ?4 != 0`,
        eventId,
        seq,
        nowSeconds,
        toMask([kind]),
      );
    },

    /** Messages that are due; of several for one browser and game the last. */
    // The type of the rows is stated, not checked: this file alone writes them, and a goal is due for thousands of browsers.
    due: (nowSeconds: number, limit: number): readonly DueMessage[] =>
      sql
        .exec<DueMessage>(
          `SELECT endpoint, event_id AS eventId, max(seq) AS seq, tries, p256dh, auth, kind, topic, payload,
            at_seconds AS atSeconds FROM message
            JOIN device USING (endpoint) JOIN news USING (event_id, seq)
            WHERE due_seconds <= ? GROUP BY endpoint, event_id LIMIT ?`,
          nowSeconds,
          limit,
        )
        .toArray(),

    /** The message has left, or is given up, and with it the earlier ones of its game. */
    settle({ endpoint, eventId, seq }: DueMessage) {
      sql.exec("DELETE FROM message WHERE endpoint = ? AND event_id = ? AND seq <= ?", endpoint, eventId, seq);
    },

    postpone({ endpoint, eventId, seq, tries }: DueMessage, dueSeconds: number) {
      const key = [endpoint, eventId, seq];
      sql.exec("DELETE FROM message WHERE endpoint = ? AND event_id = ? AND seq < ?", ...key);
      sql.exec(
        "UPDATE message SET due_seconds = ?, tries = ? WHERE endpoint = ? AND event_id = ? AND seq = ?",
        dueSeconds,
        tries + 1,
        ...key,
      );
    },
  };
}

function createTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS device (endpoint TEXT PRIMARY KEY, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    kinds INTEGER NOT NULL, delay_seconds INTEGER NOT NULL) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS refusal (endpoint TEXT PRIMARY KEY, count INTEGER NOT NULL,
    at_seconds INTEGER NOT NULL) WITHOUT ROWID`);
  // Beside the browsers, which older objects have without it.
  sql.exec("CREATE TABLE IF NOT EXISTS sender (endpoint TEXT PRIMARY KEY, client TEXT NOT NULL) WITHOUT ROWID");
  sql.exec("CREATE INDEX IF NOT EXISTS sender_client ON sender (client)");
  sql.exec(`CREATE TABLE IF NOT EXISTS follow (event_id TEXT NOT NULL, endpoint TEXT NOT NULL, until_seconds INTEGER NOT NULL,
    PRIMARY KEY (event_id, endpoint)) WITHOUT ROWID`);
  sql.exec("CREATE INDEX IF NOT EXISTS follow_endpoint ON follow (endpoint)");
  sql.exec(`CREATE TABLE IF NOT EXISTS news (event_id TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL,
    topic TEXT NOT NULL, payload TEXT NOT NULL, at_seconds INTEGER NOT NULL, PRIMARY KEY (event_id, seq)) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS message (endpoint TEXT NOT NULL, event_id TEXT NOT NULL, seq INTEGER NOT NULL,
    due_seconds INTEGER NOT NULL, tries INTEGER NOT NULL, PRIMARY KEY (endpoint, event_id, seq)) WITHOUT ROWID`);
  sql.exec("CREATE INDEX IF NOT EXISTS message_due ON message (due_seconds)");
}
