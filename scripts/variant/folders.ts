import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson } from "../../shared/basics/parse-json.ts";

/** The files of variants in a project's folder, by their folders' names; undefined for a file that is not JSON. */
export type VariantFolders = ReadonlyMap<string, unknown>;

const fileName = "variant.json";
const registry = "variants/variant-files.ts";

export function readFolders(root: string): VariantFolders {
  const names = readdirSync(join(root, "variants"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(entry.parentPath, entry.name, fileName)))
    .map(({ name }) => name)
    .toSorted();
  return new Map(names.map((name) => [name, parseJson(readFileSync(pathOf(root, name), "utf8"))]));
}

export const pathOf = (root: string, folder: string): string => join(root, "variants", folder, fileName);

/** Writes a folder's file and names it in the list that the product is built from. */
export function writeFolder(root: string, folder: string, file: unknown): void {
  mkdirSync(join(root, "variants", folder), { recursive: true });
  writeFileSync(pathOf(root, folder), `${JSON.stringify(file, null, 2)}\n`);
  writeFileSync(join(root, registry), toRegistry([...readFolders(root).keys()]));
}

/** A sentence where the list that the product is built from is not that of the folders; null where it is. */
export function registryFault(root: string): string | null {
  const listed = readFileSync(join(root, registry), "utf8");
  return listed === toRegistry([...readFolders(root).keys()])
    ? null
    : `${registry} is not the list of the folders. Run: npm run variant -- list`;
}

export const writeRegistry = (root: string): void =>
  writeFileSync(join(root, registry), toRegistry([...readFolders(root).keys()]));

// A folder may have the name of a keyword: "in" is India.
function toRegistry(folders: readonly string[]): string {
  const imports = folders.map((name) => `import ${name}File from "./${name}/${fileName}" with { type: "json" };`);
  return `${imports.join("\n")}

/** The folders of the variants. \`npm run variant\` writes this file; \`parse-variants.ts\` checks what it names. */
// oxfmt-ignore
export const variantFiles: Readonly<Record<string, unknown>> = { ${folders.map((name) => `${name}: ${name}File`).join(", ")} };
`;
}
