import { toJsonText } from "../../rendering/script-text.ts";

/** The loaders' data as the scripts that Remix's browser half reads: one with the data, one that ends them. */
export async function toDataScripts(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = await new Response(stream).text();
  const script = (code: string) => `<script nonce="${nonce}">window.__remixContext.streamController.${code};</script>`;
  return script(`enqueue(${toJsonText(data)})`) + script("close()");
}
