import { expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { allTexts } from "../../../shared/texts/all-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import {
  isUnderWay,
  placeOf,
  resultOf,
  sideNoteOf,
  tieOf,
  toParText,
  formatGap,
  formatLapsBehind,
  leaderDistance,
  formatRank,
} from "./field-result.ts";

await loadAllTexts();

it("names the place, or the reason why there is none", () => {
  expect([{ rank: 3 }, { rank: null, stopReason: "DNF" }, {}].map((event) => placeOf(event, "en"))).toEqual([
    "3.",
    "DNF",
    "–",
  ]);
  expect([placeOf({ rank: 3 }, "en", "golf"), placeOf({ stopReason: "CUT" }, "en", "golf")]).toEqual(["T3", "CUT"]);
  expect([true, false].map((isTied) => placeOf({ rank: 3 }, "en", tieOf(isTied, sportIds.biathlon)))).toEqual([
    "3=",
    "3.",
  ]);
  expect(placeOf({ rank: 3 }, "en", tieOf(true, sportIds.golf))).toBe("T3");
  // A driver who stopped may be classified; nobody who was disqualified is.
  expect(["DNF", "DSQ"].map((stopReason) => placeOf({ rank: 15, stopReason }, "en"))).toEqual(["15.", "DSQ"]);
});

it("[A9.02] says in the visitor's language why there is no place, and as it came what no status has", () => {
  expect(
    (["fr", "de", "it"] as const).map((lang) =>
      ["DNF", "RET", "DNS", "?"].map((code) => placeOf({ stopReason: code }, lang)),
    ),
  ).toEqual([
    ["Ab.", "Ab.", "NP", "?"],
    ["Ausf.", "Ausf.", "n.g.", "?"],
    ["Rit.", "Rit.", "NP", "?"],
  ]);
});

it("shows the leader's time, the others' gaps, and nothing for who stopped", () => {
  expect([resultOf({ raceTime: "1:29:37.456" }, "en"), resultOf({ raceTime: "1:29:37.456" }, "fr")]).toEqual([
    "1:29:37.456",
    "1:29:37,456",
  ]);
  expect([
    resultOf({ gap: "+5.1", raceTime: "1:29:42.5" }, "en"),
    sideNoteOf({ gap: "+5.1", raceTime: "1:29:42.5" }, "en"),
  ]).toEqual(["+5.1", "1:29:42.5"]);
  expect(resultOf({ gap: "5.1" }, "de")).toBe("+5,1");
  expect(resultOf({ stopReason: "DNF", gap: "+5.1" }, "fr")).toBe("");
});

it("[C3.25] shows strokes against par and points of jumps, and not the points that a race gives for its place", () => {
  expect([resultOf({ golfResult: "-5" }, "fr", "par"), resultOf({ golfResult: "E" }, "fr", "par")]).toEqual([
    "−5",
    "par",
  ]);
  expect(resultOf({ points: 226, jump1Metres: 122.5, jump2Metres: 126 }, "fr")).toBe("226,0");
  expect(resultOf({ points: 18, gap: "+0.9", raceTime: "1:30:00.9" }, "en")).toBe("+0.9");
  expect([-2, "+3", 0].map((strokes) => toParText(strokes, "E"))).toEqual(["−2", "+3", "E"]);
});

it("takes nobody for under way whose round rests, is suspended or is over for the day", () => {
  expect([65, 62, 36, 46, 3].map((status) => isUnderWay({ status, golfHole: "7" }))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([isUnderWay({ status: 65, golfHole: "F" }), isUnderWay({ status: 1014, stopReason: "DNF" })]).toEqual([
    false,
    false,
  ]);
});

it("[C9.09] shows how far the leader has come, while the race is live, and of nobody else", () => {
  const leader = { statusType: 2, rank: 1, distanceKm: 112.5 };
  expect(sideNoteOf(leader, "fr")).toBe("112,5 km");
  expect([sideNoteOf({ ...leader, rank: 2 }, "fr"), sideNoteOf({ ...leader, statusType: 3 }, "fr")]).toEqual(["", ""]);
});

it("[C9.09] puts a plus before a positive gap only", () => {
  expect([12.345, 0, -3, "1:02.3", "+0.8", "0.0", "0:07.1", ""].map(formatGap)).toEqual([
    "+12.345",
    "0",
    "-3",
    "+1:02.3",
    "+0.8",
    "0.0",
    "+0:07.1",
    "",
  ]);
});

it("[C9.09] counts the laps behind", () => {
  expect(formatLapsBehind(1, allTexts.fr.races)).toBe("+1 tour");
  expect(formatLapsBehind(3, allTexts.fr.races)).toBe("+3 tours");
  expect(formatLapsBehind(2, allTexts.en.races)).toBe("+2 laps");
  expect(formatLapsBehind(0, allTexts.fr.races)).toBe("");
});

it("[C9.09] shows the leader's kilometres only live and at rank 1", () => {
  const leader = { rank: 1, distanceKm: 12.5 };
  expect(leaderDistance(leader, true, "fr")).toBe("12,5 km");
  expect(leaderDistance(leader, true, "en")).toBe("12.5 km");
  expect(leaderDistance(leader, false, "fr")).toBe("");
  expect(leaderDistance({ ...leader, rank: 2 }, true, "fr")).toBe("");
  expect(leaderDistance({ ...leader, distanceKm: null }, true, "fr")).toBe("");
});

it("[C9.09] prefixes a tied golf rank with T, marks another shared one as equal, and ends any other with a dot", () => {
  expect([formatRank(1, "golf"), formatRank(5, "golf")]).toEqual(["T1", "T5"]);
  expect([formatRank(1, "equal"), formatRank(12, "equal")]).toEqual(["1=", "12="]);
  expect([formatRank(1, "none"), formatRank(5, "none")]).toEqual(["1.", "5."]);
  expect([formatRank(null, "none"), formatRank(0, "golf"), formatRank(null, "equal")]).toEqual(["", "", ""]);
});
