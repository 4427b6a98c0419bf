import { emptyBody } from "../../../shared/wire/codec.ts";
import type { FeedHttpRequest, FeedHttpResponse } from "../../../shared/wire/feed-http.ts";
import { matchesEtag } from "../../../shared/basics/matches-etag.ts";
import type { TaggedFeed, WantedFeed } from "../../../shared/wire/loaded-feed.ts";
import type { Visitor } from "../../../shared/places/visitor.ts";
import { isOddsFeed } from "../../../shared/wire/odds-names.ts";
import { parseFeedPath, toFeedPath, type FeedPath } from "./feed-request.ts";
import type { Loaded } from "./feed-entry.ts";
import { createFeedSource, type FeedSource, type FeedSourceParts, type KeepAlive } from "./feed-source.ts";
import { toTagged, toView, type FeedView } from "./feed-view.ts";
import { toGeoHeaders } from "./geo-headers.ts";
import { isSigned } from "./signature.ts";

export type FeedHandler = {
  /** Answers a client's `GET|HEAD /{projectId}/x/feed/{name}` (F1–F5, F11). */
  readonly answer: (visitor: Visitor, request: FeedHttpRequest, keepAlive: KeepAlive) => Promise<FeedHttpResponse>;
  /** A feed as a page shows it to this visitor; null when it cannot be loaded. */
  readonly load: (
    visitor: Visitor,
    projectId: number,
    wanted: WantedFeed,
    keepAlive: KeepAlive,
  ) => Promise<TaggedFeed | null>;
  readonly report: FeedSource["report"];
};
/** `signature`: what clients send (F2). */
export type FeedHandlerPeriods = FeedSourceParts & { readonly signature: string };

export function createFeedHandler(parts: FeedHandlerPeriods): FeedHandler {
  const source = createFeedSource(parts);

  async function find({ projectId, name }: FeedPath, visitor: Visitor, keepAlive: KeepAlive): Promise<Found | null> {
    const isEmpty = name === null || name.kind === "geo" || (isOddsFeed(name) && !visitor.policy.odds);
    if (isEmpty) return { ...toTagged(emptyBody), loaded: null };
    const loaded = await source.load({ projectId, name }, visitor, keepAlive);
    return loaded.entry === null ? null : { ...toView(name, loaded.entry, visitor), loaded };
  }

  return {
    async answer(visitor, request, keepAlive) {
      const { method, pathname, sign, geoip } = request;
      const startMs = parts.nowMs();
      const path = parseFeedPath(pathname);
      if (path === null) return refuse(404);
      if (method !== "GET" && method !== "HEAD") return refuse(405, { allow: "GET, HEAD" });
      if (!isSigned(sign, parts.signature)) return refuse(401);

      const found = await find(path, visitor, keepAlive);
      // Clients take a status outside 2xx as a failed try and come back (C8.02).
      if (found === null) return refuse(502, { "retry-after": "1" });

      const headers = {
        "content-type": contentType,
        // The body depends on the visitor's place; shared caches on the way must not pass it to another place.
        "cache-control": "private, no-cache",
        date: new Date(parts.nowMs()).toUTCString(),
        etag: found.etag,
        ...toEntryHeaders(found.loaded, parts.nowMs()),
        ...(geoip === "1" ? toGeoHeaders(visitor.place) : {}),
        ...toAskedHeaders(request, found, startMs, parts.nowMs()),
      };
      if (holdsBody(request, path, found)) {
        return { status: 304, headers, body: null };
      }
      return { status: 200, headers, body: method === "HEAD" ? null : toBytes(found.body) };
    },
    async load(visitor, projectId, { name, knownEtag }, keepAlive) {
      const found = await find(toFeedPath(projectId, name), visitor, keepAlive);
      if (found === null) return null;
      const { etag, body, loaded } = found;
      return { body: etag === knownEtag ? null : body, seq: Number(loaded?.entry?.seq ?? 0), etag };
    },
    report: source.report,
  };
}

/** Headers that a client can request (C7.03): the server's clock in seconds, and the answer's source and duration. */
function toAskedHeaders(
  { utime, benchmark }: FeedHttpRequest,
  { loaded }: Found,
  startMs: number,
  nowMs: number,
): Record<string, string> {
  return {
    ...(utime === "1" ? { "x-utime": String(Math.floor(nowMs / 1000)) } : {}),
    ...(benchmark === "1" ? { "server-timing": `feed;desc=${loaded?.from ?? "proxy"};dur=${nowMs - startMs}` } : {}),
  };
}

/** Whether the client has this body: by its tag, or of an update feed by the hash that it stored (C7.03). */
const holdsBody = ({ ifNoneMatch, signature }: FeedHttpRequest, { name }: FeedPath, { etag }: Found): boolean =>
  matchesEtag(ifNoneMatch, etag) ||
  (signature !== undefined && signature !== null && isUpdate(name) && `"${signature}"` === etag);
const isUpdate = (name: FeedPath["name"]): boolean => name?.kind === "update" || name?.kind === "local-update";

/** `loaded` is null for a feed that needed no origin. */
type Found = FeedView & { readonly loaded: Loaded | null };

const encoder = new TextEncoder();
// The runtime's own type does not say which kind of buffer holds the bytes.
const toBytes = (text: string) => encoder.encode(text) as Uint8Array<ArrayBuffer>;

const contentType = "text/plain; charset=utf-8";

function toEntryHeaders(loaded: Loaded | null, nowMs: number): Record<string, string> {
  const entry = loaded?.entry ?? null;
  if (entry === null) return {};
  return {
    age: String(Math.max(0, Math.floor((nowMs - entry.fetchedAtMs) / 1000))),
    ...(entry.seq === null ? {} : { "x-feed-seq": entry.seq }),
    ...(loaded?.from === "stale" ? { "x-tribune-stale": "1" } : {}),
  };
}

const refuse = (status: number, headers: Record<string, string> = {}): FeedHttpResponse => ({
  status,
  headers: { "content-type": contentType, "cache-control": "no-store", ...headers },
  body: toBytes(emptyBody),
});
