import type { Dirent } from "node:fs";
import { open, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { parseJson } from "../../shared/basics/parse-json.ts";
import { decodeText, detectEncoding, type Encoding } from "./file-text.ts";
import { formats, type ImportFormat } from "./formats.ts";

export type FoundFile = {
  readonly file: string;
  readonly format: ImportFormat;
  /** Null for a file that is no text. */
  readonly encoding: Encoding | null;
};
/** A file that cannot hold what its name promises, and the reason. */
export type OddFile = { readonly file: string; readonly reason: string };
export type FoundFiles = {
  readonly found: readonly FoundFile[];
  /** Files that are named one by one: empty, binary, linked, too large. */
  readonly odd: readonly OddFile[];
  /** Files that were named or have a fitting ending, but hold nothing that an importer reads. */
  readonly other: readonly string[];
};

/** Why a file is named in which nothing is known. */
export const unknown = "is of no known format";

/** Size limit of a file that is read as a whole; the largest published file has 1 MB. */
const mostBytes = 4 * 1024 * 1024;
/** Size limit of a file that is read line by line, or whose parts are unpacked one by one. */
const mostStreamedBytes = 64 * 1024 * 1024;

/** The most objects and lists in a JSON file: a file of empty ones takes a hundred times its size in memory. */
const mostJsonParts = 300_000;
const [brace, bracket] = [0x7b, 0x5b];

const known: readonly ImportFormat[] = formats;
const hasFittingEnding = (file: string) => known.some(({ ending }) => file.endsWith(ending));
const isCompanion = (name: string) =>
  known.some(({ companions = [] }) =>
    companions instanceof RegExp ? companions.test(name) : companions.includes(name),
  );
const pathOf = (entry: Dirent) => path.join(entry.parentPath, entry.name);

/** Finds the files that hold matches: the path itself, or all files below it in name order. It does not follow links below it. */
export async function findFiles(root: string): Promise<FoundFiles> {
  const found: FoundFile[] = [];
  const odd: OddFile[] = [];
  const other: string[] = [];
  if ((await stat(root)).isFile()) {
    await look(root);
    return { found, odd, other };
  }
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  for (const file of files.filter(hasFittingEnding).toSorted()) await look(file);
  for (const link of entries.filter((entry) => entry.isSymbolicLink()).map(pathOf)) {
    const isFolder = await stat(link).then(
      (target) => target.isDirectory(),
      () => false,
    );
    if (isFolder || (hasFittingEnding(link) && !isCompanion(path.basename(link))))
      odd.push({ file: link, reason: "is a link, and is not followed" });
  }
  // A folder in which nothing can be read is not what the operator meant: each of its files is named.
  if (found.length === 0)
    odd.push(...files.filter((file) => !isNamed(file)).map((file) => ({ file, reason: unknown })));
  return { found, odd: odd.toSorted(byFile), other: found.length === 0 ? [] : other };

  function isNamed(file: string): boolean {
    return odd.some((each) => each.file === file);
  }

  async function look(file: string): Promise<void> {
    const seen = await recognise(file);
    if ("format" in seen) found.push(seen);
    else if (isCompanion(path.basename(file))) return;
    else if (seen.reason === null) other.push(file);
    else odd.push({ file, reason: seen.reason });
  }
}

/** A file with its format, or in words what is odd about it; no reason for a file of another kind. */
async function recognise(file: string): Promise<FoundFile | { readonly reason: string | null }> {
  const { head, size } = await readHead(file);
  if (size === 0) return { reason: "is empty" };
  const isZip = file.endsWith(".zip");
  const format = recogniseFormat(file, isZip ? new TextDecoder().decode(head) : decodeText(head, "windows-1252", true));
  const most = isZip || format?.isStreamed === true ? mostStreamedBytes : mostBytes;
  if (format !== null && size > most) return { reason: `is larger than ${most / 1024 / 1024} MiB` };
  if (isZip) return format === null ? { reason: null } : { file, format, encoding: null };
  const legacy = format?.legacyEncoding ?? "windows-1252";
  if (isJsonFile(file) && size <= mostBytes && !isJson(decodeText(await readFile(file), legacy))) {
    return { reason: "is not JSON: it may be cut off" };
  }
  if (format === null) {
    const isText = detectEncoding(head, legacy, head.length < size) !== null;
    return { reason: isText ? null : "is binary, no text" };
  }
  const bytes = await readFile(file);
  if (file.endsWith(".json") && countOpened(bytes) > mostJsonParts) {
    return { reason: `has more than ${mostJsonParts} objects and lists` };
  }
  const encoding = detectEncoding(bytes, legacy);
  return encoding === null ? { reason: "is binary, no text" } : { file, format, encoding };
}

const isJsonFile = (file: string): boolean => file.endsWith(".json") || file.endsWith(".vsm");
const isJson = (text: string): boolean => parseJson(text) !== undefined;

function countOpened(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === brace || byte === bracket) count += 1;
  return count;
}

const byFile = (a: OddFile, b: OddFile): number => (a.file < b.file ? -1 : 1);

/** Enough of a file to see its format: titles may follow a page of remarks. */
const headBytes = 4096;

async function readHead(file: string): Promise<{ readonly head: Uint8Array; readonly size: number }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return { head: buffer.subarray(0, bytesRead), size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

/** A file's format by its ending and its first bytes; null when no importer reads it. */
export function recogniseFormat(file: string, head: string): ImportFormat | null {
  const text = head.replace(/^\uFEFF/, "");
  const known: readonly ImportFormat[] = formats;
  return known.find(({ ending, recognise }) => file.endsWith(ending) && recognise(text, file)) ?? null;
}
