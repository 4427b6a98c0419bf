import { describe, expect, it } from "vitest";
import { sportIds } from "../sports/sport-ids.ts";
import { placePointsOf, toChampionship, type Race } from "./championship.ts";

const { biathlon, "auto-racing": autoRacing } = sportIds;
const points = [25, 18, 15];

let reported = 0;
/** "A B C": in the order of their places; "-A" is out. */
function race(order: string, changes: Partial<Race> = {}, points_: readonly number[] = []): Race {
  reported += 1;
  const names = order.split(" ");
  return {
    stageId: String(reported),
    title: order,
    startSeconds: reported,
    phase: "over",
    starters: names.map((text, index) => {
      const name = text.replace("-", "");
      return {
        eventId: `${reported}${name}`,
        participant: { id: name, name, code: name, slug: name },
        rank: text.startsWith("-") ? null : index + 1,
        points: points_[index] ?? null,
      };
    }),
    ...changes,
  };
}
const lines = (races: readonly Race[], isLive = false, sportId: number = biathlon) =>
  toChampionship(sportId, races, points, isLive).map(
    ({ rank, participant, races: started, wins, points: won, rankChange }) =>
      `${rank} ${participant.id} ${started} ${wins} ${won} ${rankChange}`,
  );

describe("a season of races", () => {
  it("adds up the points of places; a starter who is out counts as started and has no points", () => {
    expect(lines([race("A B C D"), race("B -A C D")])).toEqual([
      "1 B 2 1 43 0",
      "2 C 2 0 30 0",
      "3 A 2 1 25 0",
      "4 D 2 0 0 0",
    ]);
  });

  it("puts the better places first where the points are level", () => {
    expect(lines([race("A B C"), race("B A C"), race("C B A")]).map((line) => line.slice(0, 3))).toEqual([
      "1 B",
      "2 A",
      "3 C",
    ]);
    expect(lines([race("X A"), race("B Y")]).map((line) => line.slice(0, 3))).toEqual(["1 B", "2 X", "3 A", "4 Y"]);
  });

  it("counts a running race on request, and says who would climb", () => {
    const season = [race("A B C"), race("C B A", { phase: "running" }), race("D A B", { phase: "coming" })];
    expect(lines(season)).toEqual(["1 A 1 1 25 0", "2 B 1 0 18 0", "3 C 1 0 15 0"]);
    expect(lines(season, true)).toEqual(["1 A 2 1 40 0", "2 C 2 1 40 1", "3 B 2 0 36 -1"]);
  });

  it("takes the points that a source gives, but not those of judges", () => {
    const season = [race("A B", {}, [12.5, 9])];
    expect(lines(season, false, autoRacing)).toEqual(["1 A 1 1 12.5 0", "2 B 1 0 9 0"]);
    expect(lines(season)).toEqual(["1 A 1 1 25 0", "2 B 1 0 18 0"]);
  });

  it("counts a place without points as 0 where the source gives others points: a sprint pays fewer places", () => {
    const sprint = race("A B C", {}, [8, 7]);
    expect(lines([sprint, race("C B A")], false, autoRacing)).toEqual(["1 C 2 1 25 0", "2 B 2 0 25 0", "3 A 2 1 23 0"]);
  });
});

it("has points for each sport of a season, its own for some championships, none for horses", () => {
  expect(placePointsOf(autoRacing, "WORLD/formule-1-monza").slice(0, 2)).toEqual([25, 18]);
  expect(placePointsOf(autoRacing, "US/nascar-cup-series-daytona").slice(0, 2)).toEqual([40, 35]);
  expect(placePointsOf(sportIds["horse-racing"], "FR/longchamp")).toEqual([]);
});
