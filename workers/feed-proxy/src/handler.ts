import { emptyBody } from "../../../shared/wire/codec.ts";
import type { FeedHttpRequest, FeedHttpResponse } from "../../../shared/wire/feed-http.ts";
import { matchesEtag } from "../../../shared/basics/matches-etag.ts";
import type { TaggedFeed, WantedFeed } from "../../../shared/wire/loaded-feed.ts";
import type { Visitor } from "../../../shared/places/visitor.ts";
import { isOddsFeed } from "../../../shared/wire/odds-names.ts";
import { createCache } from "../../../shared/basics/cache.ts";
import { parseFeedName, type FeedName } from "../../../shared/wire/feed-names.ts";
import { languageOfProject } from "../../../variants/project-language.ts";
import { toFeedKey } from "../../../shared/wire/content-hash.ts";
import type { Place } from "../../../shared/places/place.ts";
import { createFeedSource, type FeedSource, type FeedSourceParts, type KeepAlive } from "./feed-source.ts";
import { filterBody, viewKey } from "./betting-filter.ts";
import type { FeedEntry, Loaded } from "./feed-entry.ts";
import { namedCountries } from "./seen-channels.ts";

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

/** `name` is null when it fits no pattern: such a feed is empty (F3). */
type FeedPath = { readonly projectId: number; readonly name: FeedName | null };
/** `agoSeconds`: how long ago the feed was as it is wanted; 0 for now. */
type AskedPath = FeedPath & { readonly agoSeconds: number; readonly origin?: string | null };

const longestName = 100;
/** Most readers request the same few feeds, and parsing a name costs more than answering from the cache. */
const knownNames = createCache<FeedName | null>(1_000);

/** Reads `/{projectId}/x/feed/{name}` (F1, F22); null for every other path and for a project that does not exist. */
function parseFeedPath(pathname: string): FeedPath | null {
  const match = /^\/([1-9]\d{0,8})\/x\/feed\/([^/]*)$/.exec(pathname);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  const projectId = Number(match[1]);
  if (languageOfProject(projectId) === null) return null;
  return toFeedPath(projectId, match[2]);
}

/** @param projectId of a project that exists */
const toFeedPath = (projectId: number, name: string): FeedPath => ({
  projectId,
  name: name.length <= longestName ? knownNames.remember(name, () => parseFeedName(name)) : null,
});

/** A body as one place may see it, and the entity tag of exactly that. */
type FeedView = { readonly body: string; readonly etag: string };

type Views = { readonly named: ReadonlySet<string>; readonly byKey: Map<string, FeedView> };
const viewsOf = new WeakMap<FeedEntry, Views>();

/**
 * Filters and hashes once per entry and kind of place; the result is dropped with the entry. It is synchronous: otherwise a
 * herd that wakes together would find the work unfinished and do it a thousand times.
 */
function toView(name: FeedName, entry: FeedEntry, visitor: Visitor): FeedView {
  const views = viewsOf.get(entry) ?? { named: namedCountries(entry.body), byKey: new Map<string, FeedView>() };
  viewsOf.set(entry, views);
  const key = viewKey(visitor, views.named);
  const known = views.byKey.get(key);
  if (known !== undefined) return known;
  const view = toTagged(filterBody(name, entry.body, visitor));
  views.byKey.set(key, view);
  return view;
}

const toTagged = (body: string): FeedView => ({ body, etag: `"${toFeedKey(body)}"` });

export function createFeedHandler(parts: FeedHandlerPeriods): FeedHandler {
  const source = createFeedSource(parts);

  async function find(
    { projectId, name, agoSeconds, origin = null }: AskedPath,
    visitor: Visitor,
    keepAlive: KeepAlive,
  ): Promise<Found | null> {
    const isEmpty = name === null || name.kind === "geo" || (isOddsFeed(name) && !visitor.policy.odds);
    if (isEmpty) return { ...toTagged(emptyBody), loaded: null };
    const loaded = await source.load({ projectId, name, agoSeconds, origin }, visitor, keepAlive);
    return loaded.entry === null ? null : { ...toView(name, loaded.entry, visitor), loaded };
  }

  return {
    async answer(visitor, request, keepAlive) {
      const { method, pathname, sign, geoip, origin = null } = request;
      const startMs = parts.nowMs();
      const path = parseFeedPath(pathname);
      if (path === null) return refuse(404);
      if (method !== "GET" && method !== "HEAD") return refuse(405, { allow: "GET, HEAD" });
      if (!isSigned(sign, parts.signature)) return refuse(401);

      const found = await find({ ...path, agoSeconds: 0, origin }, visitor, keepAlive);
      // Clients take a status outside 2xx as a failed try and come back (C8.02).
      if (found === null) return refuse(502, { "retry-after": "1" });

      const servedBy = found.loaded === null ? null : source.originOf(path.projectId, visitor, origin);
      const headers = {
        "content-type": contentType,
        // The body depends on the visitor's place; shared caches on the way must not pass it to another place.
        "cache-control": "private, no-cache",
        date: new Date(parts.nowMs()).toUTCString(),
        etag: found.etag,
        ...toEntryHeaders(found.loaded, parts.nowMs()),
        ...(servedBy === null ? {} : { "x-feed-origin": servedBy }),
        ...(geoip === "1" ? toGeoHeaders(visitor.place) : {}),
        ...toAskedHeaders(request, found, startMs, parts.nowMs()),
      };
      if (holdsBody(request, path, found)) {
        return { status: 304, headers, body: null };
      }
      return { status: 200, headers, body: method === "HEAD" ? null : toBytes(found.body) };
    },
    async load(visitor, projectId, { name, knownEtag, agoSeconds = 0 }, keepAlive) {
      const found = await find({ ...toFeedPath(projectId, name), agoSeconds }, visitor, keepAlive);
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

/**
 * The visitor's location, for clients that send `x-geoip: 1` (C7.02, C4.42). A header is sent only when its part is
 * known; a client's geo counts as loaded once it has the country. Values are percent-encoded, because cities have
 * accents.
 */
function toGeoHeaders(place: Place): Record<string, string> {
  const parts: readonly (readonly [string, string | null])[] = [
    ["x-geoip-country", place.country],
    ["x-geoip-subdivision", place.subdivision],
    ["x-geoip-city", place.city],
    ["x-geoip-timezone", place.timeZone],
  ];
  return Object.fromEntries(
    parts.flatMap(([name, value]) => (value === null ? [] : [[name, encodeURIComponent(value)]])),
  );
}

/** Takes a time that depends on the expected text only, so it does not show where a given text differs from it. */
function isSigned(given: string | null, expected: string): boolean {
  // A deployment without a signature refuses all requests rather than none.
  if (given === null || expected === "") return false;
  let difference = given.length ^ expected.length;
  for (let at = 0; at < expected.length; at += 1) difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}
