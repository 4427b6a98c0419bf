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
    serviceStatus: 1,
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

  it("sends nothing without a socket", () => {
    expect(ask({ ...page, phase: "waiting" }, subject, 5).effects).toEqual([]);
  });

  it("[P5] continues from the repair feed's own number, by asking for later changes", () => {
    for (const seq of [20, 25]) {
      const healed = onHealed(repairing(20), { subject, seq, isWhole: true }, moment);
      expect(healed.effects).toEqual([{ do: "send", frame: { t: "join", s: subject, since: seq } }]);
    }
  });

  it("[P5] sends nothing and waits longer each time while caches hold a feed that is too old", () => {
    let state = repairing(20);
    const delaysMs: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const step = onHealed(state, { subject, seq: 18, isWhole: true }, moment);
      const [wait, ...others] = step.effects;
      expect(others).toEqual([]);
      expect(wait).toMatchObject({ do: "set-timer", name: "repair:u_1_1" });
      delaysMs.push(wait?.do === "set-timer" ? wait.delayMs : 0);
      state = step.state;
      expect(onRepairDue(state, subject, moment).effects).toEqual([{ do: "heal", subject, isWhole: false }]);
    }
    expect(delaysMs).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000, 15_000]);
  });

  it("[P5] waits before it takes the feed again when the server had moved on meanwhile", () => {
    const { state } = onHealed(repairing(20), { subject, seq: 20, isWhole: true }, moment);
    const again = onRepair(state, { subject, newest: 21, have: 20 }, moment);
    expect(again.effects).toEqual([{ do: "set-timer", name: "repair:u_1_1", delayMs: 500 }]);
    expect(onRepairDue(again.state, subject, moment).effects).toEqual([{ do: "heal", subject, isWhole: false }]);
  });

  it("[P9] takes the whole feed instead of the repair feed under way when a new epoch begins", () => {
    const { effects } = onRepair(repairing(20), { subject, newest: 3, have: 5 }, moment);
    expect(effects).toEqual([
      { do: "restart", subject },
      { do: "heal", subject, isWhole: true },
    ]);
    expect(onRepair(repairing(20), { subject, newest: 21, have: 5 }, moment).effects).toEqual([]);
  });

  it("[P9] takes the whole feed, and trusts no number, when a new epoch began", () => {
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
