import { describe, expect, it } from "vitest";
import { runAttempts, type RequestWorld } from "./run-attempts.ts";

/** A page whose waits pass at once and are noted; `onWait` is what happens during each. */
function fakeWorld(onWait: (world: { isActive: boolean; isAborted: boolean }, waits: number[]) => void = () => {}) {
  const page = { isActive: true, isAborted: false };
  const waits: number[] = [];
  let pauses = 0;
  const world: RequestWorld = {
    wait: async (delayMs) => {
      waits.push(delayMs);
      onWait(page, waits);
    },
    isPageActive: () => page.isActive,
    whenPageActive: async () => {
      pauses += 1;
      page.isActive = true;
    },
    isAborted: () => page.isAborted,
  };
  return { world, page, waits, pauses: () => pauses };
}

/** A load that fails a number of times before it answers. */
function failing(times: number) {
  let calls = 0;
  const load = async () => {
    calls += 1;
    return calls > times ? "body" : null;
  };
  return { load, calls: () => calls };
}

describe("a request that is tried again", () => {
  it("[C4.11] gives the answer of the attempt that works", async () => {
    const { world, waits } = fakeWorld();
    const { load, calls } = failing(2);
    expect(await runAttempts(load, world)).toBe("body");
    expect([calls(), waits]).toEqual([3, [250, 500]]);
  });

  it("[C4.11, C8.02] runs the exceeded callback after the fourth failure and not before", async () => {
    const { world, waits } = fakeWorld();
    const { load, calls } = failing(9);
    let exceeded = 0;
    const answer = await runAttempts(load, world, () => {
      exceeded += 1;
    });
    expect([answer, exceeded, calls(), waits]).toEqual([null, 1, 4, [250, 500, 750]]);
  });

  it("[C4.11] pauses a retry whose wait ends on a hidden page, and waits again when the page is back", async () => {
    const { world, waits, pauses } = fakeWorld((page, waits) => {
      if (waits.length === 1) page.isActive = false;
    });
    const { load, calls } = failing(1);
    expect(await runAttempts(load, world)).toBe("body");
    expect([calls(), pauses(), waits]).toEqual([2, 1, [250, 250]]);
  });

  it("[C4.11] pauses without a wait after an attempt during which the page was hidden", async () => {
    const { world, page, waits, pauses } = fakeWorld();
    const { load } = failing(1);
    const hideAndLoad = async () => {
      if (pauses() === 0) page.isActive = false;
      return load();
    };
    expect(await runAttempts(hideAndLoad, world)).toBe("body");
    expect([pauses(), waits]).toEqual([1, [250]]);
  });

  it("[C4.12] begins nothing after an abort and gives no late answer", async () => {
    const aborted = fakeWorld((page) => {
      page.isAborted = true;
    });
    const { load, calls } = failing(1);
    expect(await runAttempts(load, aborted.world)).toBeNull();
    expect(calls()).toBe(1);

    const late = fakeWorld();
    const answer = await runAttempts(async () => {
      late.page.isAborted = true;
      return "late";
    }, late.world);
    expect(answer).toBeNull();
  });
});
