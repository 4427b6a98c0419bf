import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyBody } from "../../shared/wire/codec.ts";
import { browserWorld } from "./live-world.ts";
import type { PageEvent } from "./watch-page.ts";

/** A browser's socket, whose server a test plays. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static last: FakeSocket | null = null;
  readyState = 0;
  readonly sent: string[] = [];
  readonly closedWith: number[] = [];
  readonly address: URL;
  constructor(address: URL) {
    super();
    this.address = address;
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close(code: number) {
    this.closedWith.push(code);
  }
}

class FakeDocument extends EventTarget {
  visibilityState = "visible";
}

const listened = new EventTarget();
const page = new FakeDocument();
const network = { onLine: true };

beforeEach(() => {
  network.onLine = true;
  page.visibilityState = "visible";
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("location", { href: "https://tribune.test/fr/football/" });
  vi.stubGlobal("addEventListener", listened.addEventListener.bind(listened));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openSocket() {
  const heard: (string | number)[] = [];
  const socket = browserWorld.openSocket("/push?v=5", {
    message: (text) => heard.push(text),
    closed: (code) => heard.push(code),
    reopen: () => heard.push("reopen"),
  });
  const theirs = FakeSocket.last;
  if (theirs === null) throw new Error("no socket was opened");
  return { socket, theirs, heard };
}

/** Answers requests as a feed does, and records them. */
function answerFeeds(body: string | null, init: ResponseInit) {
  const asked: { readonly address: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (address: string, given: RequestInit) => {
    asked.push({ address, init: given });
    return new Response(body, init);
  });
  return asked;
}

