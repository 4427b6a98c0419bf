import { convertV4MiniflareOptions, Miniflare } from "miniflare";

export type Baseline = { readonly url: URL; stop(): Promise<void> };

/** One module Worker in a workerd of its own, on workerd's own socket; `data` is what it imports as `./body.bin`. */
export async function startBaseline(script: string, data: Uint8Array = new Uint8Array()): Promise<Baseline> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          name: "baseline",
          compatibilityDate: "2026-10-01",
          unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
          modules: [
            { type: "ESModule", path: "index.mjs", contents: script },
            { type: "Data", path: "body.bin", contents: data },
          ],
        },
      ],
    }),
  );
  await miniflare.ready;
  return { url: await miniflare.unsafeGetDirectURL("baseline"), stop: () => miniflare.dispose() };
}

/** Answers every request with the same bytes: the least that workerd can do for a page. */
export const startStaticBaseline = (body: Uint8Array): Promise<Baseline> =>
  startBaseline(
    `import body from "./body.bin";
export default { fetch: () => new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } }) };`,
    body,
  );
