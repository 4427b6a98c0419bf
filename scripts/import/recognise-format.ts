import { formats, type ImportFormat } from "./formats.ts";

/** A file's format by its ending and its first bytes; null when no importer reads it. */
export function recogniseFormat(file: string, head: string): ImportFormat | null {
  const text = head.replace(/^\uFEFF/, "");
  const known: readonly ImportFormat[] = formats;
  return known.find(({ ending, recognise }) => file.endsWith(ending) && recognise(text, file)) ?? null;
}
