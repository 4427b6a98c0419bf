import type { LiveClient, LiveSettings } from "./client.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import { runUnlessHidden } from "./run-unless-hidden.ts";
import { setRunningClient } from "./running-client.ts";
import { browserTimers } from "./timers.ts";
import { createTopics } from "./topics.ts";

export type LivePlace = ReturnType<typeof createLivePlace>;

/**
 * Where the one live client of a document stands. It is made when a part of the page asks for it: what reads news, settings or a
 * match that is over loads no code of it.
 */
export function createLivePlace(settings: LiveSettings) {
  const madeMs = browserTimers.nowMs();
  const topics = createTopics();
  const lastSyncSeconds = settings.nowSeconds;
  const idle: ConnectionStatus = { state: "idle", lastSyncSeconds };
  const offline: ConnectionStatus = { state: "offline", lastSyncSeconds };
  let client: LiveClient | null = null;
  let isOpen = false;
  let stop: (() => void) | null = null;
  let isOnline = true;

  const notify = () => topics.notify("status");

  function watchNetwork() {
    isOnline = navigator.onLine;
    notify();
  }

  function start() {
    if (!isOpen || client === null || stop !== null) return;
    const unsubscribe = client.subscribeStatus(notify);
    const stopClient = runUnlessHidden(client, client.world);
    setRunningClient(client);
    stop = () => {
      setRunningClient(null);
      stopClient();
      unsubscribe();
    };
    notify();
  }

  return {
    /** Makes it with `create`, unless it is there. May be called while a page is rendered: it starts afterwards. */
    take(create: (settings: LiveSettings, startSeconds: number) => LiveClient): LiveClient {
      if (client === null) {
        // The document may be minutes old by now.
        client = create(settings, settings.nowSeconds + Math.floor((browserTimers.nowMs() - madeMs) / 1000));
        if (isOpen) browserTimers.after(0, start);
      }
      return client;
    },
    /** Begins what only a browser has, as soon as there is a client; returns what ends it. */
    open(): () => void {
      isOpen = true;
      start();
      addEventListener("online", watchNetwork);
      addEventListener("offline", watchNetwork);
      watchNetwork();
      return () => {
        isOpen = false;
        stop?.();
        stop = null;
        removeEventListener("online", watchNetwork);
        removeEventListener("offline", watchNetwork);
      };
    },
    getStatus: (): ConnectionStatus => client?.getStatus() ?? (isOnline ? idle : offline),
    subscribeStatus: (listener: () => void) => topics.subscribe("status", listener),
  };
}
