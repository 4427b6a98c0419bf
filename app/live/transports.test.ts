import { describe, expect, it } from "vitest";
import { createFakeTimers } from "../../tests/fakes/fake-timers.ts";
import { closeCodes } from "../../shared/push/close-codes.ts";
import type { LiveSocket, OpenTransport, SocketListener } from "./open-transport.ts";
import { createTransports } from "./transports.ts";

type Way = "socket" | "stream";
/** How a network treats a transport: it passes, is closed at once, says nothing, or does not exist in the browser. */
type Fate = "passes" | "closed" | "silent" | "missing";

const path = "/push?v=5&join=u_1_1:5&join=ul_1_1:7";
const probe = "socket /push?v=5&join=sys:0";
const minute = 60_000;
const everyFate = ["closed", "silent", "missing"] as const;

/** A page whose socket has failed, in a network that a test makes and in fake time. */
function openPage(fates: Record<Way, Fate>) {
  const timers = createFakeTimers();
  const opened: string[] = [];
  const heard: (string | number)[] = [];
  const open = new Map<string, SocketListener>();
  const toOpen =
    (way: Way): OpenTransport =>
    (asked, listener) => {
      if (fates[way] === "missing") throw new TypeError(`${way} is not defined`);
      const name = `${way} ${asked}`;
      opened.push(name);
      open.set(name, listener);
      if (fates[way] === "passes") timers.after(20, () => listener.message(`hello by ${way}`));
      if (fates[way] === "closed") timers.after(20, () => listener.closed(1006));
      return {
        send: (text) => heard.push(`sent by ${way}: ${text}`),
        close() {
          if (!open.delete(name)) return;
          timers.after(20, () => listener.closed(1006)); // as a browser's socket says once more
        },
      };
    };
  const transports = createTransports(toOpen("socket"), toOpen("stream"), timers);
  let current: LiveSocket | null = null;
  return {
    timers,
    fates,
    /** The connections opened since the last call. */
    opened: () => opened.splice(0),
    heard,
    isOpen: (name: string) => open.has(name),
    listener: (name: string) => open.get(name),
    leave: () => current?.close(),
    /** The page opens the next transport, and leaves it after a while if it stays silent. */
    async connect(): Promise<LiveSocket> {
      const state = { isOver: false };
      const transport = transports(path, {
        message(text) {
          state.isOver = true;
          heard.push(text);
        },
        closed(code) {
          if (current !== transport) return;
          current = null;
          state.isOver = true;
          heard.push(code);
        },
        reopen: () => heard.push("reopen"),
      });
      current = transport;
      await timers.pass(5_000);
      if (!state.isOver) {
        current = null;
        transport.close();
        await timers.pass(100);
      }
      return transport;
    },
  };
}

describe("the transports of a page whose socket has failed", () => {
  it("begin with a stream, and stay with it where it passes", async () => {
    const page = openPage({ socket: "closed", stream: "passes" });
    for (let count = 0; count < 3; count += 1) (await page.connect()).close();
    expect(page.opened()).toEqual(Array.from({ length: 3 }, () => `stream ${path}`));
    (await page.connect()).send("ping");
    page.listener(`stream ${path}`)?.reopen();
    expect(page.heard.slice(-3)).toEqual(["hello by stream", "sent by stream: ping", "reopen"]);
  });

  it.each(everyFate)("try one after the other as long as a stream is %s and a socket too", async (fate) => {
    const page = openPage({ socket: fate, stream: fate });
    for (let count = 0; count < 4; count += 1) await page.connect();
    const tried = [`stream ${path}`, `socket ${path}`, `stream ${path}`, `socket ${path}`];
    expect(page.opened()).toEqual(fate === "missing" ? [] : tried);
    expect(page.heard).toEqual(fate === "silent" ? [] : [1006, 1006, 1006, 1006]);
  });

  it("stay with a socket that passes again, and watch for no other", async () => {
    const page = openPage({ socket: "passes", stream: "closed" });
    await page.connect();
    await page.connect();
    await page.timers.pass(60 * minute);
    page.leave();
    await page.connect();
    expect(page.opened()).toEqual([`stream ${path}`, `socket ${path}`, `socket ${path}`]);
  });

  it("[P10] take a refusal for the server's word: the other one would be refused alike", async () => {
    for (const code of [closeCodes.policy.code, closeCodes.tryLater.code]) {
      const page = openPage({ socket: "passes", stream: "silent" });
      const connected = page.connect();
      page.listener(`stream ${path}`)?.closed(code);
      await connected;
      await page.connect();
      expect([page.heard, page.opened()]).toEqual([[code], [`stream ${path}`, `stream ${path}`]]);
    }
  });

  it.each(everyFate)("look less and less often for a socket where that is %s, beside the stream", async (fate) => {
    const page = openPage({ socket: fate, stream: "passes" });
    await page.connect();
    page.opened();
    await page.timers.pass(4 * minute);
    expect(page.opened()).toEqual(fate === "missing" ? [] : [probe, probe, probe]);
    await page.timers.pass(56 * minute);
    expect(page.opened().length).toBe(fate === "missing" ? 0 : 6);
    expect([page.heard, page.isOpen(`stream ${path}`), page.isOpen(probe)]).toEqual([["hello by stream"], true, false]);
  });

  it("go back up when a socket passes: the page opens it from where it has come to", async () => {
    const page = openPage({ socket: "silent", stream: "passes" });
    await page.connect();
    await page.timers.pass(minute);
    page.opened();
    page.fates.socket = "passes";
    await page.timers.pass(2 * minute);
    expect(page.heard).toEqual(["hello by stream", closeCodes.goingAway.code]);
    expect([page.isOpen(probe), page.isOpen(`stream ${path}`)]).toEqual([false, false]);
    await page.connect();
    await page.timers.pass(60 * minute);
    expect(page.opened()).toEqual([probe, `socket ${path}`]);
  });

  it("end with their page, whatever they were about to do", async () => {
    for (const waitMs of [0, 30_000, 32_000]) {
      const page = openPage({ socket: "silent", stream: "passes" });
      await page.connect();
      await page.timers.pass(waitMs);
      page.leave();
      page.opened();
      await page.timers.pass(60 * minute);
      expect([page.opened(), page.isOpen(`stream ${path}`), page.isOpen(probe)]).toEqual([[], false, false]);
    }
  });
});
