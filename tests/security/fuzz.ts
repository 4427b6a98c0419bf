import { parseArgs } from "node:util";
import { createFindings, describeGroup } from "./harness/findings.ts";
import { startGround, warmth, warmUp } from "./harness/ground.ts";
import { playTarget } from "./harness/play-target.ts";
import { mostTraces, stackTraces, summarize } from "./harness/stack-log.ts";
import { targets } from "./targets/targets.ts";

/** `npm run fuzz`: attacks the built stack, prints each fault once, and leaves with 1 where there is any. */
const names = targets.map(([{ name }]) => name);
const usage = `usage: npm run fuzz -- [--seed 1] [--runs N: inputs of each target] [--run N: this input alone] [--only ${names.join("|")}] [--cold]`;

let values;
try {
  ({ values } = parseArgs({
    options: {
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      runs: { type: "string" },
      run: { type: "string" },
      only: { type: "string" },
      cold: { type: "boolean", default: false },
    },
  }));
} catch (error) {
  fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
}
const seed = Number(values.seed);
const only = values.only?.split(",") ?? names;
const isCount = (text: string | undefined) => text === undefined || /^\d{1,7}$/.test(text);
if (!Number.isSafeInteger(seed) || !isCount(values.runs) || !isCount(values.run)) fail(usage);
if (!only.every((name) => names.includes(name))) fail(usage);

const ground = await startGround();
const findings = createFindings();
try {
  if (!values.cold && values.run === undefined) {
    console.log("warming up");
    await warmUp(ground, warmth);
  }
  for (const [target, shortRuns] of targets.filter(([{ name }]) => only.includes(name))) {
    const first = Number(values.run ?? 0);
    const runs = values.run === undefined ? Number(values.runs ?? shortRuns) : 1;
    const startMs = performance.now();
    await playTarget(target, ground, findings, { seed, first, runs });
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    console.log(`${target.name}: ${runs} inputs, seed ${seed}, ${seconds} s`);
  }
} catch (error) {
  await ground.stack.stop();
  throw error;
}

const traces = stackTraces(ground.log);
const groups = await findings.settle();
await ground.stack.stop();
for (const group of groups) console.log(`\n${describeGroup(group, seed)}`);
if (traces.length > mostTraces)
  console.log(`\n${traces.length} stack traces in the log:\n${summarize(traces).join("\n")}`);
console.log(`\n${groups.length} faults`);
process.exit(groups.length === 0 && traces.length <= mostTraces ? 0 : 1);

function fail(text: string): never {
  console.error(text);
  process.exit(2);
}
