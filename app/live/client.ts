import { createClock } from "./clock.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import type { LiveData } from "./live-data.ts";
import { createListStore } from "./store.ts";
import { browserTimers } from "./timers.ts";
import { createTopics } from "./topics.ts";

export type LiveClient = ReturnType<typeof createLiveClient>;

/** The live half of a list page. Creating it does nothing but decode; `start` opens the socket and the ticker. */
export function createLiveClient(data: LiveData) {
  const store = createListStore(data);
  const clock = createClock(data.nowSeconds, browserTimers);
  const topics = createTopics();
  const status: ConnectionStatus = { state: "connecting", lastSyncSeconds: data.nowSeconds };
  return {
    store,
    clock,
    loadedSeconds: data.nowSeconds,
    getStatus: () => status,
    subscribeStatus: (listener: () => void) => topics.subscribe("status", listener),
    /** Returns what stops it. */
    start: () => clock.subscribe(() => store.advance(clock.shownSeconds())),
  };
}
