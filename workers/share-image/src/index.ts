import { WorkerEntrypoint } from "cloudflare:workers";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvg from "@resvg/resvg-wasm/index_bg.wasm";
import { createCache } from "../../../shared/basics/cache.ts";
import type { Versioned } from "../../../shared/operations/reports.ts";
import { versionOf } from "../../../shared/operations/version-of.ts";
import bold from "../fonts/inter-bold.ttf";
import regular from "../fonts/inter-regular.ttf";

/** Bytes of an isolate's 128 MB; a picture has some 30 kB. */
const keptBytes = 8 * 1024 * 1024;
const kept = createCache<Uint8Array<ArrayBuffer>>({
  maxSize: keptBytes,
  sizeOf: (png, svg) => png.byteLength + 2 * svg.length,
});

let started: Promise<void> | null = null;
const fontBuffers = [regular, bold].map((file) => new Uint8Array(file));

/** A drawing as PNG, in its own size. Every text is in one family, whatever the drawing names: there is no other. */
async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Once in an isolate: the module may not be started twice.
  await (started ??= initWasm(resvg));
  const drawing = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: "Inter" } });
  const picture = drawing.render();
  // A copy of its own: what WebAssembly holds is not collected.
  const png = picture.asPng().slice();
  picture.free();
  drawing.free();
  return png;
}

/** Draws the pictures that are shown with a link. */
export class ShareImages extends WorkerEntrypoint<ShareImageEnv> {
  /** @param svg of the site's own drawing; nothing in it is fetched */
  async toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
    const known = kept.get(svg);
    if (known !== undefined) return known;
    const png = await drawPng(svg);
    kept.set(svg, png);
    return png;
  }

  /** For operators. */
  async report(): Promise<Versioned> {
    return { version: versionOf(this.env) };
  }
}

/** This Worker has no public routes; the site calls `ShareImages`. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
} satisfies ExportedHandler<ShareImageEnv>;
