import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { joinChunks } from "./gateway/join-chunks.ts";
import { NonceContext } from "./features/layout/nonce-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  let finalStatus = status;
  const stream = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        finalStatus = 500;
        console.error(error);
      },
    },
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream.pipeThrough(joinChunks()), { status: finalStatus, headers });
}
