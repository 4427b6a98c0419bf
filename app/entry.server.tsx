import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { NonceContext } from "./features/layout/nonce-context.ts";
import { loadAllTexts } from "./i18n/texts.ts";
import { toDataScripts } from "./features/layout/data-scripts.server.ts";

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
  await loadAllTexts();
  // Without the stream RemixServer renders the document alone; its data follows below, as it would have.
  const { serverHandoffStream, ...context } = remixContext;
  const markup = renderToString(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  const scripts = serverHandoffStream === undefined ? "" : await toDataScripts(serverHandoffStream, nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${markup}${scripts}`, { status, headers });
}
