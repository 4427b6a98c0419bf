import type { LiveClient } from "../client.ts";
import { browserWorld, openWebSocket, tabSocket } from "../live-world.ts";
import { isKeptAwake, onKeptAwake } from "./keep-awake.ts";
import { mindTabs } from "./mind-tabs.ts";

/** Tabs of two versions share nothing: a file's name is of its content. */
const name = `socket ${import.meta.url}`;

/** The title and the icon of a match that is being played say its score in a hidden tab, too. */
const liveMatch = ".match-head .live";

/** Where the browser has no locks, as on a page that is not secure, each tab goes on with a socket of its own. */
export function mindBrowserTabs(client: LiveClient, stop: () => void): () => void {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return stop;
  const { timers, isVisible, watchPage } = browserWorld;
  return mindTabs(client, stop, {
    name,
    locks,
    openChannel(listener) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener("message", ({ data }) => listener(data));
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
        post: (message) => channel.postMessage(message),
        close: () => channel.close(),
      };
    },
    openSocket: openWebSocket,
    nowMs: timers.nowMs,
    newId: () => crypto.randomUUID(),
    timers,
    isVisible,
    watchPage,
    use: (transport) => (tabSocket.open = transport),
    isKeptAwake: () => isKeptAwake() || document.querySelector(liveMatch) !== null,
    onKeptAwake,
  });
}
