import { parseArgs } from "node:util";
import { runCommand } from "./command.ts";

/**
 * `npm run storm -- [RUNS] [--seed N]`: subscribers of the push under kills, cuts, losses and repeats, one run for each
 * seed. Without a seed the first one is drawn; each failing seed is named, and `npm run storm -- 1 --seed N` runs it
 * alone.
 */
const { values, positionals } = parseArgs({ options: { seed: { type: "string" } }, allowPositionals: true });
const runs = Number(positionals[0] ?? 200);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(seed)) {
  console.error("usage: npm run storm -- [RUNS] [--seed N]");
  process.exit(2);
}
console.log(`${runs} runs, seeds ${seed} to ${seed + runs - 1}`);
const { code } = await runCommand("vitest", ["run", "--config", "config/vitest.node.config.ts", "--project", "storm"], {
  env: { STORM_RUNS: String(runs), STORM_SEED: String(seed) },
});
process.exit(code);
