import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isGroup, type Texts } from "./section.ts";

/** Groups whose keys are data: the code looks up what a feed, a provider or a rule says. */
const tables = new Set(["account.forms", "domain.clubs", "domain.rankings", "feeds.labels.conditions", "world.world"]);

const sources = globSync("{app,shared,workers,world,scripts/import}/**/*.{ts,tsx}").filter(
  (file) => !/\.(?:test|fixture)\.|\/test\//.test(file),
);
const code = sources.map((file) => readFileSync(file, "utf8")).join("\n");
/** Names, and quoted keys such as "account.error.server" or "loan-end". */
const words = new Set([/[\w$]+/g, /[\w$.-]+/g].flatMap((pattern) => code.match(pattern) ?? []));

/** The paths of the texts whose key no code contains. */
function unused(texts: Texts, path: string): readonly string[] {
  if (!isGroup(texts) || tables.has(path)) return [];
  return Object.entries(texts).flatMap(([key, part]) =>
    words.has(key) ? unused(part, `${path}.${key}`) : [`${path}.${key}`],
  );
}

it("has no text that no code asks for", () => {
  const areas = globSync("*.json", { cwd: "locales/fr" });
  expect(areas).toHaveLength(9);
  const found = areas.flatMap((file) =>
    unused(JSON.parse(readFileSync(`locales/fr/${file}`, "utf8")), file.replace(".json", "")),
  );
  expect(found).toEqual([]);
});
