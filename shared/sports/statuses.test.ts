import { describe, expect, it } from "vitest";
import { isLive, isPlaying, shownStatusType, statusTypeOf } from "./status-types.ts";
import { eventStatus, statusName, statusNames, statusType } from "./statuses.ts";

const run = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const idsOf = (...names: (keyof typeof eventStatus)[]): number[] => names.map((name) => eventStatus[name]);

const ofType = (type: number): string[] => statusNames.filter((name) => statusTypeOf(eventStatus[name]) === type);

describe("the stages", () => {
  it("[A9.01] hold every id of the enumeration, and ids of our own above it", () => {
    const others = [42, 43, 45, 46, 333, 334, 335];
    const listed = [...run(1, 38), ...others, ...run(47, 51), ...run(54, 69), ...run(324, 329)];
    const ids = statusNames.map((name) => eventStatus[name]).toSorted((a, b) => a - b);
    expect(ids.filter((id) => id < 1000)).toEqual(listed.toSorted((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("[A9.01] give each status its own id", () => {
    expect(idsOf("scheduled", "live", "finished", "postponed", "cancelled")).toEqual(run(1, 5));
    expect(idsOf("extraTime", "penalties", "retired", "walkover", "afterExtraTime", "afterPenalties")).toEqual(
      run(6, 11),
    );
    expect(idsOf("firstHalf", "secondHalf", "period1", "period2", "period3")).toEqual(run(12, 16));
    expect(idsOf("set1", "set2", "set3", "set4", "set5", "set6", "set7")).toEqual([...run(17, 21), 55, 56]);
    expect(idsOf("set8", "set9", "set10", "set11", "set12", "set13")).toEqual(run(324, 329));
    expect(idsOf("quarter1", "quarter2", "quarter3", "quarter4")).toEqual(run(22, 25));
    expect(idsOf("inning1", "inning5", "inning9", "extraInnings", "afterExtraInnings")).toEqual([26, 30, 34, 35, 69]);
    expect(idsOf("interrupted", "abandoned", "halfTime", "pending", "delayed")).toEqual([36, 37, 38, 42, 43]);
    expect(idsOf("toFinish", "break", "tieBreak1", "tieBreak5", "awarded")).toEqual([45, 46, 47, 51, 54]);
    expect(idsOf("afterDay1", "afterDay5", "afterRound1", "afterRound3", "round1", "round4")).toEqual([
      57, 61, 62, 64, 65, 68,
    ]);
    expect(idsOf("lunch", "tea", "medical")).toEqual([333, 334, 335]);
  });

  it("[A9.01] refuse an id outside the enumeration", () => {
    for (const id of [0, 39, 52, 330, 999, -1]) {
      expect(statusName(id)).toBeNull();
      expect(statusTypeOf(id)).toBeNull();
    }
  });

  it("show as finished, never as live, when they are unknown", () => {
    expect(shownStatusType(999)).toBe(statusType.finished);
    expect(shownStatusType(eventStatus.firstHalf)).toBe(statusType.live);
  });

  it("[C3.04] are of the types scheduled 1, live 2 and finished 3", () => {
    expect(statusType).toEqual({ scheduled: 1, live: 2, finished: 3 });
    expect(ofType(1)).toEqual(["scheduled", "delayed", "toFinish"]);
    expect(ofType(3).join(" ")).toBe(
      "finished postponed cancelled retired walkover afterExtraTime afterPenalties abandoned awarded afterExtraInnings resultAwaited",
    );
    expect(ofType(2)).toHaveLength(statusNames.length - 14);
  });

  it("[C3.04] distinguish play from a live event's breaks", () => {
    expect(isPlaying(eventStatus.firstHalf)).toBe(true);
    expect(isPlaying(eventStatus.penalties)).toBe(true);
    for (const id of idsOf("halfTime", "break", "interrupted", "pending", "lunch", "tea", "medical", "afterDay1")) {
      expect([isLive(id), isPlaying(id)]).toEqual([true, false]);
    }
    expect(isPlaying(eventStatus.finished)).toBe(false);
    expect(isPlaying(eventStatus.scheduled)).toBe(false);
    expect(isPlaying(52)).toBe(false);
  });
});
