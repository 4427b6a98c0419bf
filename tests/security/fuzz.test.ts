import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFindings, describeGroup } from "./harness/findings.ts";
import { startGround, warmUp, type Ground } from "./harness/ground.ts";
import { playTarget } from "./harness/play-target.ts";
import { mostTraces, stackTraces, summarize } from "./harness/stack-log.ts";
import { targets } from "./targets/targets.ts";

/** Always the same inputs; `npm run fuzz` draws others. */
const seed = 1;

describe("a warm stack under inputs that nobody foresaw", () => {
  let ground: Ground;
  const traces: string[] = [];
  beforeAll(async () => {
    ground = await startGround();
    await warmUp(ground);
  });
  afterAll(() => ground.stack.stop());

  for (const [target, runs] of targets) {
    it(`keeps every rule of an answer: ${target.name}, ${runs} inputs of seed ${seed}`, async () => {
      const findings = createFindings();
      const before = ground.log.length;
      await playTarget(target, ground, findings, { seed, first: 0, runs });
      traces.push(...stackTraces(ground.log.slice(before)));
      const groups = await findings.settle();
      expect(groups.map((group) => describeGroup(group, seed))).toEqual([]);
    });
  }

  it("writes few stack traces into its log, whatever clients send", () => {
    expect(traces.length <= mostTraces ? [] : summarize(traces)).toEqual([]);
  });
});
