import { describe, expect, it } from "vitest";
import { maxFramesPerMinute } from "../../../shared/push/push-limits.ts";
import { createFrameMeter } from "./frame-meter.ts";

describe("a subscriber's frames", () => {
  it("[P12] are counted for each socket alone, and again from 0 each minute", () => {
    const meter = createFrameMeter();
    const [busy, other] = [{}, {}];
    for (let count = 0; count < maxFramesPerMinute; count += 1) expect(meter.isAllowed(busy, 60_000)).toBe(true);
    expect(meter.isAllowed(busy, 119_999)).toBe(false);
    expect(meter.isAllowed(other, 119_999)).toBe(true);
    expect(meter.isAllowed(busy, 120_000)).toBe(true);
  });

  it("are let through again when the clock goes back", () => {
    const meter = createFrameMeter();
    const socket = {};
    for (let count = 0; count <= maxFramesPerMinute; count += 1) meter.isAllowed(socket, 600_000);
    expect(meter.isAllowed(socket, 480_000)).toBe(true);
  });
});
