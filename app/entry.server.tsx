import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { retryMarkup } from "./features/layout/failed-notice.tsx";
import { PageFailed } from "./features/layout/page-error.tsx";
import { AboveContext, FooterContext, ThumbContext, ToolsContext } from "./features/layout/footer-context.ts";
import { HeaderTools } from "./features/layout/header-tools.server.tsx";
import { SiteFooter } from "./features/layout/site-footer.server.tsx";
import { ThumbBar } from "./features/layout/thumb-bar.server.tsx";
import { ScriptContext } from "./features/layout/script-context.ts";
import inline from "virtual:inline-script";
import { StaticPageContext } from "./features/layout/static-page-context.ts";
import { toDataScripts } from "./features/layout/data-scripts.server.ts";
import { isStaticPage } from "./gateway/static-pages.ts";
import { loadAllTexts } from "./i18n/texts.ts";
import { siteTexts } from "./i18n/site-texts.ts";
import { followLoaderData } from "./rendering/awaited-data.server.ts";
import { toDocumentParts, toWholeDocument } from "./rendering/document-parts.server.ts";
import { logFailure } from "./operators/log-failure.ts";
import { PassContext, type Pass } from "./rendering/pass-context.ts";
import { CarriedTextsContext } from "./rendering/carried-texts.ts";
import { toTagsParts } from "./tags/tags-parts.server.tsx";
import { renderStatic } from "./ui/render-static.ts";

/** Remix gives up data that takes longer; the feeds have limits of their own, which are shorter. */
export const streamTimeout = 20_000;

const encoder = new TextEncoder();
const docType = "<!DOCTYPE html>";

/**
 * Renders the document. Data that its loaders still wait for follow in the same response, in the document's order; see
 * `toDocumentParts`. React's stream renderer encodes each tag and each attribute by itself, which costs more than all
 * the rest, and shows late parts by scripts only.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, ending, carried } = context;
  const isStatic = isStaticPage(new URL(request.url).pathname);
  // The gateway has one "not found" page, so that an address without a page costs no rendering.
  if (status === 404 && !isStatic) return new Response(null, { status });
  await loadAllTexts();
  // Without the stream RemixServer renders the document alone; its data is sent below, as RemixServer would have done.
  const { serverHandoffStream, ...documentContext } = remixContext;
  const { loaderData, matches } = remixContext.staticHandlerContext;
  const awaitedData = followLoaderData(loaderData, matches);
  const toContext = () => ({
    ...documentContext,
    staticHandlerContext: { ...remixContext.staticHandlerContext, loaderData: awaitedData.read() },
  });
  const { pathname, search } = new URL(request.url);
  const { variant, visitor } = context;
  const thumb = renderStatic(<ThumbBar pathname={pathname} search={search} lang={variant.lang} />);
  const tools = renderStatic(<HeaderTools lang={variant.lang} />);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const tags = toTagsParts({ variant, visitor, nonce, nowSeconds });
  const above = renderStatic(<>{tags.above}</>);
  const footer = renderStatic(<SiteFooter variant={variant} visitor={visitor} nowSeconds={nowSeconds} tags={tags} />);
  const render = (pass: Pass) =>
    renderToString(
      <ScriptContext.Provider value={{ nonce, inline, build: remixContext.manifest.version }}>
        <StaticPageContext.Provider value={isStatic}>
          <PassContext.Provider value={pass}>
            <CarriedTextsContext.Provider value={carried?.read ?? null}>
              <FooterContext.Provider value={footer}>
                <ThumbContext.Provider value={thumb}>
                  <ToolsContext.Provider value={tools}>
                    <AboveContext.Provider value={above}>
                      <RemixServer context={toContext()} url={request.url} nonce={nonce} />
                    </AboveContext.Provider>
                  </ToolsContext.Provider>
                </ThumbContext.Provider>
              </FooterContext.Provider>
            </CarriedTextsContext.Provider>
          </PassContext.Provider>
        </StaticPageContext.Provider>
      </ScriptContext.Provider>,
    );
  const toScripts = async () => {
    if (isStatic || serverHandoffStream === undefined) return "";
    const scripts = await toDataScripts(serverHandoffStream, nonce);
    return carried === null ? scripts : carried.fill(scripts);
  };
  headers.set("content-type", "text/html; charset=utf-8");
  if (ending === null) {
    // A loader leaves some of its data to come later, and a document in one piece has all of it.
    await Promise.allSettled(awaitedData.promises);
    return new Response(`${docType}${toWholeDocument(render)}${await toScripts()}`, { status, headers });
  }

  async function* toParts(): AsyncGenerator<Uint8Array, void> {
    try {
      let before = docType;
      for await (const part of toDocumentParts(render, awaitedData.promises)) {
        yield encoder.encode(before + part);
        before = "";
      }
      yield encoder.encode(await toScripts());
    } catch (error) {
      // The status has been sent: all that remains is to say so on the page, and to keep the page from other visitors.
      if (ending !== null) ending.hasFailed = true;
      logFailure({ action: "end a page", url: request.url, reason: error });
      // It runs no script, so the browser alone can ask for it again.
      const failed = renderToString(<PageFailed t={siteTexts(context.variant.lang)} />);
      yield encoder.encode(failed + retryMarkup);
    }
  }
  return new Response(ReadableStream.from(toParts()), { status, headers });
}

/**
 * Logs our own faults only: neither a request for something that does not exist nor one that its client gave up is a
 * fault.
 */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  const isClientMade = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientMade && !request.signal.aborted)
    logFailure({ action: "render a page", url: request.url, status: 500, reason: error });
}
