import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFindings, describeGroup } from "./harness/findings.ts";
import { fewForWarmth, startGround, warmUp, type Ground, clientAddress } from "./harness/ground.ts";
import { playTarget } from "./harness/play-target.ts";
import { mostTraces, stackTraces, summarize } from "./harness/stack-log.ts";
import { targets } from "./targets/targets.ts";
import { feedSign } from "../support/stack.ts";
import { exchange, type Outcome } from "./harness/exchange.ts";

/**
 * How often each status came in rounds of clients, each round at once and at an address that was not requested before.
 */
async function countStatuses(
  ground: Ground,
  { rounds, readers }: { readonly rounds: number; readonly readers: number },
  toPath: (round: number) => string,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const path = toPath(round);
    const ask = (_: unknown, reader: number) => {
      const headers = { "x-fsign": feedSign, ...clientAddress(`2001:db8:${reader.toString(16)}::1`) };
      return exchange(ground.url, { method: "GET", path, headers, body: null });
    };
    for (const outcome of await Promise.all(Array.from({ length: readers }, ask))) {
      counts[nameOf(outcome)] = (counts[nameOf(outcome)] ?? 0) + 1;
    }
  }
  return counts;
}

const nameOf = (outcome: Outcome): string => (outcome.kind === "answer" ? String(outcome.answer.status) : outcome.kind);

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
