import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeTexts } from "./texts/write-texts.ts";
import { runCommand } from "./command.ts";
import { endedCpuSeconds } from "./cpu-time.ts";
import { runSideBySide, type Step } from "./run-side-by-side.ts";
import { countPlaywright, countVitest, mergeVitestReports, type Counted } from "./test-counts.ts";
import { root } from "./workers.ts";

/**
 * Runs everything: checks, build, unit, Workers, stack, attacks, browser, three at once. What a step says is printed when it
 * ends; the last line is `N passed, N failed`.
 */
const reports = join(root, "reports");
const reportOf = (name: string) => join(reports, `${name}.json`);
const problem = writeTexts(root);
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A step's output and result; `cpuSeconds` is the time of its own processes, without the machine's other work. */
type Ended = {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly output: string;
  readonly counted: Counted;
};
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
let countedCpuSeconds = 0;

/**
 * The longest are two processes each, so that three fill two cores; a fourth made tests wait for a second what takes a tenth of it. The
 * build goes first, because half of them wait for it; the longest have lanes when it ends, so the unit tests wait as well, and the short
 * ones fill the cores to the end.
 * Tests of the stack and of the browser take the longest by far: two processes share the former (`tests/support/stack-shards.ts`),
 * two workers of one the latter (`tests/e2e/playwright.config.ts`). The unit tests end last, and would leave a core idle then: they have two as well.
 */
const lanes = 3;
const stackShards = ["stack-1", "stack-2"];
const steps: readonly Step<Ended>[] = [
  step("build", ["scripts/run.mjs", "build"]),
  step("chromium", ["scripts/run.mjs", "find-chromium"]),
  vitest("workers", ["workers:*"], { config: "vitest.config.ts" }),
  step("check", ["scripts/run.mjs", "check"]),
  { ...browser("e2e"), after: ["build", "chromium"] },
  ...stackShards.map((name, index) => ({
    ...vitest(name, ["stack"], { shard: `${index + 1}/${stackShards.length}` }),
    after: ["build", "chromium"],
  })),
  { ...vitest("unit", ["unit", "storm"], { workers: 2 }), after: ["build"] },
  { ...vitest("deploy", ["deploy"]), after: ["build"] },
  { ...vitest("security", ["security"]), after: ["build"] },
  { ...vitest("readers", ["readers"]), after: ["build"] },
  step("sbom", ["scripts/run.mjs", "sbom"]),
];
await runSideBySide(steps, lanes, (name, { seconds, cpuSeconds, output, counted }) => {
  console.log(`\n— ${name}, ${seconds.toFixed(0)} s, of CPU ${cpuSeconds.toFixed(0)} s\n${output.trimEnd()}`);
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  totals.skipped += counted.skipped;
  failures.push(...counted.failures.map((title) => `${name}: ${title}`));
});
mergeReports(stackShards, "stack");

if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ""}`,
);
process.exit(totals.failed === 0 ? 0 : 1);

/** A step without a test count of its own: counts as one. */
function step(name: string, args: readonly string[]): Step<Ended> {
  return toStep(name, "node", args, {}, (isGood) => ({
    passed: isGood ? 1 : 0,
    failed: isGood ? 0 : 1,
    skipped: 0,
    failures: isGood ? [] : ["ended with an error"],
  }));
}

/** Tests that need no Worker's tools start without them. */
function vitest(
  name: string,
  projects: readonly string[],
  {
    config = "vitest.node.config.ts",
    shard,
    workers = 1,
  }: { readonly config?: string; readonly shard?: string; readonly workers?: number } = {},
): Step<Ended> {
  const report = reportOf(name);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [
    "run",
    "--config",
    config,
    `--maxWorkers=${workers}`,
    ...reporters,
    ...projects.flatMap((project) => ["--project", project]),
    ...(shard === undefined ? [] : ["--shard", shard]),
  ];
  return toStep(name, "vitest", args, {}, (isGood) => countReport(name, report, isGood, countVitest));
}

function browser(name: string): Step<Ended> {
  const report = reportOf(name);
  const args = ["test", "--config", "tests/e2e/playwright.config.ts", "--reporter=list,json"];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return toStep(name, "playwright", args, env, (isGood) => countReport(name, report, isGood, countPlaywright));
}

function toStep(
  name: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  count: (isGood: boolean) => Counted,
): Step<Ended> {
  return {
    name,
    async run() {
      const startMs = performance.now();
      const { code, output } = await runCommand(program, args, { quiet: true, env });
      const seconds = (performance.now() - startMs) / 1000;
      return { seconds, cpuSeconds: takeCpuSeconds(), output, counted: count(code === 0) };
    },
  };
}

/** The CPU time since the step before ended: of the one that ended now, as no two end in one instant. */
function takeCpuSeconds(): number {
  const soFar = endedCpuSeconds() ?? 0;
  const taken = soFar - countedCpuSeconds;
  countedCpuSeconds = soFar;
  return taken;
}

function countReport(name: string, report: string, isGood: boolean, count: (report: unknown) => Counted): Counted {
  let counted: Counted = { passed: 0, failed: 0, skipped: 0, failures: [] };
  try {
    counted = count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    console.error(`${name}: no report was written.`);
  }
  if (isGood || counted.failed > 0) return counted;
  // A runner that fails without a failed test (a file that does not load, say) is a failure all the same.
  return { ...counted, failed: 1, failures: ["ended with an error, and no test of it failed"] };
}

/** Puts one report in the place of those of several processes; one that wrote none has been counted as failed. */
function mergeReports(parts: readonly string[], whole: string): void {
  const written = parts.map(reportOf).filter(existsSync);
  const merged = mergeVitestReports(written.map((part) => JSON.parse(readFileSync(part, "utf8"))));
  writeFileSync(reportOf(whole), JSON.stringify(merged));
  for (const part of written) rmSync(part);
}
