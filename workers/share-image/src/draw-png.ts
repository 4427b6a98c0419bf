import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvg from "@resvg/resvg-wasm/index_bg.wasm";
import bold from "../fonts/inter-bold.ttf";
import regular from "../fonts/inter-regular.ttf";

let started: Promise<void> | null = null;
const fontBuffers = [regular, bold].map((file) => new Uint8Array(file));

/** A drawing as PNG, in its own size. Every text is in one family, whatever the drawing names: there is no other. */
export async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
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
