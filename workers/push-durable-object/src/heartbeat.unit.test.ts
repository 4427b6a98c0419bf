import { describe, expect, it } from "vitest";
import { toHeartbeatMs } from "./heartbeat.ts";

describe("a relay's heartbeat", () => {
  it("is set when there is none, and left alone when there is one", () => {
    expect(toHeartbeatMs(1_000, null)).toBe(61_000);
    expect(toHeartbeatMs(1_000, 61_000)).toBeNull();
    expect(toHeartbeatMs(1_000, 500)).toBeNull();
  });

  it("is set again when the clock went back and it is too far in the future", () => {
    expect(toHeartbeatMs(1_000, 121_000)).toBe(61_000);
  });
});
