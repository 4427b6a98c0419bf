import { emptyBody } from "../../shared/wire/codec.ts";
import { productDefaults } from "../../shared/sports/product-defaults.ts";
import { hasNewData, isSuccess } from "../feeds/response.ts";
import { keepFeedHeaders, toFeedHeaders } from "./feed-headers.ts";
import { createOpenSocket } from "./open-socket.ts";
import { browserTimers, type Timers } from "./timers.ts";
import type { OpenTransport } from "./open-transport.ts";
import { watchPage, type PageEvent } from "./watch-page.ts";

export type LoadedFeed = {
  readonly body: string;
  /** `x-feed-seq`, null when the feed has none. */
  readonly seq: number | null;
};

/** The surroundings of the live client; tests provide their own. */
export type LiveWorld = {
  readonly timers: Timers;
  /** In [0, 1). */
  readonly random: () => number;
  readonly openSocket: OpenTransport;
  /** Null when the feed could not be loaded. Never rejects. */
  readonly loadFeed: (address: string, sign: string, signal: AbortSignal) => Promise<LoadedFeed | null>;
  readonly isOnline: () => boolean;
  readonly isVisible: () => boolean;
  readonly watchPage: (listener: (event: PageEvent) => void) => () => void;
};

const feedTimeoutMs = 10_000;

/** Seldom needed: the code is loaded when a socket fails. */
const loadTransports = () => import("./transports.ts");

export const browserWorld: LiveWorld = {
  timers: browserTimers,
  random: Math.random,
  openSocket: createOpenSocket(loadTransports),
  async loadFeed(address, sign, signal) {
    // `AbortSignal.any` is younger than the browsers that the site is built for.
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    const cancelTimeout = browserTimers.after(feedTimeoutMs, abort);
    signal.addEventListener("abort", abort);
    try {
      const response = await fetch(address, {
        headers: { "x-fsign": sign, "x-version": productDefaults.appVersion, ...toFeedHeaders(address) },
        cache: "no-cache",
        signal: attempt.signal,
      });
      const { status, headers } = response;
      if (!isSuccess(status)) return null;
      keepFeedHeaders(address, headers);
      const seq = headers.get("x-feed-seq");
      const body = await response.text();
      return { body: hasNewData(status, headers, body) ? body : emptyBody, seq: seq === null ? null : Number(seq) };
    } catch {
      return null; // no network, or too slow: an expected outcome, answered by a later attempt
    } finally {
      cancelTimeout();
      signal.removeEventListener("abort", abort);
    }
  },
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === "visible",
  watchPage,
};
