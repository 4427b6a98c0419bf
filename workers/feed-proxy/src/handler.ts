import { emptyBody } from "../../../shared/feed/codec.ts";
import { decodeVisitor, visitorHeader, type Visitor } from "../../../shared/geo/visitor.ts";
import { isOddsFeed } from "../../../shared/feed/odds-names.ts";
import { matchesEtag, parseFeedPath, type FeedPath } from "./feed-request.ts";
import { createFeedSource, type FeedSourceParts, type KeepAlive, type Loaded } from "./feed-source.ts";
import { toTagged, toView } from "./feed-view.ts";
import { toGeoHeaders } from "./geo-headers.ts";
import { isSigned } from "./signature.ts";

export type FeedHandler = (request: Request, keepAlive: KeepAlive) => Promise<Response>;

/** Answers `GET|HEAD /{projectId}/x/feed/{name}` (F1–F5, F11). */
export function createFeedHandler(parts: FeedSourceParts): FeedHandler {
  const source = createFeedSource(parts);

  async function load(path: FeedPath, visitor: Visitor, keepAlive: KeepAlive): Promise<Answer> {
    const { projectId, name } = path;
    const isEmpty = name === null || name.kind === "geo" || (isOddsFeed(name) && !visitor.policy.odds);
    if (isEmpty) return { ...toTagged(emptyBody), headers: {} };
    const loaded = await source.load({ projectId, name }, visitor, keepAlive);
    if (loaded.entry === null) return null;
    const view = toView(name, loaded.entry, visitor.policy);
    return { ...view, headers: toEntryHeaders(loaded, parts.nowMs()) };
  }

  return async (request, keepAlive) => {
    const path = parseFeedPath(new URL(request.url).pathname);
    if (path === null) return refuse(404);
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, { allow: "GET, HEAD" });
    if (!isSigned(request.headers.get("x-fsign"), parts.signature)) return refuse(401);

    const visitor = decodeVisitor(request.headers.get(visitorHeader));
    const answer = await load(path, visitor, keepAlive);
    // Readers take a status outside 2xx as a failed try and come back (C8.02).
    if (answer === null) return refuse(502, { "retry-after": "1" });

    const headers = {
      "content-type": contentType,
      // What a place may see is in the body; shared caches on the way must not pass it to another place.
      "cache-control": "private, no-cache",
      date: new Date(parts.nowMs()).toUTCString(),
      etag: answer.etag,
      ...answer.headers,
      ...(request.headers.get("x-geoip") === "1" ? toGeoHeaders(visitor.place) : {}),
    };
    if (matchesEtag(request.headers.get("if-none-match"), answer.etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(request.method === "HEAD" ? null : answer.body, { headers });
  };
}

type Answer = { readonly body: string; readonly etag: string; readonly headers: Record<string, string> } | null;

const contentType = "text/plain; charset=utf-8";

function toEntryHeaders({ entry, from }: Loaded, nowMs: number): Record<string, string> {
  if (entry === null) return {};
  return {
    age: String(Math.max(0, Math.floor((nowMs - entry.fetchedAtMs) / 1000))),
    ...(entry.seq === null ? {} : { "x-feed-seq": entry.seq }),
    ...(from === "stale" ? { "x-tribune-stale": "1" } : {}),
  };
}

const refuse = (status: number, headers: Record<string, string> = {}) =>
  new Response(emptyBody, {
    status,
    headers: { "content-type": contentType, "cache-control": "no-store", ...headers },
  });
