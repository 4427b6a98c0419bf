import { expect, it } from "vitest";
import { isPenaltyCurrent } from "./penalty-window.ts";
import { stage } from "../../../shared/sports/stages.ts";

const at = 1_755_367_200;

it("[C4.32] counts a penalty of the current stage within five minutes of the counter's time", () => {
  const penalty = { stage: stage.secondHalf, updatedSeconds: at };
  expect([-301, -300, 0, 300, 301].map((after) => isPenaltyCurrent(penalty, stage.secondHalf, at + after))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(isPenaltyCurrent(penalty, stage.firstHalf, at)).toBe(false);
});
