import { describe, expect, it } from "vitest";
import { aCountedGame } from "./counted-game.fixture.ts";
import type { CountedGame } from "./counted-game.ts";
import { toTeamStatistics } from "./team-statistics.ts";

/** "corners: 1 A 6 (2), 2 B 3 (2)": rank, team, value and matches. */
const words = (games: readonly CountedGame[]) =>
  toTeamStatistics(games).map(({ name, isShare, teams }) => {
    const ranked = teams.map(({ rank, teamId, value, games: counted }) => `${rank} ${teamId} ${value} (${counted})`);
    return `${name}${isShare ? " %" : ""}: ${ranked.join(", ")}`;
  });

describe("the statistics of a season's teams", () => {
  it("are the means of their matches, the highest first", () => {
    expect(
      words([
        aCountedGame("A B", { figures: { corners: ["6", "3"] } }),
        aCountedGame("B A", { figures: { corners: ["4", "7"] } }),
      ]),
    ).toEqual(["corners: 1 A 6.5 (2), 2 B 3.5 (2)"]);
  });

  it("leave a match out for a statistic that it does not count, and take nothing as 0", () => {
    expect(
      words([
        aCountedGame("A B", { figures: { corners: ["6", "3"], fouls: ["10", "12"] } }),
        aCountedGame("B A", { figures: { fouls: ["8", "20"] } }),
      ]),
    ).toEqual(["corners: 1 A 6 (1), 2 B 3 (1)", "fouls: 1 A 15 (2), 2 B 10 (2)"]);
  });

  it("have none that less than half of the matches name, because its mean would be of these alone", () => {
    const plain = aCountedGame("A B", { figures: { fouls: ["8", "9"] } });
    const withRed = aCountedGame("A B", { figures: { fouls: ["8", "9"], redCards: ["1", "0"] } });
    expect(words([plain, plain, withRed])).toEqual(["fouls: 1 B 9 (3), 2 A 8 (3)"]);
  });

  it("count a share from its parts where each match says them, and as a mean of shares elsewhere", () => {
    expect(
      words([
        aCountedGame("A B", { figures: { passes: ["90% (90/100)", "50% (10/20)"], possession: ["60%", "40%"] } }),
        aCountedGame("B A", { figures: { passes: ["50% (10/20)", "50% (150/300)"], possession: ["50%", "50%"] } }),
      ]),
    ).toEqual(["possession %: 1 A 55 (2), 2 B 45 (2)", "passes %: 1 A 60 (2), 2 B 50 (2)"]);
  });

  it("give level teams the same rank", () => {
    const games = [
      aCountedGame("A B", { figures: { corners: ["5", "5"] } }),
      aCountedGame("C D", { figures: { corners: ["4", "9"] } }),
    ];
    expect(words(games)).toEqual(["corners: 1 D 9 (1), 2 A 5 (1), 2 B 5 (1), 4 C 4 (1)"]);
  });

  it("leave out a figure that is no number", () => {
    expect(words([aCountedGame("A B", { figures: { corners: ["?", "5"] } })])).toEqual([]);
  });
});
