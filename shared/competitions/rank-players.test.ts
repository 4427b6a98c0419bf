import { expect, it } from "vitest";
import { rankPlayers, startingPoints } from "./rank-players.ts";
import { rankingById, rankings } from "./rankings.ts";

const player = (id: string) => ({ id, name: id, code: id, slug: id });
const won = (id: string, points: number) => ({ participant: player(id), points });
const lines = (...given: Parameters<typeof rankPlayers>) =>
  rankPlayers(...given).map(
    ({ rank, participant, points, rankChange }) => `${rank} ${participant.id} ${points} ${rankChange}`,
  );

it("adds points up; as many points share a rank, in the order of names", () => {
  expect(lines([won("C", 10), won("B", 40), won("A", 20), won("C", 10), won("D", 5)], [])).toEqual([
    "1 B 40 null",
    "2 A 20 null",
    "2 C 20 null",
    "4 D 5 null",
  ]);
});

it("says who climbed since the ranking before, and who is new", () => {
  const before = rankPlayers([won("A", 30), won("B", 20), won("C", 10)], []);
  expect(lines([won("A", 30), won("B", 20), won("C", 35), won("D", 25)], before)).toEqual([
    "1 C 35 2",
    "2 A 30 -1",
    "3 D 25 null",
    "4 B 20 -2",
  ]);
});

it("gives the stronger players more points at first", () => {
  expect(startingPoints([player("A"), player("B"), player("C")], 1000).map(({ points }) => points)).toEqual([
    1000, 900, 810,
  ]);
});

it("gives each ranking an id of its own, that of its sport", () => {
  expect(new Set(rankings.map(({ id }) => id)).size).toBe(rankings.length);
  for (const ranking of rankings) expect(rankingById(ranking.id)).toBe(ranking);
  expect(rankingById("2Nobody0")).toBeNull();
});
