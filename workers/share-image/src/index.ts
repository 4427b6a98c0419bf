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
/** Pictures by their SVG, which names all that they show. */
const kept = createCache<Uint8Array<ArrayBuffer>>({
  maxSize: keptBytes,
  sizeOf: (png, svg) => png.byteLength + 2 * svg.length,
});

let started: Promise<void> | null = null;
const inter = [regular, bold].map((file) => new Uint8Array(file));

/** A drawing as PNG, in its own size. Its texts are in Inter, and letters that Inter lacks in one of the other fonts. */
async function drawPng(svg: string, fonts: readonly ArrayBuffer[]): Promise<Uint8Array<ArrayBuffer>> {
  // Once in an isolate: the module may not be started twice.
  await (started ??= initWasm(resvg));
  const fontBuffers = [...inter, ...fonts.map((file) => new Uint8Array(file))];
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
  /**
   * @param svg of the site's own drawing; nothing in it is fetched
   * @param fonts with its letters that are not Latin, Greek or Cyrillic (TrueType)
   */
  async toPng(svg: string, fonts: readonly ArrayBuffer[]): Promise<Uint8Array<ArrayBuffer>> {
    const known = kept.get(svg);
    if (known !== undefined) return known;
    const png = await drawPng(svg, fonts);
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
