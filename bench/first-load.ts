import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { watchFirstLoad } from "../tests/support/first-load.ts";
import { startTestStack } from "../tests/support/stack.ts";
import type { Figure } from "./figures.ts";
import { fillListPage, getListPage, listGames } from "./list-page.ts";

const kilobyte = 1024;
// The quality that an edge uses on the fly; higher levels are for files that are compressed once.
const brotliQuality = 5;

const bytesOf = (parts: Iterable<RegExpMatchArray>) =>
  [...parts].reduce((sum, [part]) => sum + Buffer.byteLength(part), 0);
const rowBytes = (markup: string) => bytesOf(markup.matchAll(/<li id="g_.*?<\/li>/gs));
const scriptBytes = (markup: string) => bytesOf(markup.matchAll(/<script.*?<\/script>/gs));

/** Bytes of the first load of the list: the document, its sheets, and every script until an update has been painted. */
export async function measureFirstLoad(): Promise<readonly Figure[]> {
  const stack = await startTestStack();
  await fillListPage(stack);
  const markup = await getListPage(stack);
  const paths = (pattern: RegExp) => [...new Set([...markup.matchAll(pattern)].map(([, path = ""]) => path))];
  const gzippedSize = async (path: string) =>
    gzipSync(Buffer.from(await (await fetch(new URL(path, stack.url))).arrayBuffer())).byteLength;
  const styles = paths(/["'](\/assets\/[^"']+\.css)["']/g);
  const sum = async (files: readonly string[]) =>
    (await Promise.all(files.map(gzippedSize))).reduce((total, size) => total + size, 0) / kilobyte;
  const styleSize = await sum(styles);
  const scripts = await watchFirstLoad(stack);
  const scriptSize = scripts.reduce((total, { bytes }) => total + bytes, 0) / kilobyte;
  await stack.stop();
  const html = brotliCompressSync(markup, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  return [
    {
      name: "JavaScript of the first load",
      value: scriptSize,
      unit: "KB gzip",
      target: { atMost: 100 },
      detail: scripts.map(({ path, bytes }) => `${path.split("/").at(-1)} ${bytes}`).join(", "),
    },
    {
      name: "HTML of 300 games, compressed",
      value: html.byteLength / 1000,
      unit: "kB brotli",
      target: { atMost: 30 },
      detail: `quality ${brotliQuality}`,
    },
    {
      name: "HTML of 300 games",
      value: Buffer.byteLength(markup) / 1000,
      unit: "kB",
      target: { atMost: 160 },
      detail: `${(rowBytes(markup) / listGames).toFixed(0)} bytes a row, ${(scriptBytes(markup) / 1000).toFixed(0)} kB of scripts and data`,
    },
    {
      name: "CSS of the first load",
      value: styleSize,
      unit: "KB gzip",
      target: { atMost: 12 },
      detail: `${styles.length} file`,
    },
  ];
}