/** A network on which nothing arrives; a request ends when it is given up. */
function hang() {
  const signals: AbortSignal[] = [];
  vi.stubGlobal("fetch", (_: string, { signal }: { readonly signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  return signals;
}

const load = (signal = new AbortController().signal) => browserWorld.loadFeed("/x/feed/u_1_1", "sign", signal);

describe("the browser's socket", () => {
  it.each([
    ["https://tribune.test/fr/football/", "wss://tribune.test/push?v=5"],
    ["http://localhost:8787/", "ws://localhost:8787/push?v=5"],
  ])("goes to the host of the page %s, encrypted where the page is", (href, address) => {
    vi.stubGlobal("location", { href });
    expect(String(openSocket().theirs.address)).toBe(address);
  });

  it("passes on each text, and the code of its end", () => {
    const { theirs, heard } = openSocket();
    theirs.dispatchEvent(new MessageEvent("message", { data: "pong" }));
    theirs.dispatchEvent(Object.assign(new Event("close"), { code: 1013 }));
    expect(heard).toEqual(["pong", 1013]);
  });

  it("sends nothing before it is open, where a browser would throw, nor once it is closing", () => {
    const { socket, theirs } = openSocket();
    socket.send("early");
    theirs.readyState = FakeSocket.OPEN;
    socket.send("ping");
    theirs.readyState = 2;
    socket.send("late");
    expect(theirs.sent).toEqual(["ping"]);
  });

  it("says goodbye when the page leaves, so that the server does not take it for an accident", () => {
    const { socket, theirs } = openSocket();
    socket.close();
    expect(theirs.closedWith).toEqual([1000]);
  });
});

describe("the browser's transports", () => {
  /** The transport that a fresh page opens after these events ended a socket. */
  async function openAfter(...events: readonly Event[]): Promise<string> {
    vi.resetModules();
    const { browserWorld: world } = await import("./live-world.ts");
    const opened: string[] = [];
    class NoSource extends EventTarget {
      constructor() {
        super();
        opened.push("stream");
      }
    }
    vi.stubGlobal("EventSource", NoSource);
    const listener = { message() {}, closed() {}, reopen() {} };
    world.openSocket("/push?v=5", listener);
    for (const event of events) FakeSocket.last?.dispatchEvent(event);
    FakeSocket.last = null;
    await import("./transports.ts");
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    world.openSocket("/push?v=5", listener);
    return opened[0] ?? (FakeSocket.last === null ? "nothing" : "socket");
  }
  const closed = Object.assign(new Event("close"), { code: 1006 });
  const hello = new MessageEvent("message", { data: "{}" });

  it("go on with a stream where a socket ended before it said anything, and else with sockets", async () => {
    expect(await openAfter(closed)).toBe("stream");
    expect(await openAfter(hello, closed)).toBe("socket");
  });
});

describe("a feed in the browser", () => {
  it("is asked for with the signature and past the browser's own cache, and comes with its number", async () => {
    const asked = answerFeeds("AA÷A¬~", { headers: { "x-feed-seq": "12" } });
    expect(await load()).toEqual({ body: "AA÷A¬~", seq: 12 });
    expect(asked).toMatchObject([
      { address: "/x/feed/u_1_1", init: { headers: { "x-fsign": "sign" }, cache: "no-cache" } },
    ]);
  });

  it("has no number where the answer names none", async () => {
    answerFeeds("AA÷A¬~", {});
    expect(await load()).toEqual({ body: "AA÷A¬~", seq: null });
  });

  it("[C5.05] is empty and no failure where nothing is new", async () => {
    answerFeeds(null, { status: 204, headers: { "x-feed-seq": "12" } });
    expect(await load()).toEqual({ body: emptyBody, seq: 12 });
  });

  it("[C5.05] could not be had where the server refuses, whatever it says beside", async () => {
    answerFeeds("AA÷A¬~", { status: 503, headers: { "x-feed-seq": "12" } });
    expect(await load()).toBeNull();
  });

  it("could not be had without a network", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
    expect(await load()).toBeNull();
  });

  it("is given up when it takes too long, and not before", async () => {
    vi.useFakeTimers();
    const [signals, answer] = [hang(), load()];
    vi.advanceTimersByTime(9_000);
    expect(signals[0]?.aborted).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(await answer).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is given up when the page does not want it any more, and leaves no timer behind", async () => {
    vi.useFakeTimers();
    hang();
    const page = new AbortController();
    const answer = load(page.signal);
    page.abort();
    expect(await answer).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("leaves nothing with a signal that serves later requests too", async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, "removeEventListener");
    const added = vi.spyOn(signal, "addEventListener");
    answerFeeds("0", {});
    await load(signal);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});

describe("the page in the browser", () => {
  it("is online and visible as the browser says", () => {
    expect([browserWorld.isOnline(), browserWorld.isVisible()]).toEqual([true, true]);
    network.onLine = false;
    page.visibilityState = "hidden";
    expect([browserWorld.isOnline(), browserWorld.isVisible()]).toEqual([false, false]);
  });

  it("is watched until nobody wants to know any more", () => {
    const heard: PageEvent[] = [];
    const live = () => {
      listened.dispatchEvent(new Event("offline"));
      listened.dispatchEvent(new Event("online"));
      for (const state of ["hidden", "visible"]) {
        page.visibilityState = state;
        page.dispatchEvent(new Event("visibilitychange"));
      }
    };
    const unwatch = browserWorld.watchPage((event) => heard.push(event));
    live();
    unwatch();
    live();
    expect(heard).toEqual(["offline", "online", "hidden", "shown"]);
  });

  it("wakes when it was away for longer than a socket may be silent, and when it was kept for a step back", () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    const heard: PageEvent[] = [];
    const unwatch = browserWorld.watchPage((event) => heard.push(event));
    const away = (seconds: number, [leave, comeBack]: readonly [string, string]) => {
      for (const [name, state] of [
        [leave, "hidden"],
        [comeBack, "visible"],
      ] as const) {
        page.visibilityState = name === "visibilitychange" ? state : "visible";
        page.dispatchEvent(new Event(name));
        vi.setSystemTime(Date.now() + (state === "hidden" ? seconds * 1000 : 0));
      }
      return heard.splice(0);
    };
    expect(away(29, ["visibilitychange", "visibilitychange"])).toEqual(["hidden", "shown"]);
    expect(away(30, ["visibilitychange", "visibilitychange"])).toEqual(["hidden", "shown", "woken"]);
    expect(away(29, ["freeze", "resume"])).toEqual([]);
    expect(away(30, ["freeze", "resume"])).toEqual(["woken"]);
    for (const persisted of [false, true]) listened.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    expect(heard).toEqual(["woken"]);
    unwatch();
    vi.useRealTimers();
  });
});
