import { createLiveClient } from "../../app/live/client.ts";
import type { LiveWorld, OpenTransport, PageEvent } from "../../app/live/live-world.ts";
import { mindTabs } from "../../app/live/tabs/mind-tabs.ts";
import { createFakeBrowser } from "./fake-browser.ts";
import { createFakePushWorld } from "./fake-push-world.ts";
import { toEvent } from "./live-page.ts";

/** Tabs of one browser, each with a list of football in a fake world. Those of another `version` are of another deploy. */
export function openLiveTabs({ hasLocks = true, windowRows = 8 } = {}) {
  const server = createFakePushWorld([toEvent("A"), toEvent("B"), toEvent("C")], windowRows);
  const browser = createFakeBrowser();
  let count = 0;

  function open({ version = "v1", isVisible = true } = {}) {
    const tab = String((count += 1));
    const listeners = new Set<(event: PageEvent) => void>();
    let isFrozen = false;
    let lastId = 0;
    const mine = new Set<() => void>();
    const name = `socket ${version}`;
    const locks = browser.locksOf(tab);
    const awake = new Set<object>();
    let onKeptAwake: (() => void) | null = null;
    const newId = () => `${tab}.${(lastId += 1)}`;
    const openChannel = browser.openChannelOf(tab, name);
    const openSocket: OpenTransport = (path, listener) => {
      const socket = server.world.openSocket(path, {
        reopen: listener.reopen,
        message: (text) => (isFrozen ? undefined : listener.message(text)),
        closed: (code) => (isFrozen ? undefined : listener.closed(code)),
      });
      mine.add(socket.close);
      return socket;
    };
    let transport = openSocket;
    const world: LiveWorld = {
      ...server.world,
      timers: {
        nowMs: server.timers.nowMs,
        after: (delayMs, call) =>
          server.timers.after(delayMs, () => {
            if (!isFrozen) call();
          }),
      },
      isVisible: () => isVisible,
      watchPage(listener) {
        listeners.add(listener);
        const unwatch = server.world.watchPage((event) => {
          if (event === "online" || event === "offline") listener(event);
        });
        return () => {
          listeners.delete(listener);
          unwatch();
        };
      },
      openSocket: (path, listener) => transport(path, listener),
    };
    const nowSeconds = server.nowSeconds();
    const client = createLiveClient({ pushOrigin: "", feedBase: "/16/x/feed/", feedSign: "sign", nowSeconds }, world);
    client.open({
      key: "day",
      sportId: 1,
      feedName: "f_1_0_2_fr_1",
      feed: server.dayFeed(),
      seq: server.seq(),
      odds: null,
      oddsSeq: null,
      oddsFeedName: null,
      market: null,
      nowSeconds,
      isFollowed: true,
    });
    client.show("day");
    const stop = client.start();
    if (hasLocks)
      mindTabs(client, stop, {
        ...world,
        name,
        locks,
        openChannel,
        openSocket,
        nowMs: server.timers.nowMs,
        newId,
        use: (shared) => (transport = shared),
        isKeptAwake: () => awake.size > 0,
        onKeptAwake: (listener) => (onKeptAwake = listener),
      });
    return {
      client,
      score: (id = "A") => client.store.getEvent(id)?.homeScore,
      state: () => client.getStatus().state,
      page(event: "shown" | "hidden") {
        isVisible = event === "shown";
        for (const listener of listeners) listener(event);
      },
      keepAwake() {
        const reason = {};
        awake.add(reason);
        onKeptAwake?.();
        return () => {
          awake.delete(reason);
          onKeptAwake?.();
        };
      },
      /** It is closed, and nothing of its code runs any more. */
      close() {
        isFrozen = true;
        for (const close of mine) close();
        browser.die(tab);
      },
      /** It stays as it is, with its locks and its socket. */
      freeze() {
        isFrozen = true;
        browser.freeze(tab);
      },
    };
  }

  return { server, open };
}
