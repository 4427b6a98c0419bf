import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { protocolVersion } from "../../shared/push/frames.ts";
import { createLiveClient } from "./client.ts";
import * as transports from "./transports.ts";
import { browserTimers } from "./timers.ts";
import { createOpenSocket } from "./open-socket.ts";

const opened: ("socket" | "stream")[] = [];

/** As in a network that takes everything and passes nothing on, the closing neither. */
const toSilent = (kind: "socket" | "stream") =>
  class extends EventTarget {
    constructor() {
      super();
      opened.push(kind);
    }
    close() {}
  };

/** A stream of a list without news: it says that it lives. */
class LiveSource extends toSilent("stream") {
  private readonly living = setInterval(() => this.say("pong"), 25_000);
  constructor() {
    super();
    const have = { u_1_1: { n: 1, epoch: "a" } };
    setTimeout(() => this.say(JSON.stringify({ t: "hello", v: protocolVersion, at: 1_000_000, have, back: 0 })), 20);
  }
  private say(data: string) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  override close() {
    clearInterval(this.living);
  }
}

beforeEach(() => {
  opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: "https://tribune.test/" });
  vi.stubGlobal("WebSocket", toSilent("socket"));
  vi.stubGlobal("EventSource", toSilent("stream"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page in that network. @param codeMs how long the code of what follows a failed socket is on the way; null where it never comes */
function openPage(random: number, codeMs: number | null) {
  const loadCode = () =>
    new Promise<typeof transports>((resolve) => {
      if (codeMs !== null) setTimeout(() => resolve(transports), codeMs);
    });
  const nowSeconds = 1_000_000;
  const client = createLiveClient(
    { pushOrigin: "", feedBase: "/x/feed/", feedSign: "sign", nowSeconds },
    {
      timers: browserTimers,
      random: () => random,
      openSocket: createOpenSocket(loadCode),
      loadFeed: async () => ({ body: "0", seq: 1 }),
      isOnline: () => true,
      isVisible: () => true,
      watchPage: () => () => {},
    },
  );
  const list = { key: "day", sportId: 1, feedName: "f_1_0_2_fr_1", feed: "0", seq: 1, nowSeconds, isFollowed: true };
  client.open({ ...list, odds: null, oddsSeq: null, oddsFeedName: null, market: null });
  client.show(list.key);
  client.start();
  return client;
}

/**
 * Lets fake time pass, and after each step the promises that wait for nothing else. Vitest's own way waits for the event loop at each
 * timer, which takes half a second on a busy machine.
 */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    vi.advanceTimersByTime(Math.min(stepMs, left));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
}
const stepMs = 10;

const mostMs = 10_000;
const slowCodeMs = 4_000;
const randoms = [0, 0.5, 0.999];

describe("a page whose sockets are silent", () => {
  it.each(randoms)("[P21] opens a stream within 10 s, also by a slow network (random %d)", async (random) => {
    openPage(random, slowCodeMs);
    await pass(mostMs);
    expect(opened).toEqual(["socket", "stream"]);
  });

  it.each(randoms)("[P21] [C4.18] polls within 10 s more where streams are silent too (random %d)", async (random) => {
    const client = openPage(random, slowCodeMs);
    await pass(2 * mostMs);
    expect(client.getStatus().state).toBe("polling");
  });

  it("[P21] stays on a stream that passes, and looks after half a minute whether a socket does", async () => {
    vi.stubGlobal("EventSource", LiveSource);
    const client = openPage(0.5, 0);
    await pass(30_000);
    expect([client.getStatus().state, opened]).toEqual(["live", ["socket", "stream"]]);
    await pass(60_000);
    expect([client.getStatus().state, opened]).toEqual(["live", ["socket", "stream", "socket"]]);
  });

  it("opens sockets where the code of streams does not arrive, and waits for it only in every second attempt", async () => {
    openPage(0, null);
    await pass(mostMs - 1);
    expect(opened).toEqual(["socket"]);
    await pass(2 * mostMs);
    expect(opened).toEqual(["socket", "socket", "socket"]);
  });
});
