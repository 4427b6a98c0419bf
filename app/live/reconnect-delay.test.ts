import { describe, expect, it } from "vitest";
import { reconnectDelayMs } from "./reconnect-delay.ts";

describe("the wait before the next socket", () => {
  it("[P8] is anywhere between nothing and a span that doubles with each failure, up to 30 s", () => {
    const spans = [1, 2, 3, 4, 5, 6, 7].map((failures) => reconnectDelayMs(failures, false, 1));
    expect(spans).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(reconnectDelayMs(7, false, 0)).toBe(0);
  });

  it("[P8] is over as long as the server asked, where it has many to take back, and over 30 s at most", () => {
    const spans = [1, 2, 5].map((failures) => reconnectDelayMs(failures, false, 1, 7_000));
    expect(spans).toEqual([7_000, 7_000, 16_000]);
    expect(reconnectDelayMs(1, false, 0.5, 7_000)).toBe(3_500);
    expect(reconnectDelayMs(1, false, 1, 99_000)).toBe(30_000);
  });

  it("[P10] is 10 s longer when the server asks to come later", () => {
    expect(reconnectDelayMs(1, true, 0)).toBe(10_000);
  });
});
