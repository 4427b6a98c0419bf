import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compileTexts } from "./compile-texts.ts";

/**
 * Compiles `locales/` to `.texts/`. A file that stays the same is not written, so that running tests and servers do not see it
 * change; a file whose section has gone is removed.
 * @returns null, or what is wrong with the texts: a language that lacks one is not built
 */
export function writeTexts(root: string): string | null {
  const output = join(root, ".texts");
  try {
    const modules = compileTexts(join(root, "locales"));
    for (const [path, content] of modules) write(join(output, path), content);
    for (const path of readdirSync(output, { recursive: true, encoding: "utf8" })) {
      if (/\.\w+$/.test(path) && !modules.has(path)) rmSync(join(output, path));
    }
    return null;
  } catch (error) {
    return `${String(error)}\nThe texts do not compile.`;
  }
}

function write(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === content) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
