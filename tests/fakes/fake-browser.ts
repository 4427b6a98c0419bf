import type { Locks, TabWorld } from "../../app/live/tabs/tabs.ts";

type Request = {
  readonly tab: string;
  readonly isShared: boolean;
  readonly hold: () => Promise<void>;
  readonly fail: (error: DOMException) => void;
};

const abortError = () => new DOMException("the lock was taken away", "AbortError");

/** Locks and channels of one browser. A tab that dies lets go of its locks and hears nothing more; a frozen one keeps them. */
export function createFakeBrowser() {
  const queues = new Map<string, Request[]>();
  const held = new Map<string, Set<Request>>();
  const channels = new Set<{
    readonly tab: string;
    readonly name: string;
    readonly listener: Parameters<TabWorld["openChannel"]>[0];
  }>();
  const deaf = new Set<string>();

  const heldOf = (name: string) => {
    const requests = held.get(name) ?? new Set();
    held.set(name, requests);
    return requests;
  };

  function grantNext(name: string) {
    const holders = heldOf(name);
    const queue = queues.get(name) ?? [];
    const [next] = queue;
    if (next === undefined || (holders.size > 0 && ![next, ...holders].every(({ isShared }) => isShared))) return;
    queue.shift();
    holders.add(next);
    void next.hold().then(() => {
      if (holders.delete(next)) grantNext(name);
    });
    grantNext(name);
  }

  const locksOf = (tab: string): Locks => ({
    request: (name, { ifAvailable = false, steal = false, mode, signal }, hold) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        if (ifAvailable && (heldOf(name).size > 0 || queue.length > 0)) {
          queueMicrotask(() => resolve(hold(null)));
          return;
        }
        const request: Request = {
          tab,
          isShared: mode === "shared",
          fail: reject,
          async hold() {
            await Promise.resolve();
            // One that was closed or frozen meanwhile runs no code.
            if (deaf.has(tab)) return new Promise(() => {});
            const answer = await hold({});
            resolve(answer);
          },
        };
        signal?.addEventListener("abort", () => {
          if (!queue.includes(request)) return;
          queue.splice(queue.indexOf(request), 1);
          reject(abortError());
        });
        if (steal) {
          for (const holder of heldOf(name)) holder.fail(abortError());
          heldOf(name).clear();
          queue.unshift(request);
        } else queue.push(request);
        grantNext(name);
      }),
  });

  const openChannelOf =
    (tab: string, name: string): TabWorld["openChannel"] =>
    (listener) => {
      const entry = { tab, name, listener };
      channels.add(entry);
      return {
        post(message) {
          if (deaf.has(tab)) return;
          for (const other of channels) {
            if (other === entry || other.name !== name) continue;
            // As a browser does: later, and to who listens then.
            queueMicrotask(() => {
              if (channels.has(other) && !deaf.has(other.tab)) other.listener(structuredClone(message));
            });
          }
        },
        close: () => void channels.delete(entry),
      };
    };

  return {
    locksOf,
    openChannelOf,
    /** Neither hears nor says anything, and keeps its locks. */
    freeze: (tab: string) => deaf.add(tab),
    die(tab: string) {
      deaf.add(tab);
      for (const [name, queue] of queues) {
        queue.splice(0, queue.length, ...queue.filter((request) => request.tab !== tab));
        for (const holder of heldOf(name)) if (holder.tab === tab) heldOf(name).delete(holder);
        grantNext(name);
      }
    },
  };
}
