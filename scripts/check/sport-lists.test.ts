import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { root } from "../workers.ts";

const names = Object.keys(sportIds).join("|");
/** Three sports or more in a row, as names or as ids. */
const list = new RegExp(String.raw`\[\s*(?:(?:"(?:${names})"|sportIds\.(?:${names})),?\s*){3,}\]`, "g");

/** The places of a source that list sports. */
const listsIn = (source: string): readonly string[] => {
  const plain = source.replace(/sportIds\["([a-z-]+)"\]/g, "sportIds.$1");
  return [...plain.matchAll(list)].map(([text]) => text);
};

/** Lists that are choices of one place, not facts about the sports. */
const choices: ReadonlySet<string> = new Set([
  // Which sports stand in the bar, and which results of a search come first.
  "app/features/layout/site-header.tsx",
  "workers/origin/src/catalogue/position.ts",
  // How dense the marks of a chart may be.
  "workers/origin/src/feeds/match/analysis/analysis-body.ts",
]);

it("[C1.07] lists sports nowhere beside the table of their facts", () => {
  const files = globSync("{app,workers,shared}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/node_modules|\.test\.tsx?$|\.fixture\.tsx?$|\/test\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.filter((file) => listsIn(readFileSync(join(root, file), "utf8")).length > 0);
  expect(found.toSorted()).toEqual([...choices].toSorted());
});

it("[C1.07] finds lists of names and of ids", () => {
  const of = (source: string) => listsIn(source).length;
  expect(of('new Set([sportIds.tennis, sportIds["water-polo"], sportIds.golf])')).toBe(1);
  expect(of('const shown = ["soccer", "tennis",\n  "golf",\n]')).toBe(1);
  expect(of("[sportIds.tennis, sportIds.golf]") + of('["soccer", "other", "golf"]')).toBe(0);
});
