// Inside a script only what could end it, or open a comment, has to be escaped.
const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
const escapeForScript = (json: string) => json.replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");

/** The loaders' data as the scripts that Remix's browser half reads: one with the data, one that ends them. */
export async function toDataScripts(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = await new Response(stream).text();
  const script = (code: string) => `<script nonce="${nonce}">window.__remixContext.streamController.${code};</script>`;
  return script(`enqueue(${escapeForScript(JSON.stringify(data))})`) + script("close()");
}
