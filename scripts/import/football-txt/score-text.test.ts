import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { parseScore } from "./score-text.ts";

const { finished, afterExtraTime, afterPenalties } = eventStatus;

describe("a score of Football.TXT", () => {
  it.each([
    ["2-1", finished, null, [2, 1], null, null],
    ["2-1 (1-0)", finished, [1, 0], [2, 1], null, null],
    ["2-1 a.e.t.", afterExtraTime, null, null, [2, 1], null],
    ["2-1 a.e.t. (1-1)", afterExtraTime, null, [1, 1], [2, 1], null],
    ["2-1 a.e.t. (1-1, 0-1)", afterExtraTime, [0, 1], [1, 1], [2, 1], null],
    ["4-2 pen. 3-3 a.e.t. (2-2, 1-0)", afterPenalties, [1, 0], [2, 2], [3, 3], [4, 2]],
    ["4-2 pen. 3-3 a.e.t. (2-2)", afterPenalties, null, [2, 2], [3, 3], [4, 2]],
    ["7-6 pen. (0-0)", afterPenalties, null, [0, 0], null, [7, 6]],
    ["7-6 pen. (1-1, 0-1)", afterPenalties, [0, 1], [1, 1], null, [7, 6]],
    ["3-3 a.e.t. (2-2, 2-0), 4-2 pen.", afterPenalties, [2, 0], [2, 2], [3, 3], [4, 2]],
    ["1-1 a.e.t (1-1, 1-0), 1-3 pen.", afterPenalties, [1, 0], [1, 1], [1, 1], [1, 3]],
    ["3-3 a.e.t., 4-2 pen.", afterPenalties, null, null, [3, 3], [4, 2]],
  ])("%s", (text, statusId, halfTime, fullTime, extraTime, shootOut) => {
    expect(parseScore(text)).toEqual({ status: statusId, halfTime, fullTime, extraTime, shootOut });
  });

  it.each(["", "2", "2-", "2:1", "2-1 (1-0", "4-2 pens", "2-1 (1-0, 0-0)"])("is not %j", (text) => {
    expect(parseScore(text)).toBeNull();
  });
});
