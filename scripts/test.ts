import { existsSync, readFileSync, rmSync } from "node:fs";
import pLimit from "p-limit";
import { runCommand } from "./command.ts";
import { countTests } from "./test-counts.ts";

/** Runs all checks and tests, two steps at once, because the longest have two processes each. What failed is printed at the end. */
const inLane = pLimit(2);
const total = { passed: 0, failed: 0, skipped: 0 };
let failures = "";
rmSync("reports", { recursive: true, force: true });

const vitest = "vitest run --config config/vitest.node.config.ts";
await run("texts", "node scripts/run.mjs texts");
await run("chromium", "node scripts/run.mjs find-chromium");
const workers = inLane(() => run("workers", "vitest run --config config/vitest.config.ts --project workers:*"));
await inLane(() => run("build", "node scripts/run.mjs build"));
const others = {
  e2e: "playwright test --config tests/e2e/playwright.config.ts --reporter list,json",
  stack: `${vitest} --project stack`,
  check: "node scripts/run.mjs check",
  unit: `${vitest} --project unit --project storm`,
  deploy: `${vitest} --project deploy`,
  security: `${vitest} --project security`,
  readers: `${vitest} --project readers`,
  sbom: "node scripts/run.mjs sbom",
};
await Promise.all([workers, ...Object.entries(others).map((step) => inLane(() => run(...step)))]);

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${failures}\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);

async function run(name: string, command: string): Promise<void> {
  const startMs = performance.now();
  const [program = "", ...args] = command.split(" ");
  const report = `reports/${name}.json`;
  if (program === "vitest") args.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  const { code, output } = await runCommand(program, args, {
    quiet: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const written = program !== "node" && existsSync(report) ? readFileSync(report, "utf8") : "null";
  const counts = countTests(JSON.parse(written), code === 0);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  for (const kind of ["passed", "failed", "skipped"] as const) total[kind] += counts[kind];
  if (counts.failed > 0) failures += `\n— ${name}\n${output}`;
}
