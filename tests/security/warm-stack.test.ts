import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFindings, describeGroup } from "./harness/findings.ts";
import { fewForWarmth, startGround, warmUp, type Ground } from "./harness/ground.ts";
import { countStatuses } from "./harness/herd.ts";
import { playTarget } from "./harness/play-target.ts";
import { mostTraces, stackTraces, summarize } from "./harness/stack-log.ts";
import { targets } from "./targets/targets.ts";

/** Always the same inputs; `npm run fuzz` draws others. */
const seed = 1;
const herd = { rounds: 5, readers: 50 };
const all = herd.rounds * herd.readers;

describe("a warm stack", () => {
  let ground: Ground;
  const traces: string[] = [];
  beforeAll(async () => {
    ground = await startGround();
    await warmUp(ground, fewForWarmth);
  });
  afterAll(() => ground.stack.stop());

  it("answers each of a herd on a page that is cold", async () => {
    expect(await countStatuses(ground, herd, (round) => `/?day=${20 + round}`)).toEqual({ 200: all });
  });

  it("answers each of a herd on a page that is not there", async () => {
    expect(await countStatuses(ground, herd, (round) => `/match/1none${round}00`)).toEqual({ 404: all });
  });

  it("answers each of a herd on a feed that is cold", async () => {
    expect(await countStatuses(ground, herd, (round) => `/1/x/feed/f_2_${round - 5}_2_fr_1`)).toEqual({ 200: all });
  });

  it("answers each of a herd on a search", async () => {
    expect(await countStatuses(ground, herd, (round) => `/api/v2/search/?q=paris${round}`)).toEqual({ 200: all });
  });

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
