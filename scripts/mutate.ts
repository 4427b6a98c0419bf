import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { randomOf, shuffled } from "../shared/basics/random.ts";
import { inPlaceRunner } from "./in-place-runner.ts";
import { areaVariable, mutationAreas, quickVariable, type MutationArea } from "./mutation-areas.ts";
import { hasSurvived, survivorReporter } from "./report-survivors.ts";
import { root } from "./workers.ts";

/**
 * `npm run mutate -- [AREA …] [--share 0.2] [--seed 1] [--only PATTERN] [--quick]`: changes the code a little, one change at a time,
 * and runs the tests that reach it; what no test notices is named. `--share` takes that part of each area's lines, whole
 * files drawn by the seed; `--only` takes the files whose path matches; `--quick` leaves out the tests that run
 * inside a Worker. What was found is kept, so that an area may be
 * done in pieces: the score counts what earlier runs found of its other files. The exit status is 1 below the wanted score.
 *
 * Two kinds of change count for nothing: a text that only a log or a bug's error says, and `?.` made `.`, which the compiler
 * demands wherever an index may find nothing, also where it always finds something. Tables of facts are left out, and what
 * runs only while a module loads.
 */
const wantedScore = 85;
const usage = `usage: npm run mutate -- [${Object.keys(mutationAreas).join(" | ")} …] [--share 0.2] [--seed 1] [--only PATTERN] [--quick]`;

/** Rows of facts with their sources: a test of them would say them again. */
const tables = /\/bookmakers\.ts$/;

type Score = { readonly fileCount: number; readonly killed: number; readonly survived: number };

process.exitCode = await main();

async function main(): Promise<number> {
  const options = {
    share: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    quick: { type: "boolean", default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const share = Number(values.share);
  const only = new RegExp(values.only);
  if (values.quick) process.env[quickVariable] = "yes";
  const chosen = positionals.length === 0 ? Object.keys(mutationAreas) : positionals;
  if (!(share > 0 && share <= 1) || chosen.some((name) => !Object.hasOwn(mutationAreas, name))) {
    console.error(usage);
    return 2;
  }
  const lines: string[] = [];
  const all = { killed: 0, survived: 0 };
  let isGood = true;
  for (const name of chosen) {
    const area = mutationAreas[name];
    if (area === undefined) continue;
    const files = drawFiles(area, share, values.seed).filter((file) => only.test(file));
    if (files.length === 0) continue;
    const { fileCount, killed, survived } = await mutate(name, files);
    const score = toPercent(killed, survived);
    isGood &&= score >= wantedScore;
    all.killed += killed;
    all.survived += survived;
    lines.push(`${name}: ${score.toFixed(1)} % of ${killed + survived} mutants in ${fileCount} files`);
  }
  const together = toPercent(all.killed, all.survived);
  console.log([...lines, `together: ${together.toFixed(1)} % of ${all.killed + all.survived} mutants`].join("\n"));
  return isGood ? 0 : 1;
}

function toPercent(killed: number, survived: number): number {
  return (100 * killed) / Math.max(1, killed + survived);
}

/** Sources of an area, relative to the project, in the seed's order until they hold the share of its lines. */
function drawFiles({ sources }: MutationArea, share: number, seed: string): readonly string[] {
  const files = globSync(`${sources}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(test|fixture)\.|\.d\.ts$|(^|\/)(fake|test)-[^/]*$/.test(file) && !tables.test(file))
    .toSorted();
  const lengths = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8").split("\n").length]));
  const lengthOf = (file: string) => lengths.get(file) ?? 0;
  let left = share * files.reduce((sum, file) => sum + lengthOf(file), 0);
  return shuffled(randomOf("mutate", seed), files).filter((file) => (left -= lengthOf(file)) > -lengthOf(file));
}

async function mutate(name: string, files: readonly string[]): Promise<Score> {
  process.env[areaVariable] = name;
  const results = await new Stryker({
    mutate: [...files],
    mutator: { excludedMutations: ["OptionalChaining"] },
    testRunner: inPlaceRunner,
    plugins: ["@stryker-mutator/vitest-runner", "./scripts/in-place-runner.ts", "./scripts/report-survivors.ts"],
    // Not the related tests alone: what runs inside a Worker is reached by requests, which no import shows.
    vitest: { configFile: "vitest.mutate.config.ts", related: false },
    coverageAnalysis: "perTest",
    concurrency: 1,
    reporters: ["progress-append-only", survivorReporter],
    clearTextReporter: { allowColor: false },
    allowEmpty: true,
    incremental: true,
    // A change whose tests are the same would keep its old result, whatever they import.
    force: true,
    // Beside what other tools keep: neither a build nor the tests empty that folder.
    incrementalFile: `node_modules/.cache/mutants-${name}.json`,
    // A copy of the tree, in a folder that everything else passes by.
    tempDirName: "reports/mutation",
    ignorePatterns: ["build", "reports", ".wrangler", "docs"],
    // Each would need a new start and every test of its area.
    ignoreStatic: true,
    timeoutMS: 30_000,
    // In it, all changes are tried.
    dryRunTimeoutMinutes: 60,
  }).runMutationTest();
  const counted = results.filter(({ status }) => !["Ignored", "CompileError", "RuntimeError"].includes(status));
  const undetected = counted.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const fileCount = new Set(counted.map(({ fileName }) => fileName)).size;
  return { fileCount, killed: counted.length - undetected.length, survived: counted.filter(hasSurvived).length };
}
