import { WebSocket } from "ws";
import { hasNewData, isSuccess } from "../../app/feeds/response.ts";
import type { LiveWorld, LoadedFeed } from "../../app/live/live-world.ts";
import type { LiveSocket } from "../../app/live/open-transport.ts";
import { browserTimers } from "../../app/live/timers.ts";
import { emptyBody } from "../../shared/wire/codec.ts";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { parseServerFrame } from "../../shared/push/server-frame.ts";

/** Counts of a reader's network traffic. */
export type Traffic = { rows: number; opened: number; repairs: number };
/** A page's surroundings in Node, with control over its network. */
export type ReaderWorld = LiveWorld & {
  /** Ends the socket as a network does: without a close frame. */
  readonly cut: () => void;
};

const feedTimeoutMs = 10_000;

/** @param place a place in the form of `x-dev-place` */
export function createReaderWorld(place: string, traffic: Traffic): ReaderWorld {
  let open: WebSocket | null = null;
  const headers = { "x-dev-place": place };

  function count(text: string) {
    if (text.startsWith('{"t":"repair"')) traffic.repairs += 1;
    const frame = parseServerFrame(text);
    if (frame?.t === "rows") traffic.rows += frame.r.split("~").length - 1;
  }

  return {
    timers: browserTimers,
    random: Math.random,
    openSocket(path, listener): LiveSocket {
      const address = new URL(path);
      address.protocol = "ws:";
      const socket = new WebSocket(address, { headers, perMessageDeflate: false, skipUTF8Validation: true });
      open = socket;
      traffic.opened += 1;
      // An error is followed by a close.
      socket.on("error", () => {});
      socket.on("message", (data: Buffer) => {
        const text = data.toString();
        count(text);
        listener.message(text);
      });
      socket.on("close", (code) => listener.closed(code));
      return {
        send(text) {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(closeCodes.normal.code),
      };
    },
    loadFeed: (address, sign, signal) => loadFeed(address, { ...headers, "x-fsign": sign }, signal),
    isOnline: () => true,
    isVisible: () => true,
    watchPage: () => () => {},
    cut: () => open?.terminate(),
  };
}

async function loadFeed(
  address: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<LoadedFeed | null> {
  try {
    const response = await fetch(address, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(feedTimeoutMs)]),
    });
    if (!isSuccess(response.status)) return null;
    const seq = response.headers.get("x-feed-seq");
    const body = await response.text();
    const isNew = hasNewData(response.status, response.headers, body);
    return { body: isNew ? body : emptyBody, seq: seq === null ? null : Number(seq) };
  } catch {
    return null; // a cut connection: a later attempt answers it
  }
}
