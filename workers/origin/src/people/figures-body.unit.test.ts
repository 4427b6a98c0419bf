import { expect, it } from "vitest";
import { addFigures } from "./figures-body.ts";

const player = { id: "1Player0", name: "Sarr" };
const played = (values: Readonly<Record<string, number>>) => ({ player, values });

it("adds up what is counted, and leaves out what no game counts", () => {
  const figures = addFigures([played({ goals: 2, minutes: 90 }), played({ goals: 1, minutes: 60 }), played({})]);
  expect(figures).toEqual({ games: 3, goals: 3, minutes: 150 });
});

it("gives the mean of the marks, of the games that have one", () => {
  expect(addFigures([played({ rating: 7 }), played({ rating: 8.5 }), played({})])).toMatchObject({
    games: 3,
    rating: 7.75,
  });
});
