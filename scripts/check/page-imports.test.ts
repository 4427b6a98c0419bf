import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../workers.ts";

/** What a file imports from the project at run time; types are gone by then. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(file, "utf8").replaceAll(/^(import|export) type [^;]*;/gm, "");
  const found = code.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"?]*\.tsx?)"/g);
  return [...found].flatMap(([, name]) => (name === undefined ? [] : [path.join(path.dirname(file), name)]));
}

function allFrom(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set(files);
  for (const file of seen) for (const next of importsOf(file)) seen.add(next);
  return seen;
}

it("no page imports the weights of expected goals, nor what computes with them", () => {
  const app = readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .map((name) => path.join(root, "app", name));
  const reached = allFrom(app);
  const nameOf = (name: string) => path.join(root, "shared/sports/football", name);
  expect(reached).toContain(nameOf("expected-goals-calibration.ts"));
  expect(reached).not.toContain(nameOf("expected-goals-weights.ts"));
  expect(allFrom([path.join(root, "workers/origin/src/index.ts")])).toContain(nameOf("expected-goals-weights.ts"));
});
