import { expect, it } from "vitest";
import type { OpenSeason } from "../../../../shared/standings/chances/open-season.ts";
import { assumeResults } from "./assume-results.ts";
import { parseWhatIf } from "./choices.ts";
import { toAssumedTable } from "./to-table.ts";

const fixture = (eventId: string, homeId: string, awayId: string) => ({ eventId, homeId, awayId, startSeconds: 2 });
/** B leads by a goal; A won no game. */
const season: OpenSeason = {
  stageId: "STAGE",
  rules: { points: { win: 3, draw: 1, loss: 0 }, criteria: ["points", "difference", "scored"] },
  teamIds: ["A", "B", "C"],
  deductions: new Map([["C", 1]]),
  earlier: [],
  results: [
    { homeId: "B", awayId: "A", score: [2, 1], startSeconds: 1 },
    { homeId: "C", awayId: "A", score: [1, 0], startSeconds: 1 },
  ],
  left: [fixture("ABABABAB", "A", "B"), fixture("CBCBCBCB", "C", "B"), fixture("ACACACAC", "A", "C")],
};
const assume = (query: string) => assumeResults(season, parseWhatIf(new URLSearchParams(query)).choices);
const tableOf = (query: string) =>
  toAssumedTable(season, assume(query)).map(
    ({ rank, participantId, played, points, scored, conceded, rankChange }) =>
      `${rank} ${participantId} ${played} ${points} ${scored}:${conceded} ${rankChange}`,
  );

it("is the table of now without a choice", () => {
  expect(assume("")).toBe(season);
  expect(assume("ZZZZZZZZ=1"), "of a game that is not left").toBe(season);
  expect(tableOf("")).toEqual(["1 B 1 3 2:1 0", "2 C 1 2 1:0 0", "3 A 2 0 1:3 0"]);
});

it("counts a win without a score by one goal, a draw as 1–1, and a score as it is", () => {
  expect(tableOf("CBCBCBCB=1")).toEqual(["1 C 2 5 2:0 1", "2 B 2 3 2:2 -1", "3 A 2 0 1:3 0"]);
  expect(tableOf("CBCBCBCB=2")).toEqual(["1 B 2 6 3:1 0", "2 C 2 2 1:1 0", "3 A 2 0 1:3 0"]);
  expect(tableOf("CBCBCBCB=0")).toEqual(["1 B 2 4 3:2 0", "2 C 2 3 2:1 0", "3 A 2 0 1:3 0"]);
  expect(tableOf("ABABABAB=5-0&ACACACAC=0-0")).toEqual(["1 A 4 4 6:3 2", "2 C 2 3 1:0 0", "3 B 2 3 2:6 -2"]);
});

it("leaves the chosen games to nobody: they are not simulated any more", () => {
  const { left, results } = assume("ABABABAB=5-0");
  expect(left.map(({ eventId }) => eventId)).toEqual(["CBCBCBCB", "ACACACAC"]);
  expect(results.at(-1)).toEqual({ homeId: "A", awayId: "B", score: [5, 0], startSeconds: 2 });
});
