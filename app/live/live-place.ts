import { statusUp } from "../../shared/wire/system-values.ts";
import type { LiveClient, LiveSettings } from "./client.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import { runUnlessHidden } from "./run-unless-hidden.ts";
import { setRunningClient } from "./running-client.ts";
import { browserTimers } from "./timers.ts";
import { createTopics } from "./topics.ts";

/**
 * Holds the one live client of a document. It is made when a part of the page needs it: pages of news, settings or a
 * finished match load no code of it.
 */
export type LivePlace = {
  /** Makes the client with `create`, unless it exists. May be called while a page is rendered: the client starts afterwards. */
  readonly take: (create: (settings: LiveSettings, startSeconds: number) => LiveClient) => LiveClient;
  /** Lets the client start as soon as there is one, and watches the network; the returned function ends both. */
  readonly open: () => () => void;
  readonly getStatus: () => ConnectionStatus;
  readonly subscribeStatus: (listener: () => void) => () => void;
};

export function createLivePlace(settings: LiveSettings): LivePlace {
  const madeMs = browserTimers.nowMs();
  const topics = createTopics();
  const lastSyncSeconds = settings.nowSeconds;
  const serviceStatus = settings.serviceStatus ?? statusUp;
  const idle: ConnectionStatus = { state: "idle", lastSyncSeconds, serviceStatus };
  const offline: ConnectionStatus = { state: "offline", lastSyncSeconds, serviceStatus };
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
    take(create) {
      if (client === null) {
        // The document may be minutes old by now.
        client = create(settings, settings.nowSeconds + Math.floor((browserTimers.nowMs() - madeMs) / 1000));
        if (isOpen) browserTimers.after(0, start);
      }
      return client;
    },
    open() {
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
    getStatus: () => client?.getStatus() ?? (isOnline ? idle : offline),
    subscribeStatus: (listener) => topics.subscribe("status", listener),
  };
}
