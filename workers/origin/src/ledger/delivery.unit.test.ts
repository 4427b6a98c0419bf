import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDelivery, NotReadyYet } from "./delivery.ts";

const warn = vi.spyOn(console, "warn");
beforeEach(() => void warn.mockImplementation(() => {}));
afterEach(() => void warn.mockReset());

/** A neighbour that fails so often, then answers; the clock does not move. */
function setUp(failures: number, error: Error = new Error("away")) {
  let calls = 0;
  const delivery = createDelivery("publish", async () => {
    calls += 1;
    if (calls <= failures) throw error;
  });
  /** Flushes, and says how long the next try is away; null for none. */
  async function flush() {
    await delivery.flush(() => 1_000);
    const at = delivery.retryAtSeconds();
    return at === null ? null : at - 1_000;
  }
  return { calls: () => calls, flush, delivery };
}

describe("a delivery", () => {
  it("waits twice as long with each failure in a row, a minute at most, and not at all after a success", async () => {
    const { flush } = setUp(7);
    const waits = [];
    for (let attempt = 0; attempt < 8; attempt += 1) waits.push(await flush());
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, null]);
  });

  it("begins with the short wait again after a success", async () => {
    let isDown = true;
    const delivery = createDelivery("publish", async () => {
      if (isDown) throw new Error("away");
    });
    const waitAfter = async (down: boolean) => {
      isDown = down;
      await delivery.flush(() => 0);
      return delivery.retryAtSeconds();
    };
    expect([await waitAfter(true), await waitAfter(true), await waitAfter(false), await waitAfter(true)]).toEqual([
      2,
      4,
      null,
      2,
    ]);
  });

  it("looks once more for what came while it was under way, in one go with it", async () => {
    const { delivery, calls } = setUp(0);
    const first = delivery.flush(() => 0);
    expect([delivery.flush(() => 0), delivery.flush(() => 0)]).toEqual([first, first]);
    await first;
    expect(calls()).toBe(2);
    await delivery.flush(() => 0);
    expect(calls()).toBe(3);
  });

  it("says what failed and when it tries again; of a neighbour that is still being made only after a while", async () => {
    const failing = setUp(1);
    await failing.flush();
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/"action":"publish, again in 2 s","reason":"Error: away/),
    ]);
    warn.mockClear();
    const young = setUp(3, new NotReadyYet("no table yet"));
    await young.flush();
    await young.flush();
    expect(warn).not.toHaveBeenCalled();
    await young.flush();
    expect(warn).toHaveBeenCalledOnce();
  });
});
