import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { HeaderTools } from "./features/layout/header-tools.server.tsx";
import { SiteFooter } from "./features/layout/site-footer.server.tsx";
import { ThumbBar } from "./features/layout/thumb-bar.server.tsx";
import {
  ScriptContext,
  AboveContext,
  FooterContext,
  ThumbContext,
  ToolsContext,
  StaticPageContext,
} from "./features/layout/document-contexts.ts";
import inline from "virtual:inline-script";
import { isStaticPage } from "./gateway/static-pages.ts";
import { loadAllTexts } from "./i18n/texts.ts";
import { logFailure } from "./operators/log-failure.ts";
import { renderStreamedDocument, renderWholeDocument } from "./gateway/render-document.server.ts";
import { toTagsParts } from "./tags/tags-parts.server.tsx";
import { renderStatic } from "./ui/render-static.ts";

/** Remix gives up data that takes longer; the feeds have limits of their own, which are shorter. */
export const streamTimeout = 20_000;
/** React gives up what still waits then, after Remix has. */
const renderTimeoutMs = streamTimeout + 1_000;

/** Renders the document, in the kind that the gateway asks for. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const url = new URL(request.url);
  const isStatic = isStaticPage(url.pathname);
  // The gateway has one "not found" page, so that an address without a page costs no rendering.
  if (status === 404 && !isStatic) return new Response(null, { status });
  await loadAllTexts();
  const { nonce, answer } = context;
  const document = (
    <ScriptContext.Provider value={{ nonce, inline, build: remixContext.manifest.version }}>
      <StaticPageContext.Provider value={isStatic}>
        <StaticParts parts={toStaticParts(url, context)}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
        </StaticParts>
      </StaticPageContext.Provider>
    </ScriptContext.Provider>
  );
  const options = { nonce, timeoutMs: renderTimeoutMs };
  const stream =
    answer === "streamed document"
      ? await renderStreamedDocument(document, options, (reason) =>
          logFailure({ action: "render a part of a page", url: request.url, reason }),
        )
      : await renderWholeDocument(document, options);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("link", toPreloadHeader(remixContext));
  return new Response(stream, { status, headers });
}

/** Asks for the sheets of the page's routes before the document has come (`Link`, which the edge sends ahead as Early Hints). */
function toPreloadHeader({ routeModules, staticHandlerContext }: EntryContext): string {
  const sheets = staticHandlerContext.matches
    .flatMap(({ route }) => routeModules[route.id]?.links?.() ?? [])
    .flatMap((link) => ("href" in link && link.rel === "stylesheet" ? [link.href] : []));
  return sheets.map((href) => `<${href}>; rel=preload; as=style`).join(", ");
}

/** The markup of the parts that the server alone renders. */
function toStaticParts({ pathname, search }: URL, { variant, visitor, nonce }: AppLoadContext) {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const tags = toTagsParts({ variant, visitor, nonce, nowSeconds });
  return {
    thumb: renderStatic(<ThumbBar pathname={pathname} search={search} lang={variant.lang} />),
    tools: renderStatic(<HeaderTools lang={variant.lang} />),
    above: renderStatic(<>{tags.above}</>),
    footer: renderStatic(<SiteFooter variant={variant} visitor={visitor} nowSeconds={nowSeconds} tags={tags} />),
  };
}

type StaticPartsProps = { readonly parts: ReturnType<typeof toStaticParts>; readonly children: ReactNode };

const StaticParts = ({ parts, children }: StaticPartsProps) => (
  <FooterContext.Provider value={parts.footer}>
    <ThumbContext.Provider value={parts.thumb}>
      <ToolsContext.Provider value={parts.tools}>
        <AboveContext.Provider value={parts.above}>{children}</AboveContext.Provider>
      </ToolsContext.Provider>
    </ThumbContext.Provider>
  </FooterContext.Provider>
);

/**
 * Logs our own faults only: neither a request for something that does not exist nor one that its client gave up is a
 * fault.
 */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  const isClientMade = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientMade && !request.signal.aborted)
    logFailure({ action: "render a page", url: request.url, status: 500, reason: error });
}
