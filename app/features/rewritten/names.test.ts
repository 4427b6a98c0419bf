import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("says of every isolated name whether a translator may touch it", () => {
  const root = new URL("../../", import.meta.url);
  const files = globSync("**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.*"] });
  const names = files.flatMap((file) => {
    const code = readFileSync(new URL(file, root), "utf8");
    return [...code.matchAll(/<bdi\b[^>]*>/g)].map(([tag]) => `${file}: ${tag}`);
  });
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((tag) => !/\btranslate="(?:no|yes)"/.test(tag))).toEqual([]);
});
