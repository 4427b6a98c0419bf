import { WorkerEntrypoint } from "cloudflare:workers";
import { createCache } from "../../../shared/basics/cache.ts";
import type { Versioned } from "../../../shared/operations/reports.ts";
import { versionOf } from "../../../shared/operations/version-of.ts";
import { drawPng } from "./draw-png.ts";

/** Bytes of an isolate's 128 MB; a picture has some 30 kB. */
const keptBytes = 8 * 1024 * 1024;
const kept = createCache<Uint8Array<ArrayBuffer>>({
  maxSize: keptBytes,
  sizeOf: (png, svg) => png.byteLength + 2 * svg.length,
});

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
