import { describe, expect, it } from "vitest";
import { toBestElevens } from "./best-eleven.ts";
import { aCountedGame } from "./counted-game.fixture.ts";

type Line = "goalkeeper" | "defender" | "midfielder" | "forward";

/** Players of a line with marks: "d1" has the first one. */
const line = (position: Line, marks: readonly number[]) =>
  marks.map((rating, at) => ({ name: `${position[0] ?? ""}${at + 1}`, position, rating }));

/** A match in which the home side has these players. */
function aRound(round: string, day: number, lines: Readonly<Partial<Record<Line, readonly number[]>>>) {
  const players = (["goalkeeper", "defender", "midfielder", "forward"] as const).flatMap((position) =>
    line(position, lines[position] ?? []),
  );
  return aCountedGame("A B", {
    round,
    startSeconds: day * 86_400,
    home: Object.fromEntries(players.map(({ name, rating }) => [name, { rating }])),
    positions: Object.fromEntries(players.map(({ name, position }) => [name, position])),
  });
}
const words = (games: Parameters<typeof toBestElevens>[0]) =>
  toBestElevens(games).map(
    ({ round, formation, players }) => `${round} ${formation}: ${players.map(({ player }) => player.name).join(" ")}`,
  );

const full = { goalkeeper: [7, 6], defender: [7, 7, 7, 6, 5], midfielder: [8, 8, 7, 7, 6], forward: [9, 8, 7] };

describe("the best eleven of a round", () => {
  it("is in the formation in which the sum of the marks is highest, the best of each position", () => {
    expect(words([aRound("4", 1, full)])).toEqual(["4 3-4-3: g1 d1 d2 d3 m1 m2 m3 m4 f1 f2 f3"]);
    expect(words([aRound("4", 1, { ...full, defender: [9, 9, 9, 9, 9] })])).toEqual([
      "4 5-3-2: g1 d1 d2 d3 d4 d5 m1 m2 m3 f1 f2",
    ]);
  });

  it("has nobody without a mark or without a position in the line-up", () => {
    const round = aRound("4", 1, full);
    const more = aCountedGame("C D", {
      round: "4",
      startSeconds: 86_400,
      home: { substitute: { rating: 10 }, unrated: { goals: 3 } },
      positions: { unrated: "forward" },
    });
    const [eleven] = toBestElevens([round, more]);
    expect(eleven?.players.map(({ player }) => player.name)).not.toContain("substitute");
    expect(eleven?.players.map(({ player }) => player.name)).not.toContain("unrated");
    expect(eleven?.games).toHaveLength(2);
  });

  it("is that of each of the latest five rounds, the latest first, and of none that fills no formation", () => {
    const rounds = ["1", "2", "3", "4", "5", "6"].map((round, at) => aRound(round, at, full));
    expect(toBestElevens(rounds).map(({ round }) => round)).toEqual(["6", "5", "4", "3", "2"]);
    expect(words([aRound("1", 1, { ...full, goalkeeper: [] })])).toEqual([]);
  });

  it("names each player once, with the match of the best mark", () => {
    const [eleven] = toBestElevens([aRound("1", 1, full), aRound("1", 9, { forward: [5, 10] })]);
    const forwards = eleven?.players.filter(({ position }) => position === "forward") ?? [];
    expect(forwards.map(({ player, rating }) => [player.name, rating])).toEqual([
      ["f2", 10],
      ["f1", 9],
      ["f3", 7],
    ]);
  });
});
