import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { checkLock } from "./advisories/check-lock.ts";
import { addressesFile, toAddresses } from "./addresses/to-addresses.ts";
import { toBindingTypes } from "./binding-types.ts";
import { parseTestOnly, testOnlyFaults } from "./check/test-only.ts";
import { physicalStylesOf } from "./check/physical-styles.ts";
import { runCommand } from "./command.ts";
import { checkVariants } from "./variant/check-variants.ts";
import { root } from "./workers.ts";

/** The parts of the product that are still to be built, and will use what waits. */
type Area = "data" | "match page" | "places" | "what is mine" | "accounts" | "live scale";

/**
 * Rules that are written and tested, but that no visitor, client or operator gets yet, by the area that will use them:
 * a folder of which nothing is used, a file, or one export of a file (`path#name`). The list only shrinks.
 */
const waiting: Readonly<Record<string, Area>> = {
  "app/features/field/field-result.ts#formatLapsBehind": "match page",

  "app/features/account/client-configuration.ts#localDatabaseVersion": "accounts",
  "shared/betting/geo-groups.ts#mainBookmakerId": "places",
};

/** Runs the compiler in one thread: its threads share nothing, so each would check the libraries' types again. */
const once = ["--singleThreaded", "-p"];

/** The checks that read the code without running it. Each prints a line with its findings; the exit status is 1 on any fault. */
const checks: readonly (readonly [label: string, program: string, args: readonly string[]])[] = [
  ["format", "oxfmt", ["--check"]],
  ["lint, rooms and circles of imports", "oxlint", ["--deny-warnings"]],
  ["types: domain", "tsc", [...once, "config/tsconfig.shared.json"]],
  ["types: Workers", "tsc", [...once, "config/tsconfig.workers.json"]],
  ["types: site", "tsc", [...once, "config/tsconfig.app.json"]],
  ["types: scripts and tests", "tsc", [...once, "config/tsconfig.node.json"]],
  ["unused code", "knip", ["--config", "config/knip.json"]],
];

let faults = 0;
for (const [label, program, args] of checks) {
  const { code, output } = await runCommand(program, args, { quiet: true });
  report(label, code === 0, output);
}

const physical = physicalStylesOf(root);
report("styles by start and end", physical.length === 0, physical.join("\n"));

const variants = checkVariants(root);
report("variants", variants.faults.length === 0, variants.faults.join("\n"));

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
const weak = checkLock(readJson("package-lock.json"), readJson("scripts/advisories/advisories.json"));
report("dependencies: known advisories, hashes", weak.length === 0, weak.join("\n"));

const stale = (await toBindingTypes()).filter(({ path, content }) => readFileSync(path, "utf8") !== content);
report(
  "binding types fresh",
  stale.length === 0,
  stale.map(({ path }) => `${path} is old. Run: npm run types`).join("\n"),
);

report(
  "addresses fresh",
  readFileSync(addressesFile, "utf8") === toAddresses(),
  "docs/addresses.md is old. Run: npm run addresses",
);

const { stdout } = await runCommand(
  "knip",
  ["--config", "config/knip.json", "--production", "--no-progress", "--reporter", "json"],
  { quiet: true },
);
const found = testOnlyFaults(parseTestOnly(stdout), Object.keys(waiting), await productFiles());
report("code that only tests use", found.length === 0, found.join("\n"));
process.exit(faults === 0 ? 0 : 1);

function report(label: string, isGood: boolean, output: string): void {
  console.log(`${isGood ? "ok    " : "FAULT "} ${label}`);
  if (isGood) return;
  faults += 1;
  console.log(output);
}

/** The product's own code below `shared/` and `app/`, without tests and their fixtures, as paths from the project's folder. */
async function productFiles(): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob("{shared,app}/**/*.{ts,tsx}", { cwd: root })) {
    if (!/\.(?:test|fixture)\.tsx?$/.test(file)) files.push(file.replaceAll("\\", "/"));
  }
  return files;
}
