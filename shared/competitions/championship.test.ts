import { describe, expect, it } from "vitest";
import { sportIds } from "../sports/sport-ids.ts";
import { placePointsOf, seasonPointsOf, toChampionship, type Race } from "./championship.ts";

const { biathlon, "auto-racing": autoRacing } = sportIds;
const points = { places: [25, 18, 15] };

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

describe("a season of Formula 1", () => {
  const pointsIn = (season: string, races: readonly Race[]) =>
    toChampionship(autoRacing, races, seasonPointsOf(autoRacing, "WORLD/formule-1-grand-prix", season), false)
      .map(({ participant, points: won }) => `${participant.id}${won}`)
      .join(" ");
  /** A wins the races of which the text says so, B the others: "AAB". */
  const duels = (winners: string) => [...winners].map((winner) => race(winner === "A" ? "A B" : "B A"));

  it.each([
    ["1950", "A8 B6 C4 D3 E2 F0 G0"],
    ["1959", "A8 B6 C4 D3 E2 F0 G0"],
    ["1960", "A8 B6 C4 D3 E2 F1 G0"],
    ["1961", "A9 B6 C4 D3 E2 F1 G0"],
    ["1990", "A9 B6 C4 D3 E2 F1 G0"],
    ["1991", "A10 B6 C4 D3 E2 F1 G0"],
    ["2002", "A10 B6 C4 D3 E2 F1 G0"],
    ["2003", "A10 B8 C6 D5 E4 F3 G2"],
    ["2010", "A25 B18 C15 D12 E10 F8 G6"],
    ["2025", "A25 B18 C15 D12 E10 F8 G6"],
  ])("has in %s the points of its places", (season, expected) => {
    expect(pointsIn(season, [race("A B C D E F G"), race("Z", { phase: "coming" })])).toBe(expected);
  });

  it("counted the last race twice in 2014 alone", () => {
    const season = [race("A B"), race("B A")];
    expect([pointsIn("2013", season), pointsIn("2014", season)]).toEqual(["A43 B43", "B68 A61"]);
  });

  it("has points of their own for sprints, since there are any", () => {
    const sprint = race("A B C D", { title: "Formule 1 - Grand Prix - Sprint" });
    expect([pointsIn("2021", [sprint]), pointsIn("2022", [sprint])]).toEqual(["A3 B2 C1 D0", "A8 B7 C6 D5"]);
  });

  it.each([
    ["1953", "AAAAAA", "A32 B24"],
    ["1957", "AAAAAA", "A40 B30"],
    ["1958", "AAAAAAA", "A48 B36"],
    ["1959", "AAAAAAA", "A40 B30"],
    ["1960", "AAAAAAA", "A48 B36"],
    ["1962", "AAAAAA", "A45 B30"],
    ["1965", "AAAAAAA", "A54 B36"],
    ["1966", "AAAAAAA", "A45 B30"],
    // The best five of the first six races, and the best four of the others.
    ["1967", "AAAAAABBBBB", "A69 B66"],
    ["1968", "AAAAAABBBBBB", "A75 B75"],
    ["1970", "AAAAAAABBBBBB", "A84 B81"],
    ["1974", "AAAAAAAABBBBBBB", "A99 B96"],
    ["1975", "AAAAAAABBBBBBB", "A90 B90"],
    ["1976", "AAAAAAAABBBBBBBB", "A105 B105"],
    ["1977", "AAAAAAAAABBBBBBBB", "A114 B111"],
    ["1979", "AAAAAAABBBBBBBB", "B60 A60"],
    ["1980", "AAAAAAABBBBBBB", "A75 B75"],
    ["1988", "AAAAAAAAAAAAA", "A99 B66"],
    ["1990", "AAAAAAAAAAAA", "A99 B66"],
    ["1991", "AAAAAAAAAAAA", "A120 B72"],
  ])("counts in %s the best results alone, of %s", (season, winners, expected) => {
    expect(pointsIn(season, duels(winners))).toBe(expected);
  });

  it("drops results of points that a source gives, too", () => {
    const season = Array.from({ length: 5 }, (_, index) => race("A B", {}, [9 + index, 6]));
    expect(pointsIn("1950", season)).toBe("A46 B24");
  });
});
