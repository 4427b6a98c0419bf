import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.ts";
import { runCommand } from "./command.ts";
import { root } from "./workers.ts";

/** Runs everything: checks, build, unit, Workers, stack, attacks, browser. Ends with the line `N passed, N failed`. */
const reports = join(root, "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

type Totals = { passed: number; failed: number; skipped: number };
const totals: Totals = { passed: 0, failed: 0, skipped: 0 };

await step("check", "node", ["scripts/run.mjs", "check"]);
await step("sbom", "node", ["scripts/run.mjs", "sbom"]);
await step("build", "node", ["scripts/run.mjs", "build"]);
for (const [name, projects] of [
  ["unit", ["unit", "storm"]],
  ["workers", ["workers:*"]],
  ["stack", ["stack"]],
  ["deploy", ["deploy"]],
  ["security", ["security"]],
] as const) {
  const report = join(reports, `${name}.json`);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runCommand("vitest", [...args, ...projects.flatMap((project) => ["--project", project])]);
  add(name, code, report, countVitest);
}
const browserReport = join(reports, "e2e.json");
const { code } = await runCommand(
  "playwright",
  ["test", "--config", "tests/e2e/playwright.config.ts", "--reporter=list,json"],
  {
    env: { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  },
);
add("e2e", code, browserReport, countPlaywright);

console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ""}`,
);
process.exit(totals.failed === 0 ? 0 : 1);

/** A step without a test count of its own: counts as one. */
async function step(name: string, program: string, args: readonly string[]): Promise<void> {
  console.log(`\n— ${name}`);
  const result = await runCommand(program, args);
  if (result.code === 0) totals.passed += 1;
  else totals.failed += 1;
}

function add(name: string, exitCode: number, report: string, count: (report: unknown) => Totals): void {
  let counted: Totals = { passed: 0, failed: 0, skipped: 0 };
  try {
    counted = count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    console.error(`${name}: no report was written.`);
  }
  totals.passed += counted.passed;
  totals.skipped += counted.skipped;
  // A runner that fails without a failed test (a file that does not load, say) is a failure all the same.
  totals.failed += Math.max(counted.failed, exitCode === 0 ? 0 : 1);
}

function countVitest(report: unknown): Totals {
  const { numPassedTests, numFailedTests, numPendingTests } = report as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 };
}

function countPlaywright(report: unknown): Totals {
  const { expected, unexpected, flaky, skipped } = (report as { stats: Record<string, number> }).stats;
  return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected ?? 0, skipped: skipped ?? 0 };
}
