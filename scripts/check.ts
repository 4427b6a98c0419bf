import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeTexts } from "./texts/write-texts.ts";
import { checkLock } from "./advisories/check-lock.ts";
import { addressesFile, toAddresses } from "./addresses/to-addresses.ts";
import { toBindingTypes } from "./binding-types.ts";
import { parseTestOnly, testOnlyFaults } from "./check/test-only.ts";
import { physicalStylesOf } from "./check/physical-styles.ts";
import { productFiles } from "./check/product-files.ts";
import { waiting } from "./check/waiting.ts";
import { runCommand } from "./command.ts";
import { checkVariants } from "./variant/check-variants.ts";
import { root } from "./workers.ts";

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
const texts = writeTexts(root);
report("texts", texts === null, texts ?? "");
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
