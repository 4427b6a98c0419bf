import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { countAnswers, createHerd, type Herd } from "../support/herd.ts";
import { feedSign, startTestStack } from "../support/stack.ts";

const times = (count: number, path: string): readonly string[] => Array.from({ length: count }, () => path);
/** An isolate that has compiled its code waits and renders in other orders than a new one. */
const warmUp = { hits: 6_000, misses: 2_000, atOnce: 16 };
const herd = 400;
const largestHerd = 1_000;

describe.each(["a new", "a warm"])("a herd in %s isolate", (isolate) => {
  let stack: Stack;
  let readers: Herd;
  beforeAll(async () => {
    stack = await startTestStack({ assets: false });
    readers = createHerd(stack.directUrl, { "x-fsign": feedSign });
    if (isolate === "a new") return;
    await readers.get(times(warmUp.hits, "/?date=1990-01-01"), warmUp.atOnce);
    const missed = Array.from({ length: warmUp.misses }, (_, index) => `/?day=${1_000 + index}`);
    await readers.get(missed, warmUp.atOnce);
  }, 400_000);
  afterAll(async () => {
    readers.stop();
    await stack.stop();
  });

  const ask = async (path: string, count = herd) => {
    const answers = await readers.get(times(count, path), count);
    return { counts: countAnswers(answers), answers };
  };

  it("renders a cold page once for all who ask at once", async () => {
    for (const path of ["/?day=3", "/tennis?day=2"]) {
      expect((await ask(path)).counts).toEqual({ "200 MISS": 1, "200 HIT": herd - 1 });
    }
    const { counts, answers } = await ask("/basket", largestHerd);
    expect(counts).toEqual({ "200 MISS": 1, "200 HIT": largestHerd - 1 });
    const nonces = answers.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1]);
    expect(new Set(nonces).size).toBe(largestHerd);
  });

  it("answers all who ask for what is not there, from one page", async () => {
    const first = (await ask("/quidditch")).counts;
    expect(first["404 MISS"] ?? 0).toBeLessThanOrEqual(1);
    expect((first["404 MISS"] ?? 0) + (first["404 HIT"] ?? 0)).toBe(herd);
    for (const path of ["/quidditch/2", "/match/1AAAAAAA", "/match/2AAAAAAA"]) {
      expect([path, (await ask(path)).counts]).toEqual([path, { "404 HIT": herd }]);
    }
  });

  it("answers all who ask for what no cache keeps", async () => {
    for (const path of ["/_root.data", "/tennis.data?_routes=sport", "/__manifest?p=%2Ftennis&version=1"]) {
      const answers = await readers.get(times(200, path), 200);
      expect([path, answers.filter(({ status }) => status >= 500)]).toEqual([path, []]);
    }
  });

  it("answers all who ask the Workers behind for the same", async () => {
    for (const path of [
      "/1/x/feed/f_1_0_1_fr_1",
      "/1/x/feed/f_2_3_1_fr_1",
      "/api/v2/search/?q=lens",
      "/nothing.data",
    ]) {
      const answers = await readers.get(times(herd, path), herd);
      expect([path, answers.filter(({ status }) => status >= 500)]).toEqual([path, []]);
    }
  });
});
