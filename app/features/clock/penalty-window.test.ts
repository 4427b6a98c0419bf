import { expect, it } from "vitest";
import { isPenaltyCurrent } from "./penalty-window.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";

const at = 1_755_367_200;

it("[C4.32] counts a penalty of the current stage within five minutes of the counter's time", () => {
  const penalty = { status: eventStatus.secondHalf, updatedSeconds: at };
  expect(
    [-301, -300, 0, 300, 301].map((after) => isPenaltyCurrent(penalty, eventStatus.secondHalf, at + after)),
  ).toEqual([false, true, true, true, false]);
  expect(isPenaltyCurrent(penalty, eventStatus.firstHalf, at)).toBe(false);
});
