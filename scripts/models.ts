import { runCommand } from "./command.ts";

const usage = `usage: npm run models -- CLUBS INTERNATIONALS [SHOTS]
CLUBS: a folder of football.json files; INTERNATIONALS: one with results.csv and goalscorers.csv; SHOTS: one with shots.csv
Measures all models that scripts measure, one after the other, as docs/models.md has them. Nothing is fitted or written.`;

process.exitCode = await main(process.argv.slice(2));

/** Returns 0, or 1 if a measurement failed; 2 for a wrong call. */
async function main([clubs, internationals, shots]: readonly string[]): Promise<number> {
  if (clubs === undefined || internationals === undefined) {
    console.error(usage);
    return 2;
  }
  const measurements: readonly (readonly string[])[] = [
    ["scripts/fit-win-probability.ts", clubs, internationals],
    ["scripts/fit-order.ts", clubs],
    ["scripts/fit-strength.ts", clubs, internationals],
    ...(shots === undefined ? [] : [["scripts/fit-xg.ts", shots]]),
  ];
  let failed = 0;
  for (const words of measurements) {
    console.log(`\n# ${words.join(" ")}`);
    if ((await runCommand("node", words)).code !== 0) failed += 1;
  }
  if (shots === undefined) console.log("\nexpected goals are not measured: no folder with shots.csv was named");
  return failed === 0 ? 0 : 1;
}
