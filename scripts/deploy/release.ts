import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const digits = 12;

/**
 * Names a release by its content: the configurations (any JSON values) and the files of the folders. The same content has
 * the same name on every machine, so a repeated deployment stays one release.
 */
export function toRelease(configs: unknown, folders: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(configs));
  for (const folder of folders.filter((folder) => existsSync(folder))) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
      if (isPrivate(file)) continue;
      hash.update(file.slice(folder.length)).update(readFileSync(file));
    }
  }
  return hash.digest("hex").slice(0, digits);
}

/** By-products of bundling that differ between machines and runs: maps contain local paths, and README.md the time. */
const isPrivate = (file: string) => file.endsWith(".map") || file.endsWith("README.md");
