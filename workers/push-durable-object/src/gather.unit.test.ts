import { describe, expect, it } from "vitest";
import { sendDelayMs } from "./gather.ts";

describe("sending", () => {
  it("does not wait when idle", () => {
    expect(sendDelayMs({ nowMs: 5_000, lastSentMs: null, lastSendTookMs: 0 })).toBe(0);
    expect(sendDelayMs({ nowMs: 5_000, lastSentMs: 4_900, lastSendTookMs: 3 })).toBe(0);
  });

  it("gathers under load until 100 ms after the last sending", () => {
    expect(sendDelayMs({ nowMs: 5_000, lastSentMs: 4_990, lastSendTookMs: 3 })).toBe(90);
  });

  it("gathers for longer while sending keeps the relays busy, and never for more than a second", () => {
    expect(sendDelayMs({ nowMs: 5_000, lastSentMs: 5_000, lastSendTookMs: 200 })).toBe(400);
    expect(sendDelayMs({ nowMs: 5_000, lastSentMs: 5_000, lastSendTookMs: 9_000 })).toBe(1_000);
  });

  it("goes on within its usual wait when the clock goes back", () => {
    expect(sendDelayMs({ nowMs: 5_000, lastSentMs: 125_000, lastSendTookMs: 3 })).toBe(100);
    expect(sendDelayMs({ nowMs: 5_000, lastSentMs: 125_000, lastSendTookMs: -120_000 })).toBe(100);
  });
});
