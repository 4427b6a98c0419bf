import { expect, it } from "vitest";
import { eventStatus, statusType } from "../../../shared/sports/statuses.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { toListOrder } from "./list-order.server.ts";

const sorted = { sort: "excitement" } as const;
const over: EventFields = { statusType: statusType.finished, status: eventStatus.finished };
const orderOf = (...leagues: readonly (readonly EventFields[])[]) =>
  toListOrder(
    leagues.map((events) => ({ events })),
    sorted,
    "fr",
  )?.byMark;

it("puts the games of all leagues in the order of their marks", () => {
  const order = orderOf([{ id: "a", excitement: 3 }], [{ id: "b", excitement: 10 }], [{ id: "c", excitement: 0 }]);
  expect(order?.eventIds).toEqual(["b", "a", "c"]);
});

it("keeps the order of the list for the same mark, whatever the score, the state and the end of the games", () => {
  const games: readonly EventFields[] = [
    { id: "a", excitement: 7, ...over, homeScore: 0, awayScore: 0 },
    { id: "b", excitement: 7, statusType: statusType.live, status: eventStatus.secondHalf, homeScore: 4, awayScore: 4 },
    { id: "c", excitement: 7, ...over, status: eventStatus.afterPenalties, homeScore: 3, awayScore: 2 },
    { id: "d", excitement: 7, ...over, homeScore: 9, awayScore: 0, winner: 1 },
  ];
  expect(orderOf(games)?.eventIds).toEqual(["a", "b", "c", "d"]);
  expect(orderOf(games.toReversed())?.eventIds).toEqual(["d", "c", "b", "a"]);
});

it("leaves out games without a mark, and says how many of each tab they are", () => {
  const order = orderOf([
    { id: "a", excitement: 5, ...over },
    { id: "b", ...over },
    { id: "c", excitement: -1, statusType: statusType.live },
    { id: "d", statusType: statusType.scheduled },
  ]);
  expect(order?.eventIds).toEqual(["a"]);
  expect(order?.left).toEqual({
    all: "3 matchs sans note ne sont pas dans cet ordre.",
    live: "1 match sans note n’est pas dans cet ordre.",
    finished: "1 match sans note n’est pas dans cet ordre.",
  });
  expect(orderOf([{ id: "a", excitement: 5, ...over }])?.left).toEqual({ all: "", live: "", finished: "" });
});

it("offers the order only on a day with marks, and takes it only where the address asks for it", () => {
  const leagues = [{ events: [{ id: "a", excitement: 5, ...over }] }];
  expect(toListOrder(leagues, {}, "fr")).toEqual({
    texts: { order: "Ordre des matchs", byLeague: "Par compétition", byMark: "Les plus à voir" },
    byMark: null,
  });
  expect(toListOrder([{ events: [{ id: "a", ...over }] }], sorted, "fr")).toBeNull();
});
