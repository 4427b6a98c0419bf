import type { LiveWorld } from "../../live/live-world.ts";

/** The part of the browser's `LockManager` that is used here. */
export type Locks = {
  readonly request: (name: string, options: LockOptions, hold: () => Promise<void>) => Promise<unknown>;
};

type ListeningWorld = Pick<LiveWorld, "isVisible" | "watchPage" | "timers"> & { readonly locks: Locks | undefined };

const lockName = "news of followed games";
/** The browser gives a lock that is free within milliseconds. */
const grantMs = 1_000;

/**
 * Says whether this tab hears the news of the visitor's games: all tabs that are seen do, and where none is, one of those that are
 * hidden (C4.19). It begins with yes. Where the browser has no locks, each does. The answer ends it.
 */
export function watchListening(
  { isVisible, watchPage, timers, locks }: ListeningWorld,
  listener: (isListening: boolean) => void,
) {
  let leave: (() => void) | null = null;

  function enter() {
    leave?.();
    if (locks === undefined) return;
    const waiting = new AbortController();
    let release: (() => void) | null = null;
    const cancel = timers.after(grantMs, () => listener(false));
    if (isVisible()) {
      cancel();
      listener(true);
    }
    const hold = () => {
      cancel();
      listener(true);
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    // Those that are seen hold it together; a hidden one waits until none of them does.
    const mode = isVisible() ? "shared" : "exclusive";
    locks.request(lockName, { mode, signal: waiting.signal }, hold).catch(() => {}); // given up
    leave = () => {
      cancel();
      waiting.abort();
      release?.();
    };
  }

  const unwatch = watchPage((event) => {
    if (event === "shown" || event === "hidden") enter();
  });
  enter();
  return () => {
    unwatch();
    leave?.();
  };
}
