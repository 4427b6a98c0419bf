import { describe, expect, it } from "vitest";
import { applyChange, decodeChanges, encodeChange, toChange, type EventChange } from "./changes.ts";

const kickOff: EventChange = { id: "1a2b3c4d", stageType: 1, stage: 1, homeName: "Lens", awayName: "Lille" };
const goal: EventChange = { ...kickOff, stageType: 2, stage: 12, live: "y", homeScore: 1, awayScore: 0 };

describe("toChange", () => {
  it("[F7] holds the id and the cells that differ, and nothing else", () => {
    expect(toChange(kickOff, goal)).toEqual({
      id: "1a2b3c4d",
      stageType: 2,
      stage: 12,
      live: "y",
      homeScore: 1,
      awayScore: 0,
    });
  });

  it("[F7] clears a field that the later row no longer holds", () => {
    const { live: _live, ...ended } = { ...goal, stageType: 3 };
    expect(toChange(goal, ended)).toEqual({ id: "1a2b3c4d", stageType: 3, live: null });
    expect(toChange(goal, { ...goal, live: null })).toEqual({ id: "1a2b3c4d", live: null });
  });

  it("is null when both rows say the same, also when one says it by an absent and one by a cleared field", () => {
    expect(toChange(goal, { ...goal })).toBeNull();
    expect(toChange(kickOff, { ...kickOff, homeScore: null })).toBeNull();
    expect(toChange({ ...kickOff, homeScore: null }, kickOff)).toBeNull();
  });

  it("tells 0 from nothing", () => {
    expect(toChange(kickOff, { ...kickOff, homeScore: 0 })).toEqual({ id: "1a2b3c4d", homeScore: 0 });
  });

  it("[F7] is what applyChange needs to make the later row out of the earlier, also over the wire", () => {
    const change = toChange(goal, kickOff);
    if (change === null) throw new Error("the rows differ");
    const [received] = decodeChanges(encodeChange(change)).changes;
    expect(received).toEqual(change);
    expect(applyChange(goal, change)).toEqual({ ...kickOff, live: null, homeScore: null, awayScore: null });
  });
});
