import { array, assert, constantFrom, nat, property, record, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import type { StandingsMatch } from "./standings-match.ts";
import type { StandingsRules } from "./standings-rules.ts";
import { toStandings, type RankedRow, type StandingsInput } from "./standings.ts";

const points = { win: 3, draw: 1, loss: 0 };
const plain: StandingsRules = { points, criteria: ["points", "difference", "scored"] };
const matchesBetweenFirst: StandingsRules = {
  points,
  criteria: ["points", { headToHead: ["points", "difference"] }, "difference", "scored"],
};

const matchesBetweenThenScored = (again: boolean): StandingsRules => ({
  points,
  criteria: ["points", { headToHead: ["points", "difference"], again }, "scored"],
});

/** "A B 2-1": home, away, score. */
const match = (text: string): StandingsMatch => {
  const [homeId = "", awayId = "", score = ""] = text.split(" ");
  const [home = 0, away = 0] = score.split("-").map(Number);
  return { homeId, awayId, score: [home, away] };
};

const table = (rules: StandingsRules, matches: readonly string[], rest: Partial<StandingsInput> = {}) =>
  toStandings({ participantIds: ["A", "B", "C", "D"], matches: matches.map(match), rules, ...rest });

const order = (rows: readonly RankedRow[]): string => rows.map((row) => `${row.rank}${row.participantId}`).join(" ");

describe("toStandings", () => {
  it("counts games, goals and points of each participant", () => {
    const [first, second] = table(plain, ["A B 2-1", "B A 0-0", "A C 0-3"]);
    expect(first).toMatchObject({ participantId: "A", played: 3, wins: 1, draws: 1, losses: 1, points: 4 });
    expect(first).toMatchObject({ scored: 2, conceded: 4, awayScored: 0, awayWins: 0 });
    expect(second).toMatchObject({ participantId: "C", points: 3, awayScored: 3, awayWins: 1 });
  });

  it("lists participants that have not played, and ignores games with strangers", () => {
    expect(order(table(plain, ["A X 2-1"]))).toBe("1A 1B 1C 1D");
  });

  it("orders by difference, then goals scored, and shares a rank where nothing separates two", () => {
    expect(order(table(plain, ["A B 1-0", "C D 2-1"]))).toBe("1C 2A 3D 4B");
    expect(order(table(plain, ["A B 1-0", "C D 1-0"]))).toBe("1A 1C 3B 3D");
  });

  it("puts the winner of the games between first where the competition does, whatever the difference", () => {
    const matches = ["A B 1-0", "B A 2-2", "B C 9-0", "C A 1-0"];
    expect(order(table(matchesBetweenFirst, matches))).toBe("1A 2B 3C 4D");
    expect(order(table(plain, matches))).toBe("1B 2A 3C 4D");
  });

  it("waits with the games between until all of them are played, where the competition does", () => {
    const rules: StandingsRules = {
      points,
      criteria: ["points", { headToHead: ["points"], meetings: 2 }, "difference"],
    };
    const once = ["A B 1-0", "B C 5-0"];
    expect(order(table(rules, once))).toBe("1B 2A 3D 4C");
    expect(order(table(rules, [...once, "B A 0-0"]))).toBe("1A 2B 3D 4C");
  });

  it("waits for the games between three as for those between two", () => {
    const rules: StandingsRules = {
      points,
      criteria: ["points", { headToHead: ["difference"], meetings: 2 }, "scored"],
    };
    // D's games keep A, B and C level on points, before and after the sixth game between them.
    const five = ["A B 3-0", "B C 1-0", "C A 1-0", "A C 0-0", "B A 0-0", "B D 9-9", "C D 0-0"];
    expect(order(table(rules, five))).toBe("1B 2A 3C 4D");
    expect(order(table(rules, [...five, "C B 0-0", "A D 0-0"]))).toBe("1A 2C 3B 4D");
  });

  it("counts the games between that were played, where the competition does not wait", () => {
    const matches = ["A B 1-0", "B D 1-0", "C D 1-0"];
    expect(order(table(matchesBetweenThenScored(false), matches))).toBe("1A 2C 3B 4D");
  });

  it("ends when those still level cannot be separated by their own games", () => {
    expect(order(table(matchesBetweenThenScored(true), ["A B 0-0", "C D 0-0"]))).toBe("1A 1B 1C 1D");
  });

  it("compares those still level by their own games again, where the competition does", () => {
    // Each of A, B and C beat another and D. Their own games put C ahead and leave A and B level; of these two, B won
    // their game, A scored more against D.
    const matches = ["A C 1-0", "C B 3-0", "B A 2-0", "A D 5-0", "B D 1-0", "C D 1-0"];
    expect(order(table(matchesBetweenThenScored(true), matches))).toBe("1C 2B 3A 4D");
    expect(order(table(matchesBetweenThenScored(false), matches))).toBe("1C 2A 3B 4D");
  });

  it("makes home and away tables of the home and away games", () => {
    const matches = ["A B 2-1", "B A 3-0", "A C 1-1"];
    const home = table(plain, matches, { scope: "home" });
    const away = table(plain, matches, { scope: "away" });
    expect(home.map((row) => [row.participantId, row.played, row.points])).toEqual([
      ["A", 2, 4],
      ["B", 1, 3],
      ["C", 0, 0],
      ["D", 0, 0],
    ]);
    expect(away.map((row) => [row.participantId, row.played, row.points])).toEqual([
      ["C", 1, 1],
      ["D", 0, 0],
      ["B", 1, 0],
      ["A", 1, 0],
    ]);
  });

  it("takes deducted points off the overall table only", () => {
    const deductions = new Map([["A", 2]]);
    expect(table(plain, ["A B 1-0"], { deductions }).find((row) => row.participantId === "A")?.points).toBe(1);
    expect(table(plain, ["A B 1-0"], { deductions, scope: "home" })[0]?.points).toBe(3);
  });

  it("counts a late win apart from a regular one", () => {
    const rules: StandingsRules = { points: { ...points, lateWin: 2, lateLoss: 1 }, criteria: ["points"] };
    const [winner, loser] = toStandings({
      participantIds: ["A", "B"],
      matches: [{ homeId: "A", awayId: "B", score: [1, 1], lateWinner: 2 }],
      rules,
    });
    expect(winner).toMatchObject({ participantId: "B", wins: 1, lateWins: 1, losses: 0, draws: 0, points: 2 });
    expect(loser).toMatchObject({ participantId: "A", losses: 1, lateLosses: 1, draws: 0, points: 1 });
  });

  it("loses no game and no participant, and never puts fewer points above more", () => {
    const id = constantFrom("A", "B", "C", "D");
    const matches = array(
      record({ homeId: id, awayId: id, score: tuple(nat(5), nat(5)) }).filter(
        ({ homeId, awayId }) => homeId !== awayId,
      ),
      { maxLength: 30 },
    );
    assert(
      property(matches, (played) => {
        const rows = toStandings({ participantIds: ["A", "B", "C", "D"], matches: played, rules: matchesBetweenFirst });
        const sum = (value: (row: RankedRow) => number): number => rows.reduce((total, row) => total + value(row), 0);
        expect(rows.map((row) => row.participantId).toSorted()).toEqual(["A", "B", "C", "D"]);
        expect(sum((row) => row.played)).toBe(played.length * 2);
        expect(sum((row) => row.wins - row.losses)).toBe(0);
        expect(sum((row) => row.scored - row.conceded)).toBe(0);
        expect(rows.map((row) => row.points)).toEqual(rows.map((row) => row.points).toSorted((a, b) => b - a));
      }),
    );
  });
});
