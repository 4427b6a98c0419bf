import { closeCodes } from "../../shared/push/close-codes.ts";
import type { LiveSocket, OpenTransport } from "./open-transport.ts";
import { openStream as openBrowserStream } from "./stream.ts";
import { browserTimers, type Timers } from "./timers.ts";

/** A socket without a message by then counts as blocked. */
const probeTimeoutMs = 5_000;
/** When a page on a stream looks whether a socket passes: soon, in case it was a deploy, then less and less often. */
const probeMs = { first: 30_000, longest: 10 * 60_000 } as const;
/** The close code that a browser reports when the network ended a socket. */
const cutCode = 1006;

/** Whether the server sent a code: a refusal proves that the socket reached it. */
const isRefusal = (code: number): boolean => code >= 4000 || code === closeCodes.tryLater.code;

/** Opens a transport. A browser without it behaves like a network that blocks it. */
function openOrEnd(
  timers: Timers,
  transport: OpenTransport,
  ...[path, listener]: Parameters<OpenTransport>
): LiveSocket {
  try {
    return transport(path, listener);
  } catch {
    return { send: () => {}, close: timers.after(0, () => listener.closed(cutCode)) };
  }
}

/**
 * Opens streams and sockets for a page after one of its sockets failed before its first message (docs/adr/008): such a failure
 * leads to the other transport, and a transport that worked is used again. A page on a stream goes back to sockets when one
 * gets through.
 */
export function createTransports(
  openSocket: OpenTransport,
  openStream: OpenTransport = openBrowserStream,
  timers: Timers = browserTimers,
): OpenTransport {
  let isStreamNext = true;

  /** Calls `answer` with whether a socket gets through, unless the returned function is called first. */
  function probe(path: string, answer: (isPassing: boolean) => void): () => void {
    let isOver = false;
    function end(isPassing: boolean | null) {
      if (isOver) return;
      isOver = true;
      cancelTimeout();
      socket.close();
      if (isPassing !== null) answer(isPassing);
    }
    const cancelTimeout = timers.after(probeTimeoutMs, () => end(false));
    // A subject of few changes.
    const socket = openOrEnd(timers, openSocket, path.replace(/&join=.*/, "&join=sys:0"), {
      message: () => end(true),
      closed: () => end(false),
      reopen: () => {},
    });
    return () => end(null);
  }

  function probeLater(path: string, passed: () => void, delayMs: number): () => void {
    let cancel = timers.after(delayMs, () => {
      cancel = probe(path, (isPassing) => {
        if (isPassing) passed();
        else cancel = probeLater(path, passed, Math.min(probeMs.longest, delayMs * 2));
      });
    });
    return () => cancel();
  }

  return (path, listener) => {
    const isStream = isStreamNext;
    let isHeard = false;
    let cancelProbe: (() => void) | null = null;
    function end() {
      if (!isHeard) isStreamNext = !isStream;
      cancelProbe?.();
    }
    const transport = openOrEnd(timers, isStream ? openStream : openSocket, path, {
      reopen: listener.reopen,
      message(text) {
        if (!isHeard && isStream) cancelProbe = probeLater(path, goBack, probeMs.first);
        isHeard = true;
        listener.message(text);
      },
      closed(code) {
        if (isRefusal(code)) isHeard = true;
        end();
        listener.closed(code);
      },
    });
    /** The next socket goes on from where the stream has come to. */
    function goBack() {
      isStreamNext = false;
      transport.close();
      listener.closed(closeCodes.goingAway.code);
    }
    return {
      send: transport.send,
      close() {
        end();
        transport.close();
      },
    };
  };
}
