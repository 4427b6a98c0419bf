import { describe, expect, it } from "vitest";
import { createGate } from "./work-limit.ts";

describe("a gate", () => {
  it("lets a limited number through at once, in order, and gives the place of one that failed to the next", async () => {
    const pass = createGate(2);
    const begun: number[] = [];
    const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
    const work = (index: number) => () =>
      new Promise<void>((resolve, reject) => {
        begun.push(index);
        ends.push({ resolve, reject });
      });
    const all = [0, 1, 2, 3].map((index) => pass(work(index)));
    const outcomes = Promise.allSettled(all);
    expect(begun).toEqual([0, 1]);
    ends[1]?.reject(new Error("failed"));
    await expect(all[1]).rejects.toThrow("failed");
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.resolve();
    await all[0];
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[2]?.resolve();
    ends[3]?.resolve();
    expect((await outcomes).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  });
});
