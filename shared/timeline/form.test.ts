import { expect, it } from "vitest";
import { formOf, parseForm, toFormCode, type Form } from "./form.ts";
import { winners, type Winner } from "./winner.ts";

const form = (winner: Winner, fullTimeWinner: Winner, isAfterExtraTime = false, side: 1 | 2 = 1): Form | null =>
  formOf({ side, winner, fullTimeWinner, isAfterExtraTime });

it("[C4.35] says W, L or D, from the side's own view", () => {
  expect(form(winners.home, winners.home)).toBe("W");
  expect(form(winners.away, winners.away)).toBe("L");
  expect(form(winners.away, winners.away, false, 2)).toBe("W");
  expect(form(winners.draw, winners.draw)).toBe("D");
  expect(form(winners.draw, winners.unknown)).toBe("D");
  expect(form(winners.unknown, winners.unknown)).toBeNull();
});

it("[C4.35] says DW or DL of a draw that the full-time winner decided", () => {
  expect(form(winners.draw, winners.home)).toBe("DW");
  expect(form(winners.draw, winners.away)).toBe("DL");
  expect(form(winners.draw, winners.away, true, 2)).toBe("DW");
});

it("[C4.35] says DO of a draw after extra time when full time was a draw", () => {
  expect(form(winners.draw, winners.draw, true)).toBe("DO");
});

it("[C4.35] says WO or LO of a win that extra time brought", () => {
  expect(form(winners.home, winners.draw, true)).toBe("WO");
  expect(form(winners.away, winners.draw, true)).toBe("LO");
  expect(form(winners.home, winners.home, true)).toBe("W");
});

it("[C4.35] reads the form that a feed writes, and no other text", () => {
  expect((["W", "DO", "LO"] as const).map((each) => parseForm(toFormCode(each)))).toEqual(["W", "DO", "LO"]);
  expect(["upcoming", "W", "", null, undefined].map(parseForm)).toEqual([null, null, null, null, null]);
});
