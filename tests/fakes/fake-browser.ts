import type { Locks } from "../../app/features/notifications/listening.ts";

type Request = { readonly isShared: boolean; readonly hold: () => Promise<void> };

/** The locks of one browser. */
export function createFakeBrowser() {
  const queues = new Map<string, Request[]>();
  const held = new Map<string, Set<Request>>();

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

  const locks: Locks = {
    request: (name, { mode, signal }, hold) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const request: Request = {
          isShared: mode === "shared",
          async hold() {
            await Promise.resolve();
            const answer = await hold();
            resolve(answer);
          },
        };
        signal?.addEventListener("abort", () => {
          if (!queue.includes(request)) return;
          queue.splice(queue.indexOf(request), 1);
          reject(new DOMException("the request was given up", "AbortError"));
        });
        queue.push(request);
        grantNext(name);
      }),
  };

  return { locks };
}
