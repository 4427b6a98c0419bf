import { DurableObject } from "cloudflare:workers";
import { isWithin } from "../../../../shared/basics/is-within.ts";
import { longestReturnMs, returnsPerSecond } from "../../../../shared/push/push-limits.ts";
import { createReckoning } from "./reckoning.ts";
import { relaysFor, type Room } from "./rooms.ts";

/** A relay's report: its sockets, and the frames per second that it sends to each. */
export type Note = Room & { readonly framesPerSecond: number };

/** A sample of the relays for newcomers, and the time over which the region's sockets reconnect: 0 for the usual time. */
export type Places = { readonly rooms: readonly Room[]; readonly returnMs: number };

/** A relay reports at each heartbeat, once a minute. One that has not reported for this long is gone. */
const noteLastsMs = 150_000;
/** The time over which sockets reconnect without instructions. */
const usualReturnMs = 1_000;
/** The most relays in an answer: callers choose between two, so more would not help. */
const roomsAtOnce = 32;

/** The total is summed anew from all notes after this long; in between, each new note updates it. */
const totalLastsMs = 1_000;

/** Knows the relays of a sport in a region, so that callers need not try them one after the other. */
export class Directory extends DurableObject<PushEnv> {
  readonly #notes = new Map<number, Note & { readonly atMs: number }>();
  readonly #reckoning = createReckoning();
  #total = { sockets: 0, framesPerSecond: 0, atMs: -Infinity };

  constructor(state: DurableObjectState, env: PushEnv) {
    super(state, env);
    const { sql } = state.storage;
    sql.exec(`CREATE TABLE IF NOT EXISTS note (
      shard INTEGER PRIMARY KEY, sockets INTEGER NOT NULL, frames REAL NOT NULL, at_ms INTEGER NOT NULL)`);
    type Row = { shard: number; sockets: number; frames: number; at_ms: number };
    for (const { shard, sockets, frames, at_ms: atMs } of sql.exec<Row>("SELECT * FROM note")) {
      this.#notes.set(shard, { shard, sockets, framesPerSecond: frames, atMs });
    }
  }

  /** Records a relay's report, or that of a caller that found the relay full. @returns the relays that newcomers may use */
  note(note: Note): Places {
    const { shard, sockets, framesPerSecond } = note;
    const atMs = Date.now();
    const known = this.#notes.get(shard)?.sockets;
    // An unknown relay's sockets may be old, so they do not count as newcomers.
    this.#reckoning.welcome(sockets - (known ?? sockets), atMs);
    this.#total.sockets += sockets - (known ?? 0);
    this.#total.framesPerSecond = Math.max(this.#total.framesPerSecond, framesPerSecond);
    this.#notes.set(shard, { ...note, atMs });
    this.#sql.exec("INSERT OR REPLACE INTO note VALUES (?, ?, ?, ?)", shard, sockets, framesPerSecond, atMs);
    return this.places();
  }

  places(): Places {
    const { sockets, framesPerSecond } = this.#totalNow();
    const expected = this.#reckoning.socketsFor(sockets, Date.now());
    const count = relaysFor(expected, framesPerSecond);
    // Start at random, so that callers learn of different relays. Spread over all numbers, because lower ones are older and fuller.
    const first = Math.floor(Math.random() * count);
    const told = Math.min(count, roomsAtOnce);
    const rooms = Array.from({ length: told }, (_, index) => {
      const shard = (first + Math.floor((index * count) / told)) % count;
      return { shard, sockets: this.#notes.get(shard)?.sockets ?? 0 };
    });
    const returnMs = Math.round((expected / returnsPerSecond) * 1000);
    return { rooms, returnMs: returnMs < usualReturnMs ? 0 : Math.min(longestReturnMs, returnMs) };
  }

  #totalNow() {
    const atMs = Date.now();
    if (isWithin(this.#total.atMs, totalLastsMs, atMs)) return this.#total;
    this.#forgetSilent();
    this.#total = { sockets: 0, framesPerSecond: 0, atMs };
    for (const note of this.#notes.values()) {
      this.#total.sockets += note.sockets;
      this.#total.framesPerSecond = Math.max(this.#total.framesPerSecond, note.framesPerSecond);
    }
    return this.#total;
  }

  get #sql(): SqlStorage {
    return this.ctx.storage.sql;
  }

  #forgetSilent() {
    const nowMs = Date.now();
    for (const { shard, sockets, atMs } of this.#notes.values()) {
      // A note from the future was made before the clock went back.
      if (sockets > 0 && atMs > nowMs - noteLastsMs && atMs <= nowMs + noteLastsMs) continue;
      this.#notes.delete(shard);
      this.#sql.exec("DELETE FROM note WHERE shard = ?", shard);
    }
  }
}
