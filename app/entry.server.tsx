import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { NonceContext } from "./features/layout/nonce-context.ts";
import { StaticPageContext } from "./features/layout/static-page-context.ts";
import { loadAllTexts } from "./i18n/texts.ts";
import { toDataScripts } from "./features/layout/data-scripts.server.ts";
import { notFoundPath } from "./gateway/not-found.ts";

/**
 * Renders the document to one string. Every loader awaits its feeds, so a page has nothing to stream but its own
 * markup, and React 18's stream renderer encodes each tag and each attribute by itself: a list of 300 games is made
 * of 20,000 such pieces. A page that defers data would need `renderToReadableStream` again.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  const isNotFoundPage = new URL(request.url).pathname === notFoundPath;
  // The gateway has one page for whatever is not there, so that an address without a page costs no rendering.
  if (status === 404 && !isNotFoundPage) return new Response(null, { status });
  await loadAllTexts();
  // Without the stream RemixServer renders the document alone; its data follows below, as it would have.
  const { serverHandoffStream, ...context } = remixContext;
  const markup = renderToString(
    <NonceContext.Provider value={nonce}>
      <StaticPageContext.Provider value={isNotFoundPage}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </StaticPageContext.Provider>
    </NonceContext.Provider>,
  );
  const scripts =
    isNotFoundPage || serverHandoffStream === undefined ? "" : await toDataScripts(serverHandoffStream, nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${markup}${scripts}`, { status, headers });
}

/** Logs what is a fault of ours; what a request asked for in vain, or was given up by its reader, is none. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  const isClientMade = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientMade && !request.signal.aborted) console.error(error);
}
