import type { Encoding } from "./file-text.ts";
import { classOfPath, inClass } from "./competition-class.ts";
import { findFiles, unknown, type FoundFile, type OddFile } from "./find-files.ts";
import { labelOf, prefixesOf } from "./labels.ts";
import type { SourceItem } from "./match-record.ts";

/** A file that an import reads; its items name it as `label` does. */
export type SourceFile = {
  /** "2025-26/fr.1.json": as much of its path as tells it from the other files. */
  readonly label: string;
  readonly encoding: Encoding | null;
  readonly read: () => AsyncIterable<SourceItem>;
};
export type GatheredFiles = {
  readonly files: readonly SourceFile[];
  /** Files that cannot be what their names say, and why. */
  readonly odd: readonly { readonly label: string; readonly reason: string }[];
  /** How many files of other kinds are in the folders that were named. */
  readonly others: number;
};

/**
 * The files at all the paths of an import.
 * @param isWomens whether all of them are of women's competitions, whatever they say
 * @throws what reading a path throws
 */
export async function gatherFiles(paths: readonly string[], isWomens = false): Promise<GatheredFiles> {
  const files: FoundFile[] = [];
  const oddFiles: OddFile[] = [];
  let others = 0;
  for (const path of paths) {
    const { found, odd, other } = await findFiles(path);
    files.push(...found);
    oddFiles.push(...odd);
    if (other.length === 1 && other[0] === path) oddFiles.push({ file: path, reason: unknown });
    else others += other.length;
  }
  const prefixes = prefixesOf([...files, ...oddFiles].map(({ file }) => file));
  const prefixOf = (file: string) => prefixes.get(file) ?? "";
  const classOf = (file: string) => (isWomens ? { ...classOfPath(file), isWomens } : classOfPath(file));
  return {
    files: files.map(({ file, format, encoding }) => ({
      label: prefixOf(file) + labelOf(file),
      encoding,
      read: () => withPrefix(inClass(format.read(file), classOf(file)), prefixOf(file)),
    })),
    odd: oddFiles.map(({ file, reason }) => ({ label: prefixOf(file) + labelOf(file), reason })),
    others,
  };
}

async function* withPrefix(items: AsyncIterable<SourceItem>, prefix: string): AsyncGenerator<SourceItem> {
  for await (const item of items) {
    if (prefix === "") yield item;
    else if (item.kind === "match") yield { ...item, record: { ...item.record, where: prefix + item.record.where } };
    else if (item.kind === "fault" || item.kind === "standing") yield { ...item, where: prefix + item.where };
    else yield { ...item, text: prefix + item.text };
  }
}
