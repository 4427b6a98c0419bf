import { DurableObject } from "cloudflare:workers";
import { isWithin } from "../../../../shared/caching/is-within.ts";
import { longestReturnMs, returnsPerSecond } from "../../../../shared/push/limits.ts";
import { createReckoning } from "./reckoning.ts";
import { relaysFor, type Room } from "./rooms.ts";

/** What a relay tells of itself: its sockets, and the frames a second that it sends to each. */
export type Note = Room & { readonly framesPerSecond: number };

/** Relays that newcomers may be sent to, drawn from all with room, and over how long its sockets come back: 0 for the usual time. */
export type Places = { readonly rooms: readonly Room[]; readonly returnMs: number };

/** A relay tells at each heartbeat, which is once a minute: one of which nothing was heard for longer is gone. */
const noteLastsMs = 150_000;
/** Over so long a time sockets come back by themselves. */
const usualReturnMs = 1_000;
/** More than these tell a caller that chooses between two nothing. */
const roomsAtOnce = 32;

/** All notes are added up anew after so long; in between each new one is counted on. */
const totalLastsMs = 1_000;

/** Knows the relays of a sport in a region, so that nobody has to try one after the other. */
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

  /** Takes a relay's word of itself, or a caller's that found it full, and answers where newcomers may go. */
  note(note: Note): Places {
    const { shard, sockets, framesPerSecond } = note;
    const atMs = Date.now();
    const known = this.#notes.get(shard)?.sockets;
    // Of one that it does not know its sockets may be old.
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
    // Beginning anywhere: of many relays each caller learns of others. From all parts of the numbers: the lower ones are older, and fuller.
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
      // What lies in the future was noted before the clock went back.
      if (sockets > 0 && atMs > nowMs - noteLastsMs && atMs <= nowMs + noteLastsMs) continue;
      this.#notes.delete(shard);
      this.#sql.exec("DELETE FROM note WHERE shard = ?", shard);
    }
  }
}
