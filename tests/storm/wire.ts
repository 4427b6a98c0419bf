import type { VirtualTime } from "./virtual-time.ts";

/** The subscriber's end of a socket. */
export type WireListener = {
  readonly message: (text: string) => void;
  readonly closed: (code: number) => void;
};
/** The socket events that reach its object. */
export type WireOwner = {
  readonly message: (socket: ServerSocket, text: string | ArrayBuffer) => void;
  readonly gone: (socket: ServerSocket, code: number) => void;
};
export type ServerSocket = {
  readyState: number;
  send(text: string): void;
  close(code: number, reason?: string): void;
  accept(): void;
  serializeAttachment(value: unknown): void;
  deserializeAttachment(): unknown;
};
export type ClientEnd = {
  listen(listener: WireListener): void;
  send(text: string | ArrayBuffer): void;
  close(): void;
};

/** The subscriber's end, as held by a Worker that opened the socket itself. */
export type WorkerSocket = Pick<ClientEnd, "send" | "close"> & {
  accept(): void;
  addEventListener(type: "message" | "close", listener: (event: { data?: string; code?: number }) => void): void;
};

const [open, closing, closed] = [1, 2, 3];

/**
 * A socket with its network: in order, with delays, and read as fast as its subscriber reads. `readDelayMs` returns how
 * long the subscriber takes for the next frame; null leaves the frame unread.
 */
export function createWire(
  time: VirtualTime,
  network: { readonly delayMs: () => number; readonly readDelayMs: () => number | null },
) {
  let owner: WireOwner | null = null;
  let listener: WireListener | null = null;
  let waiting: ({ readonly text: string } | { readonly code: number })[] = [];
  let isReading = false;
  let isCut = false;
  let arrivalMs = 0;
  let attachment: unknown = null;
  let mostWaiting = 0;

  const server: ServerSocket = {
    readyState: open,
    send(text) {
      if (server.readyState !== open) throw new Error("sent on a socket that is not open");
      put({ text });
    },
    close(code) {
      if (server.readyState !== open) return;
      server.readyState = closing;
      put({ code });
    },
    accept() {},
    serializeAttachment(value) {
      attachment = structuredClone(value);
    },
    deserializeAttachment: () => structuredClone(attachment),
  };

  function put(item: (typeof waiting)[number]) {
    waiting.push(item);
    const bytes = waiting.reduce((sum, known) => sum + ("text" in known ? Buffer.byteLength(known.text) : 0), 0);
    mostWaiting = Math.max(mostWaiting, bytes);
    readOn();
  }

  function readOn() {
    if (isReading || isCut || listener === null || waiting.length === 0) return;
    const delayMs = network.readDelayMs();
    if (delayMs === null) return;
    isReading = true;
    time.after(delayMs, () => {
      isReading = false;
      const item = waiting.shift();
      if (isCut || item === undefined) return;
      if ("text" in item) listener?.message(item.text);
      else {
        isCut = true;
        listener?.closed(item.code);
        end(item.code);
      }
      readOn();
    });
  }

  /** The server's end learns that the subscriber is gone. */
  function end(code: number) {
    time.after(network.delayMs(), () => {
      if (server.readyState === closed) return;
      owner?.gone(server, code);
      server.readyState = closed;
      waiting = [];
    });
  }

  const client: ClientEnd = {
    listen(given) {
      listener = given;
      if (isCut) time.after(0, () => given.closed(1006));
      readOn();
    },
    send(text) {
      if (isCut) return;
      arrivalMs = Math.max(arrivalMs, time.nowMs() + network.delayMs());
      time.after(arrivalMs - time.nowMs(), () => {
        if (isCut || server.readyState === closed) return;
        // The runtime answers this without the object.
        if (text === "ping") put({ text: "pong" });
        else owner?.message(server, text);
      });
    },
    close() {
      if (isCut) return;
      isCut = true;
      end(1000);
    },
  };

  const listeners: Parameters<WorkerSocket["addEventListener"]>[] = [];
  const tell = (told: "message" | "close", event: { data?: string; code?: number }) => {
    for (const [type, call] of listeners) if (type === told) call(event);
  };
  const held: WorkerSocket = {
    ...client,
    addEventListener: (...heard) => void listeners.push(heard),
    accept: () =>
      client.listen({ message: (data) => tell("message", { data }), closed: (code) => tell("close", { code }) }),
  };

  return {
    server,
    client,
    held,
    setOwner: (given: WireOwner) => (owner = given),
    /** The network fails: the subscriber knows at once, the server only later. */
    cut() {
      if (isCut) return;
      isCut = true;
      time.after(0, () => listener?.closed(1006));
      end(1006);
    },
    /** The object died with its sockets. */
    drop() {
      server.readyState = closed;
      if (isCut) return;
      isCut = true;
      time.after(0, () => listener?.closed(1006));
    },
    mostWaiting: () => mostWaiting,
  };
}
export type Wire = ReturnType<typeof createWire>;
