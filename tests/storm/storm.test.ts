import { describe, expect, it } from "vitest";
import { loadProxyCode } from "./proxy-code.ts";
import { loadPushCode } from "./push-code.ts";
import { runStorm } from "./run-storm.ts";

const runs = Number(process.env["STORM_RUNS"] ?? 200);
/** A run takes a tenth of a second, on a busy machine several times as long. */
const mostMsPerRun = 1_000;
const firstSeed = Number(process.env["STORM_SEED"] ?? 1);

describe("a storm", () => {
  it(
    `[P3] [P4] [P5] [P8] [P9] [P11] [P13] [P21] leaves every subscriber and every place with what the feed of its number says, ${runs} seeds from ${firstSeed} on`,
    async () => {
      const code = { ...(await loadPushCode()), ...(await loadProxyCode()) };
      const failed: string[] = [];
      for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
        const { faults } = await runStorm(seed, code);
        if (faults.length > 0) failed.push(`seed ${seed}: ${faults.slice(0, 3).join("; ")}`);
      }
      expect(failed).toEqual([]);
    },
    runs * mostMsPerRun,
  );
});
