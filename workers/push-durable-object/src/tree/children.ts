import { heavyLength } from "../../../../shared/push/push-limits.ts";
import { inTime } from "../hub-deadline.ts";
import { retried } from "../retried.ts";
import type { SubjectFrame, TreeReport } from "../hub-protocol.ts";
import { createSignal } from "../signal.ts";
import { waitAtMost } from "../wait-at-most.ts";
import { createGathered, createMerge, type Gathered } from "./gathered.ts";

/** A receiver of frames: a relay, or a branch that passes them on. */
type Child = {
  /** Resolves to false when the child has no readers. */
  deliver(frames: readonly SubjectFrame[]): Promise<boolean>;
  report(): Promise<TreeReport>;
};

export type Children = ReturnType<typeof createChildren>;

/** The longest that the half of all children is waited for. */
const longestMs = 500;

/** Whether frames are a flood's, which is sent no faster than it is read. */
const isHeavy = (frames: readonly SubjectFrame[]): boolean =>
  frames.reduce((length, { text }) => length + text.length, 0) >= heavyLength;

/**
 * Settles when all deliveries have, but waits for the slower half no longer than the quicker one took: a child that is slow, far away or
 * hangs delays the others by so much at the most.
 */
async function mostOf(deliveries: readonly Promise<void>[]): Promise<void> {
  const startMs = Date.now();
  await waitAtMost(longestMs, halfOf(deliveries));
  await waitAtMost(Date.now() - startMs, Promise.all(deliveries));
}

async function halfOf(deliveries: readonly Promise<void>[]): Promise<void> {
  const half = createSignal();
  let left = Math.ceil(deliveries.length / 2);
  if (left === 0) return;
  const reached = half.next();
  for (const delivery of deliveries) {
    void delivery.finally(() => {
      left -= 1;
      if (left === 0) half.give();
    });
  }
  await reached;
}

/**
 * Keeps the children of a hub or branch, from a child's first call until it answers that it has no readers.
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
  /** How often each child has called since this object woke. */
  const calls = new Map<string, number>();
  /** For each child with a delivery under way: the frames that wait for it, and a promise that settles when all have arrived. */
  const waiting = new Map<string, { readonly gathered: Gathered; readonly arrived: Promise<void> }>();
  const merge = createMerge();

  /** Keeps a child that cannot be reached: its next sign of life shows it which frames it missed. */
  async function deliverTo(name: string, frames: readonly SubjectFrame[]) {
    const before = calls.get(name);
    const isNeeded = await inTime(retried(() => toChild(name).deliver(frames))).catch(() => true);
    // The child may have had no readers when it answered, and have called since.
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
    /** Registers a calling child, which gets every frame from now on. */
    add(name: string) {
      calls.set(name, (calls.get(name) ?? 0) + 1);
      if (names.has(name)) return;
      sql.exec("INSERT OR IGNORE INTO child VALUES (?)", name);
      names.add(name);
    },
    /**
     * Sends frames to each child at once; while a child has not answered, its frames gather, so a slow or distant child delays only itself.
     * Settles when all children have answered, and at the latest when this thread has finished its ready work: so it waits for the
     * work of children on the same thread, but not for the network. Heavy frames come from a flood: their delivery settles
     * when most children have taken them.
     */
    async deliver(frames: readonly SubjectFrame[]): Promise<void> {
      const deliveries = [...names].map((name) => handOver(name, frames));
      const delivered = Promise.all(deliveries);
      waitUntil(delivered);
      await (isHeavy(frames) ? mostOf(deliveries) : Promise.race([delivered, scheduler.wait(0)]));
    },
    /** For operators: adds up the children's reports. A child that does not answer in time counts as silent. */
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
