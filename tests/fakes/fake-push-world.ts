import type { LiveWorld } from "../../app/live/live-world.ts";
import type { PageEvent } from "../../app/live/watch-page.ts";
import type { SocketListener } from "../../app/live/open-transport.ts";
import { applyChange, encodeChange, type EventChange } from "../../shared/wire/changes.ts";
import { encodeDayFeed } from "../../shared/wire/day-feed.ts";
import type { EventFields } from "../../shared/wire/event-fields.ts";
import { protocolVersion, type ServerFrame } from "../../shared/push/frames.ts";
import { parseClientFrame } from "../../shared/push/client-frame.ts";
import { decideResume } from "../../workers/push-durable-object/src/resume.ts";
import { updateSubject } from "../../shared/push/subjects.ts";
import { createFakeTimers } from "./fake-timers.ts";

const subject = updateSubject(1);
const latencyMs = 20;
const heartbeatMs = 60_000;

const toText = (frame: ServerFrame) => JSON.stringify(frame);

type Line = { readonly listener: SocketListener; readonly isOneWay: boolean; isOpen: boolean };

/**
 * A ledger, its hub and the network between them and one page, in fake time. The server keeps a window of `windowRows`
 * changes; the network loses, repeats and swaps frames when a test says so.
 */
export function createFakePushWorld(initial: readonly EventFields[], windowRows = 8) {
  const timers = createFakeTimers();
  const events = new Map<string, EventFields>();
  const lines = new Set<Line>();
  const everyLine: Line[] = [];
  const requests: string[] = [];
  const requestedAtMs: number[] = [];
  const aborted: string[] = [];
  const failingKinds = new Set<string>();
  const opened: string[] = [];
  const sent: string[] = [];
  const listeners = new Set<(event: PageEvent) => void>();
  const mishaps: ("lose" | "repeat" | "swap")[] = [];
  let rows: string[] = [];
  let epoch = 0;
  let isUp = true;
  let isFeedUp = true;
  let feedLatencyMs = 0;
  let isMute = false;
  let isOneWay = false;
  let isOnline = true;
  let isVisible = true;
  let random = 0.5;
  let held: string | null = null;
  let frozen: { readonly seq: number; readonly bodies: Readonly<Record<string, string>> } | null = null;
  begin();

  function begin() {
    rows = [];
    held = null;
    frozen = null;
    epoch += 1;
    events.clear();
    for (const event of initial) events.set(event.id ?? "", event);
  }

  const nowSeconds = () => 1_000_000 + Math.floor(timers.nowMs() / 1000);
  const oldest = () => (rows.length === 0 ? null : Math.max(1, rows.length - windowRows + 1));
  const hello = () =>
    toText({
      t: "hello",
      v: protocolVersion,
      at: nowSeconds(),
      have: { [subject]: { n: rows.length, epoch: String(epoch) } },
      back: 0,
    });

  function put(line: Line, text: string) {
    timers.after(latencyMs, () => {
      if (line.isOpen && isOnline && !isMute) line.listener.message(text);
    });
  }

  function broadcast(text: string) {
    const mishap = mishaps.shift();
    if (mishap === "lose") return;
    const texts = mishap === "repeat" ? [text, text] : [text];
    if (mishap === "swap" && held === null) {
      held = text;
      return;
    }
    if (held !== null) texts.push(held);
    held = null;
    for (const line of lines) for (const one of texts) put(line, one);
  }

  function answer(line: Line, since: number, isOpening: boolean) {
    const resume = decideResume({ since, oldest: oldest(), newest: rows.length });
    if (resume.kind === "repair") return put(line, toText({ t: "repair", s: subject, n: resume.goOnFrom }));
    if (resume.from > resume.to) return isOpening ? undefined : put(line, hello());
    const missing = rows.slice(resume.from - 1, resume.to).join("");
    put(line, toText({ t: "rows", s: subject, n: resume.from, r: missing }));
  }

  function close(line: Line, code: number) {
    line.isOpen = false;
    lines.delete(line);
    line.listener.closed(code);
  }

  function heartbeat() {
    for (const line of lines) put(line, hello());
    timers.after(heartbeatMs, heartbeat);
  }
  heartbeat();

  const bodies: Readonly<Record<string, () => string>> = {
    f: () =>
      encodeDayFeed({
        sportId: 1,
        leagues: [{ league: { title: "League", stageId: "L" }, events: [...events.values()] }],
        signature: "",
      }),
    fr: () => bodies["f"]?.() ?? "0",
    r: () => [...events.values()].map((event) => encodeChange({ id: "", ...event } as EventChange)).join("") || "0",
    fo: () => `SA÷1¬~${[...events.keys()].map((id) => `AA÷${id}¬AY÷1¬ODA÷16¬XA÷1.50¬YA÷¬MG÷0¬~`).join("")}`,
    u: () => rows.slice(-windowRows).join("") || "0",
    sys: () => `SA÷1¬mlp÷2¬sst÷1¬stu÷5¬utime÷${nowSeconds()}¬~`,
  };

  const world: LiveWorld = {
    timers,
    random: () => random,
    openSocket(path, listener) {
      opened.push(path);
      const line: Line = { listener, isOneWay, isOpen: true };
      everyLine.push(line);
      const since = Number(/join=u_1_1:(\d+)/.exec(path)?.[1]);
      timers.after(latencyMs, () => {
        if (!line.isOpen) return;
        if (!isUp || !isOnline) return close(line, 1006);
        lines.add(line);
        put(line, hello());
        answer(line, since, true);
      });
      return {
        send(text) {
          sent.push(text);
          if (text === "ping") return put(line, "pong");
          // Like a stream, this line carries nothing to the server.
          if (line.isOneWay) {
            return void timers.after(0, () => {
              if (line.isOpen) listener.reopen();
            });
          }
          const frame = parseClientFrame(text);
          // The test itself answers joins of other subjects.
          if (frame?.t === "join" && frame.s === subject && line.isOpen)
            timers.after(latencyMs, () => answer(line, frame.since, false));
        },
        close() {
          line.isOpen = false;
          lines.delete(line);
        },
      };
    },
    async loadFeed(address, _sign, signal) {
      const name = address.slice(address.lastIndexOf("/") + 1);
      requests.push(name);
      requestedAtMs.push(timers.nowMs());
      signal.addEventListener("abort", () => aborted.push(name));
      if (feedLatencyMs > 0) await new Promise<void>((resolve) => timers.after(feedLatencyMs, resolve));
      const kind = name.split("_")[0] ?? "";
      if (signal.aborted || !isFeedUp || !isOnline || failingKinds.has(kind)) return null;
      if (frozen !== null && kind !== "u" && kind !== "sys")
        return { body: frozen.bodies[kind] ?? "0", seq: frozen.seq };
      return { body: bodies[kind]?.() ?? "0", seq: rows.length };
    },
    isOnline: () => isOnline,
    isVisible: () => isVisible,
    watchPage(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  return {
    world,
    timers,
    /**
     * Names of the requested feeds with the time of each request, and of the feeds whose requests were abandoned.
     */
    requests,
    requestedAtMs,
    aborted,
    opened,
    sent,
    nowSeconds,
    seq: () => rows.length,
    dayFeed: () => bodies["f"]?.() ?? "",
    event: (id: string) => events.get(id) ?? null,
    eventIds: () => [...events.keys()].toSorted(),
    hasSocket: () => lines.size > 0,
    countSockets: () => lines.size,
    setRandom: (value: number) => (random = value),
    /** Makes one more change, numbers it and sends it. */
    change(change: EventChange) {
      events.set(change.id, applyChange(events.get(change.id) ?? {}, change));
      rows.push(encodeChange(change));
      broadcast(toText({ t: "rows", s: subject, n: rows.length, r: rows.at(-1) ?? "" }));
    },
    mishap: (kind: "lose" | "repeat" | "swap") => mishaps.push(kind),
    forgetMishaps: () => mishaps.splice(0),
    /** Delivers a text on a socket that the page has left, and then its end, as a browser still may. */
    haunt(text: string) {
      for (const { listener, isOpen } of everyLine) {
        if (isOpen) continue;
        listener.message(text);
        listener.closed(1006);
      }
    },
    /** Sends one text to every socket, whatever it contains. */
    say(text: string) {
      for (const line of lines) put(line, text);
    },
    closeAll(code: number) {
      for (const line of lines) close(line, code);
    },
    /** Cuts all open sockets without a close event on either side. */
    strand() {
      for (const line of lines) line.isOpen = false;
      lines.clear();
    },
    /** Starts the ledger over, with other numbers. */
    restart() {
      begin();
      for (const line of lines) close(line, 1006);
    },
    setUp(value: boolean) {
      isUp = value;
      if (!value) for (const line of lines) close(line, 1006);
    },
    /** While true, a cache keeps answering with the feeds of this moment. */
    setFeedsFrozen(value: boolean) {
      const now = Object.entries(bodies).map(([kind, toBody]) => [kind, toBody()] as const);
      frozen = value ? { seq: rows.length, bodies: Object.fromEntries(now) } : null;
    },
    setFeedUp: (value: boolean) => (isFeedUp = value),
    setFeedLatencyMs: (value: number) => (feedLatencyMs = value),
    /** Makes requests for feeds of these kinds ("fo") fail. */
    failKinds(...kinds: readonly string[]) {
      failingKinds.clear();
      for (const kind of kinds) failingKinds.add(kind);
    },
    /** Sends the relay's request for a sign of reading. */
    mark(token: string) {
      for (const line of lines) put(line, toText({ t: "mark", m: token }));
    },
    /** Sends a frame of another subject to the page. */
    deliver(frame: ServerFrame) {
      for (const line of lines) put(line, toText(frame));
    },
    /** Whether sockets opened from now on carry anything to the server. */
    setOneWay: (value: boolean) => (isOneWay = value),
    /** While true, nothing arrives any more, and no error shows it. */
    setMute: (value: boolean) => (isMute = value),
    page(event: PageEvent) {
      if (event === "online" || event === "offline") isOnline = event === "online";
      else isVisible = event === "shown";
      for (const listener of listeners) listener(event);
    },
  };
}
