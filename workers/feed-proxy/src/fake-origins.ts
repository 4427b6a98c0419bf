import type { BettingPolicy } from "../../../shared/betting/policy.ts";
import { policyFor } from "../../../shared/betting/policy-for.ts";
import type { FeedHttpRequest } from "../../../shared/wire/feed-http.ts";
import { contentHash } from "../../../shared/wire/content-hash.ts";
import { parsePlaceKey } from "../../../shared/places/place.ts";
import { unknownVisitor, type Visitor } from "../../../shared/places/visitor.ts";
import type { EdgeCache } from "./edge-cache.ts";
import type { FeedEntry } from "./feed-entry.ts";
import { createFeedHandler, type FeedHandler } from "./handler.ts";
import { askByHttp } from "./http-origin.ts";
import { sleep } from "./timers.ts";
import { makeClock } from "./fake-clock.ts";
import type { Metric } from "../../../shared/operations/metric.ts";
import type { OriginConfig } from "../../../shared/operations/origin-choice.ts";

/** Test origins with adjustable behaviour, and the proxy in front of them on a clock that only the test moves. */
export type FakeOrigin = {
  state: "up" | "broken" | "unreachable" | "endless" | "hanging" | "hanging in the body";
  /** The delay before the origin answers. */
  delayMs: number;
  status: number;
  body: string;
  /** Null sends none. */
  seq: number | null;
  /** Requests that reached it, oldest first. */
  readonly asked: Request[];
};

const makeOrigin = (body: string): FakeOrigin => ({ state: "up", delayMs: 0, status: 200, body, seq: 1, asked: [] });

export function makeProxy(
  options: { origins?: Partial<OriginConfig>; edgeCache?: EdgeCache; signature?: string; ageMs?: number } = {},
) {
  const origins = {
    "https://default.test": makeOrigin(dayBody("default")),
    "https://local.test": makeOrigin(dayBody("local")),
    "https://global.test": makeOrigin(dayBody("global")),
  };
  const failures: string[] = [];
  const observed: Metric[] = [];
  const clock = makeClock(Date.UTC(2026, 10, 20, 12));
  const askByUrl = askByHttp(options.signature ?? "signed", async (url, init) => {
    const origin = Object.entries(origins).find(([base]) => url.startsWith(`${base}/`))?.[1];
    if (origin === undefined) throw new Error(`no such origin ${url}`);
    const request = new Request(url, { headers: init.headers ?? {} });
    origin.asked.push(request);
    if (origin.delayMs > 0) await sleep(clock.timers, origin.delayMs);
    return origin.state === "hanging" ? untilAborted(init.signal ?? null) : answerOf(origin, request);
  });
  const handler = createFeedHandler({
    originsOf: () => ({ local: [], global: [], default_url: "https://default.test", ...options.origins }),
    signature: options.signature ?? "signed",
    edgeCache: options.edgeCache ?? makeEdgeCache(),
    nowMs: () => clock.nowMs,
    random: () => 0,
    timers: clock.timers,
    reportFailure: (url, reason) => failures.push(`${new URL(url).host} ${reason}`),
    observe: (metric) => observed.push(metric),
    askOrigin: async (...asked) => ({ ...(await askByUrl(...asked)), ageMs: options.ageMs ?? 0 }),
  });
  const send = (request: Request, visitor = unknownVisitor) => clock.until(ask(handler, request, visitor));
  const get = (name: string, { visitor, headers = {}, method = "GET" }: Asking = {}) =>
    send(
      new Request(`https://site.test/2/x/feed/${name}`, { method, headers: { "x-fsign": "signed", ...headers } }),
      visitor,
    );
  const load = (name: string, { visitor = unknownVisitor }: Asking = {}, knownEtag: string | null = null) =>
    clock.until(handler.load(visitor, 2, { name, knownEtag }, keepAlive));
  return {
    get,
    send,
    load,
    clock,
    failures,
    observed,
    report: handler.report,
    origin: origins["https://default.test"],
    origins,
  };
}

export function makeEdgeCache(): EdgeCache {
  const entries = new Map<string, FeedEntry>();
  return {
    load: async (key) => entries.get(key) ?? null,
    save: async (key, entry) => {
      entries.set(key, entry);
    },
  };
}

const keepAlive = () => undefined;

/** Passes a client's request to the handler as the site does. */
export async function ask(handler: FeedHandler, request: Request, visitor = unknownVisitor): Promise<Response> {
  const { body, ...init } = await handler.answer(visitor, toFeedHttpRequest(request), keepAlive);
  return new Response(body, init);
}

export const toFeedHttpRequest = ({ method, url, headers }: Request): FeedHttpRequest => ({
  method,
  pathname: new URL(url).pathname,
  sign: headers.get("x-fsign"),
  ifNoneMatch: headers.get("if-none-match"),
  geoip: headers.get("x-geoip"),
  utime: headers.get("x-utime"),
  signature: headers.get("x-signature"),
  benchmark: headers.get("x-benchmarkrequest"),
  origin: headers.get("x-feed-origin"),
});

/** The visitor and the shape of a request; by default the visitor's place is unknown. */
export type Asking = {
  readonly visitor?: Visitor;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
};

/** A visitor from a place such as `FR:IDF`. */
export function from(placeKey: string, changes: Partial<BettingPolicy> = {}): { readonly visitor: Visitor } {
  const place = parsePlaceKey(placeKey);
  return { visitor: { place, policy: { ...policyFor(place, Date.UTC(2026, 10, 20) / 1000), ...changes } } };
}

export const dayBody = (title: string) => `SA÷1¬~ZA÷${title}¬~AA÷1abcdefg¬AD÷1755355500¬~A1÷¬~`;

function answerOf(origin: FakeOrigin, request: Request): Response {
  if (origin.state === "unreachable") throw new TypeError("connection refused");
  if (origin.state === "broken") return new Response("oops", { status: 500 });
  const etag = `"${contentHash(origin.body)}"`;
  const headers = new Headers({ etag });
  if (origin.seq !== null) headers.set("x-feed-seq", String(origin.seq));
  if (origin.state === "up" && request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  const hasNoBody = origin.status === 204 || origin.status === 304;
  return new Response(hasNoBody ? null : bodyOf(origin), { status: origin.status, headers });
}

function untilAborted(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

function bodyOf({ state, body }: FakeOrigin): string | ReadableStream<Uint8Array> {
  switch (state) {
    case "endless":
      return endlessBody();
    case "hanging in the body":
      return new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(body)) });
    default:
      return body;
  }
}

const endlessBody = () =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000).fill(65)) });
