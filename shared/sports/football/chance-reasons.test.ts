import { expect, it } from "vitest";
import { chanceReasons } from "./chance-reasons.ts";
import { ratesBetween } from "./goal-rates.ts";
import { winProbability } from "./win-probability.ts";

const average = { attack: 1, defence: 1 };
const before = { score: [0, 0], redCards: [0, 0], toCome: 1 } as const;
const addsOf = ({ reasons }: ReturnType<typeof chanceReasons>) => reasons.map(({ adds }) => adds);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it("divides the favourite's chance without a rest", () => {
  const [home, away] = [
    { attack: 1.5, defence: 0.7 },
    { attack: 0.9, defence: 1.2 },
  ];
  const found = chanceReasons(home, away);
  expect(found.favourite).toBe(1);
  expect(found.usual + sum(addsOf(found))).toBeCloseTo(winProbability(ratesBetween(home, away), before).home, 10);
  expect(found.usual).toBeCloseTo(winProbability(ratesBetween(average, average), before).home, 10);
  expect(found.reasons.map(({ side, part, adds }) => [side, part, Math.sign(adds)])).toEqual([
    [1, "attack", 1],
    [1, "defence", 1],
    [2, "attack", 1],
    [2, "defence", 1],
  ]);
});

it("gives the chance of the away side where that is likelier, against what an average guest has", () => {
  const found = chanceReasons({ attack: 0.6, defence: 1.4 }, { attack: 1.4, defence: 0.8 });
  expect(found.favourite).toBe(2);
  expect(found.usual).toBeCloseTo(winProbability(ratesBetween(average, average), before).away, 10);
  expect(addsOf(found).every((adds) => adds > 0)).toBe(true);
});

it("gives nothing to what is average, and as much to what counts as much", () => {
  expect(addsOf(chanceReasons(average, average))).toEqual([0, 0, 0, 0]);
  // An attack and the other side's defence multiply the same goals.
  const [attack, , , defence] = addsOf(chanceReasons({ attack: 1.3, defence: 1 }, { attack: 1, defence: 1.3 }));
  expect(attack).toBeCloseTo(defence ?? 0, 10);
  expect(attack).toBeGreaterThan(0.05);
});

it("takes away for a weakness of the favourite", () => {
  const [attack, defence] = addsOf(chanceReasons({ attack: 1.8, defence: 1.3 }, average));
  expect(attack).toBeGreaterThan(0);
  expect(defence).toBeLessThan(0);
});
