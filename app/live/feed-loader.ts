import { runAttempts } from "./run-attempts.ts";
import type { LiveWorld, LoadedFeed } from "./live-world.ts";
import type { Veil } from "./veil.ts";

export type FeedLoader = {
  /** Delivers all of these feeds, or null; a new request in the same context aborts the one before it. */
  readonly load: (
    context: string,
    names: readonly string[],
    done: (feeds: readonly LoadedFeed[] | null) => unknown,
  ) => void;
  readonly abortAll: () => void;
};

/**
 * Loads feeds for a page. Each is tried at most 4 times; a retry waits for the page to be visible and online (C4.11). A
 * context ("poll", "day" …) has one request: a new one aborts the one before it (C4.12).
 *
 * @param veil without `read` for feeds that stand for the socket's rows, which the store holds back itself
 */
export function createFeedLoader(
  world: LiveWorld,
  feed: { readonly base: string; readonly sign: string },
  veil: (Pick<Veil, "toTake"> & Partial<Pick<Veil, "read">>) | null = null,
): FeedLoader {
  const running = new Map<string, AbortController>();

  const isPageActive = () => world.isOnline() && world.isVisible();

  /** Resolves when the page is active, or when the request was aborted; to end twice does nothing. */
  const whenPageActive = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const end = () => {
        unwatch();
        resolve();
      };
      const unwatch = world.watchPage(() => {
        if (isPageActive()) end();
      });
      signal.addEventListener("abort", end);
    });

  const tryFeed = async (name: string, signal: AbortSignal) => {
    const present = () => world.loadFeed(feed.base + name, feed.sign, signal);
    const loaded = await runAttempts(() => veil?.read?.(name, present) ?? present(), {
      wait: (delayMs) => new Promise((resolve) => world.timers.after(delayMs, resolve)),
      isPageActive,
      whenPageActive: () => whenPageActive(signal),
      isAborted: () => signal.aborted,
    });
    return loaded === null || veil === null ? loaded : { ...loaded, body: veil.toTake(name, loaded.body) };
  };

  return {
    /**
     * Delivers the feeds of these names when all have arrived (C4.10), null when the attempts at one are exceeded. An
     * aborted request delivers nothing. A failure of `done` ends the request, and is thrown on with action, url and body (C8.02).
     */
    load(context, names, done) {
      running.get(context)?.abort();
      const request = new AbortController();
      running.set(context, request);
      void Promise.all(names.map((name) => tryFeed(name, request.signal))).then(async (feeds) => {
        if (request.signal.aborted) return;
        try {
          // Without a null among them, the cast is safe.
          await done(feeds.includes(null) ? null : (feeds as readonly LoadedFeed[]));
        } catch (error) {
          // Thrown on, so that the session's log has it; nothing is tried again.
          throw Object.assign(error as Error, { action: context, url: feed.base + names, body: feeds[0]?.body });
        }
      });
    },
    abortAll() {
      for (const request of running.values()) request.abort();
    },
  };
}
