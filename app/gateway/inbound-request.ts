import type { FeedHttpRequest, FeedHttpResponse } from "../../shared/wire/feed-http.ts";
import type { RequestGeo } from "../../shared/places/place.ts";
import type { Visitor } from "../../shared/places/visitor.ts";
import { resumeJoins, streamType } from "../../shared/push/event-stream.ts";
import { toSocketPath, toSocketQuestion } from "../../shared/push/socket-question.ts";

/**
 * True when a page of a site other than ours made the request. Programs send no origin. The request's own URL is the one
 * that the visitor requested, so that a proxy in front affects both sides alike.
 */
export function isForeign(request: Request, siteOrigins: readonly string[] = []): boolean {
  const origin = request.headers.get("origin");
  return origin !== null && origin !== new URL(request.url).origin && !siteOrigins.includes(origin);
}

/** Drops the body of a GET or HEAD: only a POST has one, and waiting for a body that never ends would be our fault. */
export const withoutStrayBody = (request: Request): Request =>
  request.method === "GET" || request.method === "HEAD"
    ? new Request(request.url, { method: request.method, headers: request.headers })
    : request;

export const wantsSocket = (request: Request): boolean => request.headers.get("upgrade")?.toLowerCase() === "websocket";

/** True for an event stream, which a browser requests where WebSockets are blocked. */
export const wantsStream = ({ method, headers }: Request): boolean =>
  method === "GET" && headers.get("accept")?.includes(streamType) === true;

/** Makes the request that opens a socket or a stream at the push Worker: it has the site's own headers and none that the visitor sent. */
export function toSocketRequest(
  request: Request,
  { continent }: RequestGeo,
  { policy }: Visitor,
  profile: string | null,
): Request {
  const question = toSocketQuestion(new URL(request.url).searchParams, {
    market: policy.odds ? policy.market : null,
    profile,
    address: request.headers.get("cf-connecting-ip"),
    continent: continent ?? null,
  });
  const joins = resumeJoins(question.joins, request.headers.get("last-event-id"));
  const headers: Record<string, string> = wantsSocket(request) ? { upgrade: "websocket" } : { accept: streamType };
  return new Request(`https://push.invalid${toSocketPath({ ...question, joins })}`, { headers });
}

export const toFeedRequest = ({ method, url, headers }: Request): FeedHttpRequest => ({
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

export const toFeedResponse = ({ body, ...init }: FeedHttpResponse): Response => new Response(body, init);
