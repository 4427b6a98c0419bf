import { glob } from "node:fs/promises";
import { root } from "../workers.ts";

/** The product's own code below `shared/` and `app/`, without tests and their fixtures, as paths from the project's folder. */
export async function productFiles(): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob("{shared,app}/**/*.{ts,tsx}", { cwd: root })) {
    if (!/\.(?:test|fixture)\.tsx?$/.test(file)) files.push(file.replaceAll("\\", "/"));
  }
  return files;
}
