import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../../shared/basics/record.ts";
import { parseJson } from "../../shared/basics/parse-json.ts";

/** The file at which an import goes on, from 1, of how many there were. */
export type ImportStart = { readonly from: number; readonly files: number };

/**
 * How far an import of these paths into this origin is: written after each file, so that an import that was killed
 * continues there, and removed once it is complete. Kept with the state that a reset clears.
 */
export function createImportMark(stateFolder: string, origin: string, paths: readonly string[]) {
  const name = createHash("sha256").update(JSON.stringify([origin, ...paths.map((each) => path.resolve(each))]));
  const file = path.join(stateFolder, "import", `${name.digest("hex").slice(0, 16)}.json`);
  return {
    /** Null where no import of these paths stopped on its way. */
    read(): ImportStart | null {
      let value: unknown;
      try {
        value = parseJson(readFileSync(file, "utf8"));
      } catch {
        return null;
      }
      const { from, files } = isRecord(value) ? value : {};
      return typeof from === "number" && typeof files === "number" ? { from, files } : null;
    },
    write(start: ImportStart): void {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(start));
    },
    clear: (): void => rmSync(file, { force: true }),
  };
}
