import type { LiveClient } from "./client.ts";
import { isKeptAwake, onKeptAwake } from "./keep-awake.ts";
import type { LiveWorld } from "./live-world.ts";

/** A visitor who looks at another tab for less than this finds the page as it was. */
export const sleepMs = 60_000;

/**
 * Runs the client, and stops it in a tab that has been hidden for a minute, so that a hidden tab costs no socket and no polling.
 * It starts again when the tab is shown, and its subjects resume from their numbers (P4).
 * @returns what stops the client and the watching
 */
export function runUnlessHidden(
  client: Pick<LiveClient, "start" | "getStatus">,
  { timers, isVisible, watchPage }: Pick<LiveWorld, "timers" | "isVisible" | "watchPage">,
): () => void {
  let stopClient: (() => void) | null = client.start();
  let cancelSleep: (() => void) | null = null;

  function look() {
    cancelSleep?.();
    cancelSleep = null;
    const isNeeded = isVisible() || isKeptAwake();
    if (isNeeded) stopClient ??= client.start();
    else if (stopClient !== null) cancelSleep = timers.after(sleepMs, sleep);
  }

  function sleep() {
    const { state } = client.getStatus();
    const isSettled = state === "live" || state === "idle";
    if (!isSettled) return look(); // an opening or a repair is finished first
    stopClient?.();
    stopClient = null;
  }

  const unwatch = watchPage(look);
  const unsubscribe = onKeptAwake(look);
  look();
  return () => {
    unwatch();
    unsubscribe();
    cancelSleep?.();
    stopClient?.();
  };
}
