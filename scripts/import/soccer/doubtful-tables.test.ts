import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { ParsedMatch } from "../parsed-match.ts";
import { doubtfulTables } from "./doubtful-tables.ts";

const game = (round: string, sides: string, isPlayed = true): ParsedMatch => {
  const [home = "", away = ""] = sides;
  return {
    round,
    day: 1,
    minuteOfDay: null,
    home,
    away,
    result: isPlayed
      ? { status: eventStatus.finished, halfTime: null, fullTime: [1, 0], extraTime: null, shootOut: null }
      : null,
    occurrence: 0,
  };
};
const games = (round: string, sides: string, count: number) =>
  Array.from({ length: count }, (_, index) => game(round.replace("#", String(index + 1)), sides));

describe("a table at the end of a season", () => {
  it("is doubtful where some sides have played more games than others", () => {
    const season = [...games("#", "AB", 5), ...games("#", "CD", 2)];
    expect(doubtfulTables(season)).toEqual(["the table is doubtful: its sides have played 2 to 5 games"]);
    expect(doubtfulTables([...games("#", "AB", 4), ...games("#", "CD", 2)])).toEqual([]);
  });

  it("is not doubtful while games are to come", () => {
    expect(doubtfulTables([...games("#", "AB", 5), ...games("#", "CD", 2), game("6", "CD", false)])).toEqual([]);
  });

  it("counts the games of each part by themselves, and none of a knock-out round", () => {
    const parts = [
      ...games("#", "AB", 2),
      ...games("#", "CD", 2),
      ...games("Championship, #", "AB", 4),
      ...games("Final", "AB", 9),
    ];
    expect(doubtfulTables(parts)).toEqual([]);
    expect(doubtfulTables([...parts, ...games("Championship, #. Runde", "CD", 1)])).toEqual([
      "the table of Championship is doubtful: its sides have played 1 to 4 games",
    ]);
  });

  it("is not doubtful where fixtures show how the regulations divide the season, and is where they do not", () => {
    const twoParts = [
      { name: "up", size: 2 },
      { name: "down", size: 2 },
    ];
    const split = { from: 2020, clubs: 4, games: 3, kind: "parts", parts: twoParts, source: "Rules 2020-21" } as const;
    const onDay = (day: number, ...sides: readonly string[]) => sides.map((each) => ({ ...game("1", each), day }));
    const before = [...onDay(1, "AB", "CD"), ...onDay(2, "AC", "BD"), ...onDay(3, "AD", "BC")];
    const top = [4, 5, 6].flatMap((day) => onDay(day, "AB"));
    const bottom = [4, 5, 6, 7, 8, 9, 10].flatMap((day) => onDay(day, "CD"));
    expect(doubtfulTables([...before, ...top, ...bottom])).toHaveLength(1);
    expect(doubtfulTables([...before, ...top, ...bottom], split)).toEqual([]);
    const mixed = [...before, ...onDay(4, "AB", "CD"), ...onDay(5, "AC", "BD")];
    expect(doubtfulTables(mixed, split)).toEqual([
      "the table is doubtful: the season is divided after 3 games, and the file does not say how",
    ]);
    expect(doubtfulTables(mixed)).toEqual([]);
  });
});
