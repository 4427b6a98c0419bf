import { describe, expect, it } from "vitest";
import { aCountedGame } from "./counted-game.fixture.ts";
import type { CountedGame } from "./counted-game.ts";
import { toPlayerLeaders } from "./player-leaders.ts";

/** "goals: 1 Ada A 3 (2)": rank, player, team, value and matches. */
const words = (games: readonly CountedGame[]) =>
  toPlayerLeaders(games).map(({ code, players }) => {
    const ranked = players.map(
      ({ rank, player, team, value, games: played }) => `${rank} ${player.name} ${team.id} ${value} (${played})`,
    );
    return `${code}: ${ranked.join(", ")}`;
  });

describe("the leaders of a season's statistics", () => {
  it("have the sums of their matches, with the matches in which they took part", () => {
    expect(
      words([
        aCountedGame("A B", { home: { Ada: { goals: 2, fouls: 1 } }, away: { Bea: { goals: 1 } } }),
        aCountedGame("B A", { home: { Bea: { goals: 0 } }, away: { Ada: { goals: 1 } } }),
      ]),
    ).toEqual(["goals: 1 Ada A 3 (2), 2 Bea B 1 (2)", "fouls: 1 Ada A 1 (2)"]);
  });

  it("have sums of fractions without the errors of their addition", () => {
    const shots = (expectedGoals: number) => aCountedGame("A B", { home: { Ada: { expectedGoals } } });
    expect(words([shots(0.1), shots(0.2), shots(0.055)])).toEqual(["expectedGoals: 1 Ada A 0.36 (3)"]);
  });

  it("list nobody with 0, and no statistic in which nobody has more", () => {
    expect(words([aCountedGame("A B", { home: { Ada: { saves: 0, shots: 1 }, Bea: { shots: 0 } } })])).toEqual([
      "shots: 1 Ada A 1 (1)",
    ]);
  });

  it("rank marks by their mean, of players with half as many as the one with the most", () => {
    const marked = (marks: Readonly<Record<string, number>>) =>
      aCountedGame("A B", {
        home: Object.fromEntries(Object.entries(marks).map(([name, rating]) => [name, { rating }])),
      });
    expect(words([marked({ Ada: 7, Bea: 9, Cid: 10 }), marked({ Ada: 8, Bea: 8 }), marked({ Ada: 6 })])).toEqual([
      "rating: 1 Bea A 8.5 (2), 2 Ada A 7 (3)",
    ]);
  });

  it("are ten, and those who are level with the tenth, who share a rank", () => {
    const shots = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`P${at}`, { shots: at === 0 ? 9 : 2 }]));
    const [leaders] = toPlayerLeaders([aCountedGame("A B", { home: shots(12) })]);
    expect(leaders?.players.map(({ rank }) => rank)).toEqual([1, ...Array.from({ length: 11 }, () => 2)]);
    const [many] = toPlayerLeaders([aCountedGame("A B", { home: shots(40) })]);
    expect(many?.players).toHaveLength(15);
  });

  it("belong to the team of their latest match", () => {
    expect(
      words([
        aCountedGame("A B", { home: { Ada: { goals: 1 } } }),
        aCountedGame("C D", { away: { Ada: { goals: 1 } } }),
      ]),
    ).toEqual(["goals: 1 Ada D 2 (2)"]);
  });
});
