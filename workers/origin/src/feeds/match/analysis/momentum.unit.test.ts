import { array, assert as check, constantFrom, double, property, record } from "fast-check";
import { expect, it } from "vitest";
import { toMomentum, toPush, type Push } from "./momentum.ts";

const push = record({
  step: double({ min: 0, max: 90, noNaN: true }),
  side: constantFrom(1 as const, 2 as const),
  weight: double({ min: 0.1, max: 5, noNaN: true }),
});
const measure = { halfLife: 4, scale: 2.5 };

it("is between -1 and 1, and turned round when both sides are swapped", () => {
  check(
    property(array(push), (pushes) => {
      const values = toMomentum(pushes, 90, measure);
      const swapped = toMomentum(
        pushes.map((each): Push => ({ ...each, side: each.side === 1 ? 2 : 1 })),
        90,
        measure,
      );
      expect(values.every((value) => Math.abs(value) < 1)).toBe(true);
      swapped.forEach((value, index) => expect(value).toBeCloseTo(-(values[index] ?? 0), 9));
    }),
  );
});

it("does not change for the past when more happens", () => {
  check(
    property(array(push), push, (pushes, late) => {
      const before = toMomentum(pushes, 60, measure);
      const after = toMomentum([...pushes, { ...late, step: 61 }], 90, measure);
      expect(after.slice(0, 60)).toEqual(before);
    }),
  );
});

it("halves what a push is worth in a half-life", () => {
  const values = toMomentum([{ step: 0, side: 1, weight: 2.5 }], 8, measure);
  const worth = (value = 0) => (value * measure.scale) / (1 - value);
  expect(worth(values[3])).toBeCloseTo(1.25);
  expect(worth(values[7])).toBeCloseTo(0.625);
});

it("counts a red card and a turnover for the other side, and nothing for a substitution or a save", () => {
  const card = { kind: "card", atSeconds: 0, side: 1, colour: "red", minute: "10" } as const;
  expect(toPush(card, 10)).toMatchObject({ side: 2 });
  const play = { kind: "play", atSeconds: 0, side: 1, minute: "10" } as const;
  expect(toPush({ ...play, play: "turnover" }, 10)).toMatchObject({ side: 2 });
  expect(toPush({ ...play, play: "corner" }, 10)).toMatchObject({ side: 1 });
  expect(toPush({ ...play, play: "save" }, 10)).toBeNull();
});
