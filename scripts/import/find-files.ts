import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** The football.json files at a path: itself, or in name order all below it that lie in a season's folder. */
export async function findFiles(root: string): Promise<readonly string[]> {
  if ((await stat(root)).isFile()) return [root];
  const entries = await readdir(root, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith(".json"))
    .map((entry) => path.join(root, entry))
    .filter((file) => seasonOf(file) !== null && !file.endsWith(".clubs.json"))
    .toSorted();
}

/** "…/2025-26/fr.1.json" → "2025-26"; null when the file lies in no season's folder. */
export function seasonOf(file: string): string | null {
  const folder = path.basename(path.dirname(path.resolve(file)));
  return /^\d{4}(?:-\d{2})?$/.test(folder) ? folder : null;
}

export const leagueCodeOf = (file: string): string => path.basename(file, ".json");
