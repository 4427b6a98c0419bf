import { describe, expect, it } from "vitest";
import { ask, onGap, onHealed, onRepair, onRepairDue } from "./catch-up.ts";
import { startConnection, type Connection } from "./connection-state.ts";

const subject = "u_1_1";
const moment = { nowSeconds: 1_010, random: 0.5 };
const page: Connection = {
  ...startConnection({
    subjects: [subject],
    isOnline: true,
    isVisible: true,
    syncIntervalMs: 5_000,
    nowSeconds: 1_000,
  }),
  phase: "open",
};
const repairing = (newest: number) => onRepair(page, { subject, newest, have: 5 }, moment).state;

describe("catching up", () => {
  it("[P4] asks once for the same gap, and not while a repair is on its way", () => {
    const first = onGap(page, { subject, newest: 9, have: 5 });
    expect(first.effects).toEqual([{ do: "send", frame: { t: "join", s: subject, since: 5 } }]);
    expect(onGap(first.state, { subject, newest: 10, have: 5 }).effects).toEqual([]);
    expect(onGap(first.state, { subject, newest: 10, have: 6 }).effects).toHaveLength(1);
    expect(onGap(repairing(9), { subject, newest: 10, have: 5 }).effects).toEqual([]);
  });

  it("asks nobody without a socket", () => {
    expect(ask({ ...page, phase: "waiting" }, subject, 5).effects).toEqual([]);
  });

  it("[P5] goes on from a repair feed that came from a cache, by asking for what it lacks", () => {
    const healed = onHealed(repairing(20), { subject, seq: 18, isWhole: true }, moment);
    expect(healed.effects).toEqual([{ do: "send", frame: { t: "join", s: subject, since: 18 } }]);
  });

  it("[P5] asks for what came while the repair feed was on its way", () => {
    const { state } = onGap(repairing(20), { subject, newest: 25, have: 5 });
    expect(onHealed(state, { subject, seq: 24, isWhole: true }, moment).effects).toHaveLength(1);
    expect(onHealed(state, { subject, seq: 25, isWhole: true }, moment).effects).toEqual([]);
  });

  it("waits before it takes the feed again when the first did not help", () => {
    const { state } = onHealed(repairing(20), { subject, seq: 18, isWhole: true }, moment);
    const again = onRepair(state, { subject, newest: 21, have: 18 }, moment);
    expect(again.effects).toEqual([{ do: "set-timer", name: "repair:u_1_1", delayMs: 500 }]);
    expect(onRepairDue(again.state, subject, moment).effects).toEqual([{ do: "heal", subject, isWhole: false }]);
  });

  it("[P9] takes the whole feed instead of the repair feed that is on its way when the numbers begin anew", () => {
    const { effects } = onRepair(repairing(20), { subject, newest: 3, have: 5 }, moment);
    expect(effects).toEqual([
      { do: "restart", subject },
      { do: "heal", subject, isWhole: true },
    ]);
    expect(onRepair(repairing(20), { subject, newest: 21, have: 5 }, moment).effects).toEqual([]);
  });

  it("[P9] takes the whole feed, and no number for granted, when the numbers began anew", () => {
    const below = onRepair(page, { subject, newest: 3, have: 5 }, moment);
    const renumbered = onRepair(page, { subject, newest: 5, have: 5 }, moment, true);
    for (const { effects } of [below, renumbered]) {
      expect(effects).toEqual([
        { do: "restart", subject },
        { do: "heal", subject, isWhole: true },
      ]);
    }
  });
});
