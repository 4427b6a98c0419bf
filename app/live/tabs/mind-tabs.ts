import type { LiveClient } from "../client.ts";
import type { LiveWorld, OpenTransport } from "../live-world.ts";
import { createTabs, type TabWorld } from "./tabs.ts";

export type MindedWorld = TabWorld &
  Pick<LiveWorld, "timers" | "isVisible" | "watchPage"> & {
    /** Sockets are opened so from now on. */
    readonly use: (transport: OpenTransport) => void;
    /** Whether the tab is seen or heard while it is hidden. */
    readonly isKeptAwake: () => boolean;
    readonly onKeptAwake: (listener: (() => void) | null) => void;
  };

/** Who looks at another tab for a moment finds the page as it was. */
const sleepMs = 15_000;

/**
 * Makes a page that runs one of several tabs of a browser (decision 455): it shares their socket, and costs nothing while it is hidden.
 * @param stop stops the client, which has been started
 * @returns stops it, whether it sleeps or not
 */
export function mindTabs(
  client: Pick<LiveClient, "start" | "reopen" | "getStatus" | "subscribeStatus">,
  stop: () => void,
  world: MindedWorld,
): () => void {
  const { isVisible, isKeptAwake, onKeptAwake, timers } = world;
  let stopClient: (() => void) | null = stop;
  let cancelSleep: (() => void) | null = null;
  const share = stayAlone(world, reopen);

  /** A socket that is still being opened is opened again once it is open. */
  function reopen() {
    client.reopen();
    if (client.getStatus().state === "live") return;
    const unsubscribe = client.subscribeStatus(() => {
      if (client.getStatus().state !== "live") return;
      unsubscribe();
      client.reopen();
    });
  }

  function look() {
    cancelSleep?.();
    if (isVisible() || isKeptAwake()) stopClient ??= client.start();
    if (!isVisible() && stopClient !== null) cancelSleep = timers.after(sleepMs, sleep);
  }

  /** What is under way is finished first; a page without a socket polls nothing while it is hidden. */
  function sleep() {
    const { state } = client.getStatus();
    if (isKeptAwake() || (state !== "live" && state !== "idle")) return look();
    stopClient?.();
    stopClient = null;
    share();
  }

  onKeptAwake(look);
  const unwatch = world.watchPage(look);
  look();
  return () => {
    onKeptAwake(null);
    unwatch();
    cancelSleep?.();
    stopClient?.();
    share();
  };
}

/**
 * A tab that has no other beside it keeps the socket that it has, and the lock. When another one calls, or has it, both open theirs again
 * as equals. The answer gives the lock back.
 */
function stayAlone(world: MindedWorld, reopen: () => void): () => void {
  let release: (() => void) | null = null;
  let isAlone = true;

  function share() {
    release?.();
    if (isAlone) world.use(createTabs(world));
    isAlone = false;
  }

  function join() {
    share();
    reopen();
  }

  world.locks
    .request(world.name, { ifAvailable: true }, (lock) => {
      if (lock === null) return join();
      if (!isAlone) return;
      const { close } = world.openChannel(join);
      return new Promise<void>((resolve) => {
        release = () => {
          release = null;
          close();
          resolve();
        };
      });
    })
    .catch((error: unknown) => {
      // Taken away, by a tab that thought this one frozen; where locks are forbidden, it goes on alone.
      if (error instanceof DOMException && error.name === "AbortError") join();
    });
  return share;
}
