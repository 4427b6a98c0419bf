import { bindingTypes } from "./binding-types.ts";
import { parseTestOnly, testOnlyFaults } from "./check/test-only.ts";
import { productFiles } from "./check/product-files.ts";
import { waiting } from "./check/waiting.ts";
import { runCommand } from "./command.ts";

/** Everything that reads the code without running it. Each line says what it found; the exit status is 1 on any fault. */
const checks: readonly (readonly [label: string, program: string, args: readonly string[]])[] = [
  ["format", "oxfmt", ["--check"]],
  ["lint and import boundaries", "oxlint", ["--deny-warnings"]],
  ["types: domain", "tsc", ["-p", "tsconfig.shared.json"]],
  ["types: Workers", "tsc", ["-p", "tsconfig.workers.json"]],
  ["types: site", "tsc", ["-p", "tsconfig.app.json"]],
  ["types: scripts and tests", "tsc", ["-p", "tsconfig.node.json"]],
  ...bindingTypes.map((args) => ["binding types fresh", "wrangler", [...args, "--check"]] as const),
  ["unused code", "knip", []],
];

let faults = 0;
for (const [label, program, args] of checks) {
  const { code, output } = await runCommand(program, args, { quiet: true });
  console.log(`${code === 0 ? "ok    " : "FAULT "} ${label}`);
  if (code === 0) continue;
  faults += 1;
  console.log(output);
}

const { stdout } = await runCommand("knip", ["--production", "--no-progress", "--reporter", "json"], { quiet: true });
const found = testOnlyFaults(parseTestOnly(stdout), Object.keys(waiting), await productFiles());
console.log(`${found.length === 0 ? "ok    " : "FAULT "} code that only tests use`);
if (found.length > 0) {
  faults += 1;
  console.log(found.join("\n"));
}
process.exit(faults === 0 ? 0 : 1);
