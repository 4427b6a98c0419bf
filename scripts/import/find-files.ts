import { open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { formats, type ImportFormat } from "./formats.ts";
import { recogniseFormat } from "./recognise-format.ts";

export type FoundFile = { readonly file: string; readonly format: ImportFormat };

const known: readonly ImportFormat[] = formats;
const hasFittingEnding = (file: string) => known.some(({ ending }) => file.endsWith(ending));
const isCompanion = (name: string) =>
  known.some(({ companions = [] }) =>
    companions instanceof RegExp ? companions.test(name) : companions.includes(name),
  );

/**
 * The files at a path that hold matches: itself, or in name order all below it. `other` are those that were named or
 * have a fitting ending, but hold nothing that an importer reads.
 */
export async function findFiles(
  root: string,
): Promise<{ readonly found: readonly FoundFile[]; readonly other: readonly string[] }> {
  const candidates = (await stat(root)).isFile()
    ? [root]
    : (await readdir(root, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && hasFittingEnding(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name))
        .toSorted();
  const found: FoundFile[] = [];
  const other: string[] = [];
  for (const file of candidates) {
    const format = recogniseFormat(file, await readHead(file));
    if (format === null) {
      if (!isCompanion(path.basename(file))) other.push(file);
    } else found.push({ file, format });
  }
  return { found, other };
}

/** Enough of a file to see its format: titles may follow a page of remarks. */
const headBytes = 4096;

async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
