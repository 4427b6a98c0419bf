import { inTime } from "../hub-deadline.ts";
import { retried } from "../retried.ts";
import type { SubjectFrame, TreeReport } from "../hub-protocol.ts";
import { isHeavy, mostOf } from "./heavy-frames.ts";
import { createGathered, createMerge, type Gathered } from "./gathered.ts";

/** What takes frames: a relay, or a branch that hands them on. */
type Child = {
  /** False when it has nobody who reads. */
  deliver(frames: readonly SubjectFrame[]): Promise<boolean>;
  report(): Promise<TreeReport>;
};

export type Children = ReturnType<typeof createChildren>;

/**
 * The objects below one, kept from their first call until they answer that they have nobody who reads.
 *
 * @param waitUntil takes work that goes on after a delivery was answered
 */
export function createChildren(
  sql: SqlStorage,
  toChild: (name: string) => Child,
  waitUntil: (work: Promise<unknown>) => void,
) {
  sql.exec("CREATE TABLE IF NOT EXISTS child (name TEXT PRIMARY KEY) WITHOUT ROWID");
  const names = new Set(
    sql
      .exec<{ name: string }>("SELECT name FROM child")
      .toArray()
      .map(({ name }) => name),
  );
  /** How often each has called since this object woke. */
  const calls = new Map<string, number>();
  /** What waits for each that has a delivery under way, and when all of it has arrived. */
  const waiting = new Map<string, { readonly gathered: Gathered; readonly arrived: Promise<void> }>();
  const merge = createMerge();

  /** One that cannot be reached is kept: it sees at its next sign of life what it missed. */
  async function deliverTo(name: string, frames: readonly SubjectFrame[]) {
    const before = calls.get(name);
    const isNeeded = await inTime(retried(() => toChild(name).deliver(frames))).catch(() => true);
    // It may have been empty when it answered and have called since.
    if (isNeeded || before !== calls.get(name)) return;
    sql.exec("DELETE FROM child WHERE name = ?", name);
    names.delete(name);
    calls.delete(name);
  }

  function handOver(name: string, frames: readonly SubjectFrame[]): Promise<void> {
    const known = waiting.get(name);
    if (known !== undefined) {
      known.gathered.add(frames);
      return known.arrived;
    }
    const gathered = createGathered(merge);
    const arrived = deliverAll(name, frames, gathered);
    waiting.set(name, { gathered, arrived });
    return arrived;
  }

  async function deliverAll(name: string, frames: readonly SubjectFrame[], gathered: Gathered): Promise<void> {
    try {
      for (let next = frames; next.length > 0 && names.has(name); next = gathered.take(Date.now())) {
        await deliverTo(name, next);
      }
    } finally {
      waiting.delete(name);
    }
  }

  return {
    count: (): number => names.size,
    /** Counts one that calls among those that get every frame from now on. */
    add(name: string) {
      calls.set(name, (calls.get(name) ?? 0) + 1);
      if (names.has(name)) return;
      sql.exec("INSERT OR IGNORE INTO child VALUES (?)", name);
      names.add(name);
    },
    /**
     * Hands frames to each child at once, or with what gathers while it has not answered: one that is slow or far away delays itself alone.
     * Settles when all have answered, and no later than this thread has done what was ready: what the sending costs a thread
     * that children share is waited for, and the way to those that are elsewhere is not. Heavy frames are a flood's: they are over when
     * most have taken them.
     */
    async deliver(frames: readonly SubjectFrame[]): Promise<void> {
      const deliveries = [...names].map((name) => handOver(name, frames));
      const delivered = Promise.all(deliveries);
      waitUntil(delivered);
      await (isHeavy(frames) ? mostOf(deliveries) : Promise.race([delivered, scheduler.wait(0)]));
    },
    /** For operators: those below, added up. One that does not answer in time is counted as silent. */
    async report(): Promise<TreeReport> {
      const reports = await Promise.all([...names].map((name) => inTime(toChild(name).report()).catch(() => silent)));
      const sum = (of: keyof TreeReport) => reports.reduce((total, report) => total + report[of], 0);
      return {
        relays: sum("relays"),
        silentRelays: sum("silentRelays"),
        sockets: sum("sockets"),
        subscribers: sum("subscribers"),
      };
    },
  };
}

const silent: TreeReport = { relays: 1, silentRelays: 1, sockets: 0, subscribers: 0 };
