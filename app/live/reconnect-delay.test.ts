import { describe, expect, it } from "vitest";
import { reconnectDelayMs } from "./reconnect-delay.ts";

describe("the wait before the next socket", () => {
  it("[P8] is anywhere between nothing and a span that doubles with each failure, up to 30 s", () => {
    const spans = [1, 2, 3, 4, 5, 6, 7].map((failures) => reconnectDelayMs(failures, false, 1));
    expect(spans).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(reconnectDelayMs(7, false, 0)).toBe(0);
  });

  it("[P10] is 10 s longer when the server asks to come later", () => {
    expect(reconnectDelayMs(1, true, 0)).toBe(10_000);
  });
});
