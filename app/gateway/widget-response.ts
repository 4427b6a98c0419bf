import { addressWords } from "../../shared/addresses/words.ts";
import { unknownPlace } from "../../shared/places/place.ts";
import { unknownVisitor, type Visitor } from "../../shared/places/visitor.ts";
import { zoneRules } from "../../shared/basics/zone-offset.ts";
import { parseWidget, spellWidget, toInnerPath } from "../widgets/widget-address.ts";
import { transportHeaders } from "./bare-headers.ts";
import { sourcesOfNonce } from "./inline-sources.ts";
import { createNonce } from "./nonce.ts";
import { createPageCache, type NoPage, type PageCacheOptions } from "./page-cache.ts";
import { toRenderedHeaders, type ToPageHeaders } from "./page-headers.ts";
import type { Site } from "./page-key.ts";

type WidgetRequest = {
  readonly url: URL;
  /** The visitor's time zone; null if it is unknown. */
  readonly timeZone: string | null;
  /** Renders one of this site's own addresses for a visitor. */
  readonly render: (visitor: Visitor, path: string, nonce: string) => Promise<Response>;
  readonly mayRender: () => Promise<boolean>;
  readonly waitUntil: (work: Promise<unknown>) => void;
};
type DeskOptions = Site & Pick<PageCacheOptions, "memory" | "store" | "nowMs" | "wait">;

/**
 * The headers of widgets, the only pages that any other site may frame. A widget knows only its visitor's time zone: it reads and sets no
 * cookie, and shows odds in no place (docs/adr/031).
 */
export const toWidgetHeaders: ToPageHeaders = (inline, state) => ({
  ...transportHeaders,
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // A host page may demand of all that it embeds that it agrees to that (COEP), and a frame that it demands the same of its own parts.
  "cross-origin-resource-policy": "cross-origin",
  "cross-origin-embedder-policy": "require-corp",
  // A frame that its host has sandboxed requests its own document with a null origin.
  "access-control-allow-origin": "*",
  "content-security-policy":
    `default-src 'none'; script-src 'self'; style-src 'self' ${inline.styles}; img-src 'self'; connect-src 'self'; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors *",
  vary: "accept-encoding",
  "x-tribune-cache": state,
});

/** Serves the addresses below `/widget`, from the page cache if it has the widget. */
export function createWidgetDesk({ variant, version, memory, store, nowMs, wait }: DeskOptions) {
  const { serve } = createPageCache({ memory, store, toHeaders: toWidgetHeaders, nowMs, wait });
  const words = addressWords[variant.lang];
  return async (request: WidgetRequest): Promise<Response | Exclude<NoPage, "missing">> => {
    const address = parseWidget(request.url, words);
    const path = address === null ? null : spellWidget(address, words);
    const timeZone = request.timeZone ?? variant.timeZone;
    const visitor = { ...unknownVisitor, place: { ...unknownPlace, timeZone } };
    const render = (nonce: string) => request.render(visitor, toInnerPath(path), nonce);
    if (path !== null) {
      const key = `${version}|${variant.id}|${variant.lang}|${path}|${zoneRules(timeZone, nowMs() / 1000)}`;
      const page = await serve({
        key,
        isCopy: false,
        render,
        renderStreamed: null,
        mayRender: request.mayRender,
        waitUntil: request.waitUntil,
      });
      if (page !== "missing") return page;
    }
    if (!(await request.mayRender())) return "refused";
    const nonce = createNonce();
    const { status, headers, body } = await render(nonce);
    return new Response(body, {
      status,
      headers: toRenderedHeaders(headers, toWidgetHeaders(sourcesOfNonce(nonce), "BYPASS")),
    });
  };
}
