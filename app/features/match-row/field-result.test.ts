import { expect, it } from "vitest";
import { placeOf, resultOf, sideNoteOf } from "./field-result.ts";

it("names the place, or the reason why there is none", () => {
  expect([placeOf({ rank: 3 }), placeOf({ rank: null, stopReason: "DNF" }), placeOf({})]).toEqual(["3.", "DNF", "–"]);
  expect([placeOf({ rank: 3 }, true), placeOf({ stopReason: "CUT" }, true)]).toEqual(["T3", "CUT"]);
});

it("shows the leader's time, the others' gaps, and nothing for who stopped", () => {
  expect(resultOf({ raceTime: "1:29:37.456" })).toBe("1:29:37.456");
  expect([
    resultOf({ gap: "+5.1", raceTime: "1:29:42.5" }),
    sideNoteOf({ gap: "+5.1", raceTime: "1:29:42.5" }, "fr"),
  ]).toEqual(["+5.1", "1:29:42.5"]);
  expect(resultOf({ gap: "5.1" })).toBe("+5.1");
  expect(resultOf({ stopReason: "DNF", gap: "+5.1" })).toBe("");
});

it("shows strokes with the hole, and points with the jumps", () => {
  expect([resultOf({ golfResult: "-5" }), sideNoteOf({ golfHole: "12" }, "fr")]).toEqual(["-5", "12"]);
  const jumper = { points: 226, jump1Metres: 122.5, jump2Metres: 126 };
  expect([resultOf(jumper), sideNoteOf(jumper, "fr")]).toEqual(["226.0", "122.5 · 126 m"]);
});

it("[C9.09] shows how far the leader has come, while the race is live, and of nobody else", () => {
  const leader = { statusType: 2, rank: 1, distanceKm: 112.5 };
  expect(sideNoteOf(leader, "fr")).toBe("112,5 km");
  expect([sideNoteOf({ ...leader, rank: 2 }, "fr"), sideNoteOf({ ...leader, statusType: 3 }, "fr")]).toEqual(["", ""]);
});
