import type { LiveSocket, OpenTransport, SocketListener } from "../live-world.ts";
import { createSharedSocket, type SharedSocket } from "./shared-socket.ts";
import type { TabMessage } from "./tab-message.ts";

export type Channel = { readonly post: (message: TabMessage) => void; readonly close: () => void };
export type Locks = {
  readonly request: (
    name: string,
    options: LockOptions,
    hold: (lock: object | null) => Promise<void> | void,
  ) => Promise<unknown>;
};

/** What tabs use to find each other; tests provide their own. */
export type TabWorld = {
  /** Of the lock. */
  readonly name: string;
  readonly locks: Locks;
  /** To all other tabs that have opened it. */
  readonly openChannel: (listener: (message: TabMessage) => void) => Channel;
  readonly openSocket: OpenTransport;
  readonly nowMs: () => number;
  readonly newId: () => string;
};

/** A tab that leads answers in milliseconds. */
const stuckMs = 3_000;

type OwnSocket = {
  readonly path: string;
  readonly listener: SocketListener;
  readonly openedMs: number;
  isTaken: boolean;
  isHeard: boolean;
  /** Where the one socket has no room. */
  own: LiveSocket | null;
};

/**
 * Sockets of a tab that shares one with the other tabs of its browser. The tab that holds the lock leads: it has the socket. The
 * others wait for the lock, and reach it by a channel. When it goes, the browser gives the lock to the next one, to which the
 * others then open theirs again, each from the number that it has come to: nothing is lost, and nothing counts twice.
 */
export function createTabs({ name, locks, openChannel, openSocket, nowMs, newId }: TabWorld): OpenTransport {
  const sockets = new Map<string, OwnSocket>();
  let channel: Channel | null = null;
  /** Ends the waiting for the lock, or the holding of it. */
  let giveUp: (() => void) | null = null;
  let shared: SharedSocket | null = null;
  /** The tab that leads has not answered: it is frozen, or stuck. */
  let mustSteal = false;

  const post = (message: TabMessage) => channel?.post(message);
  const own = (ids: readonly string[]) => ids.filter((id) => sockets.has(id));
  const others = (ids: readonly string[]) => ids.filter((id) => !sockets.has(id));

  function onText(ids: readonly string[], text: string) {
    for (const id of own(ids)) {
      const socket = sockets.get(id);
      if (socket === undefined || socket.own !== null) continue;
      socket.isHeard = true;
      socket.listener.message(text);
    }
  }

  function onClosed(ids: readonly string[], code: number) {
    for (const id of own(ids)) {
      const socket = sockets.get(id);
      forget(id);
      socket?.listener.closed(code);
    }
  }

  function openAlone(id: string) {
    const socket = sockets.get(id);
    if (socket === undefined || socket.own !== null) return;
    socket.isTaken = true;
    socket.own = openSocket(socket.path, {
      ...socket.listener,
      closed(code) {
        forget(id);
        socket.listener.closed(code);
      },
    });
  }

  /** What the shared socket says to a socket of this tab comes after what the tab does now, as from the network. */
  const createShared = () =>
    createSharedSocket({
      openSocket,
      nowMs,
      deliver(ids, text) {
        const far = others(ids);
        if (far.length > 0) post({ t: "text", ids: far, text });
        if (far.length < ids.length) queueMicrotask(() => onText(ids, text));
      },
      closed(ids, code) {
        const far = others(ids);
        if (far.length > 0) post({ t: "closed", ids: far, code });
        if (far.length < ids.length) queueMicrotask(() => onClosed(ids, code));
      },
      refuse: (id) => (sockets.has(id) ? openAlone(id) : post({ t: "alone", id })),
    });

  function onMessage(message: TabMessage) {
    switch (message.t) {
      case "open":
        if (shared === null) return;
        post({ t: "taken", id: message.id });
        return shared.open(message.id, message.path);
      case "send":
        return shared?.send(message.id, message.text);
      case "close":
        return shared?.close(message.id);
      case "taken":
        return void Object.assign(sockets.get(message.id) ?? {}, { isTaken: true });
      case "text":
        return onText(message.ids, message.text);
      case "closed":
        return onClosed(message.ids, message.code);
      case "alone":
        return openAlone(message.id);
      case "lead":
        stopLeading();
        return openAgain();
    }
  }

  /** At another tab than before. A socket that has said something goes on from where it has come to. */
  function openAgain() {
    for (const [id, { path, listener, isHeard, own: alone }] of Array.from(sockets)) {
      if (alone !== null) continue;
      if (isHeard) listener.reopen();
      else openAt(id, path);
    }
  }

  function openAt(id: string, path: string) {
    if (shared === null) post({ t: "open", id, path });
    else shared.open(id, path);
  }

  function lead() {
    shared = createShared();
    mustSteal = false;
    post({ t: "lead" });
    openAgain();
  }

  function stopLeading() {
    shared?.end();
    shared = null;
  }

  function ask() {
    giveUp?.();
    let isOver = false;
    let release: (() => void) | null = null;
    const waiting = new AbortController();
    giveUp = () => {
      isOver = true;
      waiting.abort();
      release?.();
    };
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        if (isOver) resolve();
        else lead();
      });
    const options: LockOptions = mustSteal ? { steal: true } : { signal: waiting.signal };
    locks.request(name, options, hold).catch((error: unknown) => {
      if (isOver) return; // the waiting was given up
      stopLeading();
      mustSteal = false;
      // Taken away by a tab that thought this one frozen; or the browser gives no locks here.
      if (error instanceof DOMException && error.name === "AbortError") ask();
      else for (const id of sockets.keys()) openAlone(id);
    });
  }

  function enter() {
    if (channel !== null && !mustSteal) return;
    channel ??= openChannel(onMessage);
    if (shared === null) ask();
  }

  function leave() {
    if (sockets.size > 0) return;
    stopLeading();
    giveUp?.();
    giveUp = null;
    channel?.close();
    channel = null;
  }

  /** One that is opened at once keeps the tab's place. */
  function forget(id: string) {
    sockets.delete(id);
    queueMicrotask(leave);
  }

  return (path, listener) => {
    const id = newId();
    const socket: OwnSocket = {
      path,
      listener,
      openedMs: nowMs(),
      isTaken: false,
      isHeard: false,
      own: null,
    };
    sockets.set(id, socket);
    enter();
    openAt(id, path);
    return {
      send(text) {
        if (socket.own !== null) socket.own.send(text);
        else if (shared === null) post({ t: "send", id, text });
        else shared.send(id, text);
      },
      close() {
        if (!sockets.has(id)) return;
        socket.own?.close();
        if (shared !== null) shared.close(id);
        else if (socket.own === null) {
          mustSteal ||= !socket.isTaken && nowMs() - socket.openedMs >= stuckMs;
          post({ t: "close", id });
        }
        forget(id);
      },
    };
  };
}
