import { encodeVisitor, visitorHeader, type Visitor } from "../../shared/geo/visitor.ts";
import { signatureHeaders } from "../../shared/ingest/signature.ts";

const ownPrefix = "x-tribune-";
/** What the ingest API's callers say of themselves, and prove by their signature. */
const fromOutside: ReadonlySet<string> = new Set(Object.values(signatureHeaders));

/** The request as the Workers behind may trust it: nothing that a visitor wrote in our headers, and who they are. */
export function toInnerRequest(request: Request, visitor: Visitor): Request {
  const inner = new Request(request);
  const claimed = [...request.headers.keys()].filter((name) => name.startsWith(ownPrefix) && !fromOutside.has(name));
  for (const name of claimed) inner.headers.delete(name);
  inner.headers.set(visitorHeader, encodeVisitor(visitor));
  return inner;
}

/**
 * True when a page of another site made the request. Programs send no origin. The address is the one that the visitor
 * asked for, so that whatever stands in front counts on both sides.
 */
export function isForeign(request: Request): boolean {
  const origin = request.headers.get("origin");
  return origin !== null && origin !== new URL(request.url).origin;
}
