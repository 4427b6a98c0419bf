import { describe, expect, it } from "vitest";
import { aCountedGame } from "./counted-game.fixture.ts";
import { toExpectedTable, toGoalChances } from "./expected-table.ts";

const points = { win: 3, draw: 1, loss: 0 };

describe("the table by shots", () => {
  it("has the points that the shots of both sides would bring on average", () => {
    // A scores with 1 in 2, B never: A wins half of the time and draws the other half.
    const [a, b] = toExpectedTable([aCountedGame("A B", { shots: [[500], []], score: [0, 2] })], points);
    expect(a).toMatchObject({
      participant: { id: "A" },
      games: 1,
      points: 0,
      expectedPoints: 2,
      goals: [0, 2],
      expectedGoals: [0.5, 0],
    });
    expect(b).toMatchObject({
      participant: { id: "B" },
      points: 3,
      expectedPoints: 0.5,
      goals: [2, 0],
      expectedGoals: [0, 0.5],
    });
  });

  it("adds up the matches of each team, at home and away, the most expected points first", () => {
    const games = [
      aCountedGame("A B", { shots: [[1000], [1000]], score: [1, 1] }),
      aCountedGame("B A", { shots: [[1000, 1000], []], score: [2, 0] }),
    ];
    expect(
      toExpectedTable(games, points).map(({ participant, ...row }) => [participant.id, row.points, row.expectedPoints]),
    ).toEqual([
      ["B", 4, 4],
      ["A", 1, 1],
    ]);
  });

  it("leaves out a match without shots and one without a score", () => {
    const { score: _, ...unknown } = aCountedGame("A B", { shots: [[500], [500]] });
    expect(toExpectedTable([aCountedGame("A B", {}), { ...unknown, score: null }], points)).toEqual([]);
  });

  it("gives each number of goals the chance that so many shots go in", () => {
    expect(toGoalChances([])).toEqual([1]);
    const chances = toGoalChances([500, 200]);
    [0.4, 0.5, 0.1].forEach((chance, goals) => expect(chances[goals]).toBeCloseTo(chance, 9));
  });
});
