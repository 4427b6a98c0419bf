import type { LiveClient } from "./client.ts";
import { browserWorld } from "./live-world.ts";

/** A page that is left at once is no tab among others; the first load does without the code of that. */
const tabsMs = 10_000;

/** A client that minds the other tabs once it has run for a while (decision 455). */
export function withTabs(client: LiveClient): LiveClient {
  function start() {
    let stop = client.start();
    const cancel = browserWorld.timers.after(tabsMs, () =>
      browserWorld.loadLater().then(
        ({ mindBrowserTabs }) => (stop = mindBrowserTabs(client, stop)),
        () => {}, // no network: the next page does
      ),
    );
    return () => {
      cancel();
      stop();
    };
  }
  return { ...client, start };
}
