import { expect, it } from "vitest";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { bestGames } from "./best-games.ts";

const over = (excitement: number | null, startSeconds = 0): EventFields => ({
  statusType: statusType.finished,
  excitement,
  startSeconds,
});
const bestOf = (bySport: Readonly<Record<number, Readonly<Record<string, EventFields>>>>) => {
  const events = new Map(Object.values(bySport).flatMap((games) => Object.entries(games)));
  const lists = Object.entries(bySport).map(([sportId, games]) => ({
    sportId: Number(sportId),
    leagues: [{ league: {}, eventIds: Object.keys(games) }],
  }));
  return bestGames(lists, (id) => events.get(id) ?? null).map(({ id, sportId }) => `${sportId} ${id}`);
};

it("are the most exciting ones of all sports, those that are on before those that are over", () => {
  const live = { ...over(8), statusType: statusType.live };
  expect(bestOf({ 1: { a: over(7), b: over(8, 200), c: live }, 2: { d: over(10) } })).toEqual([
    "2 d",
    "1 c",
    "1 b",
    "1 a",
  ]);
});

it("are none that is dull, and none of which too little is known", () => {
  expect(bestOf({ 1: { a: over(5), b: over(null), c: over(-1), d: {} } })).toEqual([]);
});

it("are five at most", () => {
  const games = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`g${index}`, over(9, index)]));
  expect(bestOf({ 1: games })).toHaveLength(5);
});
