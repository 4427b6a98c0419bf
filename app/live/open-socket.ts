import { closeCodes } from "../../shared/push/close-codes.ts";
import type * as Transports from "./transports.ts";
import type { LiveSocket, OpenTransport, SocketListener } from "./open-transport.ts";

/** Opens the browser's sockets until one has ended without a word, as where none passes (docs/adr/008): from then on transports decide. */
export function createOpenSocket(loadCode: () => Promise<Pick<typeof Transports, "createTransports">>): OpenTransport {
  let transports: OpenTransport | null = null;
  /** While their code is on the way. */
  let arrival: Promise<void> | null = null;

  function loadTransports() {
    if (transports !== null || arrival !== null) return;
    arrival = loadCode()
      .then(
        ({ createTransports }) => void (transports ??= createTransports(openWebSocket)),
        () => {}, // no network: the next socket that fails asks again
      )
      .finally(() => (arrival = null));
  }

  /**
   * Waits for the code, so that a slow network need not be silent twice. Where the listener gives up before it is there, the next
   * socket is tried without.
   */
  function openOnArrival(arriving: Promise<void>, path: string, listener: SocketListener): LiveSocket {
    let socket: LiveSocket | null = null;
    let isClosed = false;
    void arriving.then(() => {
      if (!isClosed) socket = (transports ?? openWebSocket)(path, listener);
    });
    return {
      send: (text) => socket?.send(text),
      close() {
        isClosed = true;
        if (socket === null) arrival = null;
        socket?.close();
      },
    };
  }

  function openWebSocket(path: string, listener: SocketListener): LiveSocket {
    const address = new URL(path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    let isHeard = false;
    socket.addEventListener("message", ({ data }) => {
      isHeard = true;
      listener.message(String(data));
    });
    socket.addEventListener("close", ({ code }) => {
      if (!isHeard) loadTransports();
      listener.closed(code);
    });
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close() {
        // The event comes much later where the server is silent: browsers wait for it to agree.
        if (!isHeard) loadTransports();
        socket.close(closeCodes.normal.code);
      },
    };
  }

  return (path, listener) =>
    arrival === null ? (transports ?? openWebSocket)(path, listener) : openOnArrival(arrival, path, listener);
}
