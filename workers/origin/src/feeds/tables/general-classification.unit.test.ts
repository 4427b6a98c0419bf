import { expect, it } from "vitest";
import type { ChampionshipRow, Race } from "../../../../../shared/competitions/championship.ts";
import { toGeneralClassification } from "./championship-body.ts";

const rider = (name: string) => ({ id: name, name, code: name, slug: name });
const stage = (
  startSeconds: number,
  order: readonly (readonly [name: string, rank: number | null, time: string])[],
): Race => ({
  stageId: `S${startSeconds}`,
  title: `Stage ${startSeconds}`,
  startSeconds,
  phase: "over",
  starters: order.map(([name, rank, time]) => ({
    eventId: `${startSeconds}${name}`,
    participant: rider(name),
    rank: 1,
    points: null,
    ...(rank === null ? {} : { overall: { rank, time } }),
  })),
});
const season: readonly ChampionshipRow[] = ["A", "B", "C"].map((name) => ({
  rank: 9,
  rankChange: 3,
  participant: rider(name),
  races: 2,
  wins: 1,
  points: 500,
  results: [],
}));

it("ranks a tour by its times after the last stage, without who has left it", () => {
  const first = stage(1, [
    ["A", 1, "4:00:00"],
    ["B", 2, "+0:05"],
    ["C", 3, "+0:09"],
  ]);
  const second = stage(2, [
    ["A", 2, "+0:01"],
    ["B", 1, "8:10:00"],
    ["C", null, ""],
  ]);
  const coming = stage(3, [
    ["A", null, ""],
    ["B", null, ""],
  ]);
  const rows = toGeneralClassification([second, coming, first], season);
  expect(
    rows.map(({ rank, participant, time, races, rankChange }) => [rank, participant.id, time, races, rankChange]),
  ).toEqual([
    [1, "B", "8:10:00", 2, 0],
    [2, "A", "+0:01", 2, 0],
  ]);
});

it("has nothing of races that are no stages", () => {
  expect(toGeneralClassification([stage(1, [["A", null, ""]])], season)).toEqual([]);
});
