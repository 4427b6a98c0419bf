import { expect, it } from "vitest";
import { dayNumber } from "../../../../shared/basics/day.ts";
import { emptyTally, type StrengthTally } from "../../../../shared/strength/judge-day.ts";
import { winners } from "../../../../shared/timeline/winner.ts";
import { aTeam, openLedger, saturday } from "../../test/ledger-in-node.ts";
import { ranksOf, strengthTable } from "./strength-table.ts";

const today = dayNumber(saturday, 0);
const proven: StrengthTally = { ...emptyTally, forecasts: 400, ours: 200, base: 240, squares: 40 };

/** A ledger whose sides have these strengths, each after a game so many days ago. */
function open(values: Readonly<Record<string, readonly [value: number, daysAgo: number]>>, tally = proven) {
  const ledger = openLedger();
  for (const [id, [value, daysAgo]] of Object.entries(values)) {
    const day = today - daysAgo;
    const sides = [id, "Other"].map((each) => ({ participant: aTeam(each), countryKey: "FR", stageId: "1Stage00" }));
    const game = {
      homeId: id,
      awayId: "Other",
      score: [1, 0] as const,
      winner: winners.home,
      tournamentId: "T",
      entry: 1500,
    };
    ledger.strengths.putGame({ eventId: `1${id}`, day, game, sides });
    const strengths = new Map([[id, { value, level: 1500, games: 20, day }]]);
    ledger.strengths.putDay({ day, games: [], strengths, tally });
  }
  return ledger;
}
const tableOf = (ledger: ReturnType<typeof open>, atSeconds = saturday) =>
  strengthTable(ledger, null, ledger.sources.clockAt(atSeconds));

it("has the sides that have played within a year, the strongest first; one that paused is nearer to its level", () => {
  const table = tableOf(open({ Lens: [1600, 1], Metz: [1700, 300], Nice: [1900, 400], Brest: [1550, 2] }));
  expect(table?.sides.map(({ participant }) => participant.id)).toEqual(["Metz", "Lens", "Brest"]);
  expect(table?.sides[0]?.value).toBeLessThan(1700);
  expect(table?.sides[0]?.value).toBeGreaterThan(1650);
  expect(table?.sides[1]?.value).toBe(1600);
  expect(table).toMatchObject({ firstDay: today - 400, lastDay: today - 1 });
});

it("has the sides of a week before, by what was known then", () => {
  const ledger = open({ Lens: [1600, 20] });
  ledger.strengths.putDay({
    day: today - 1,
    games: [],
    strengths: new Map([["Lens", { value: 1650, level: 1500, games: 21, day: today - 1 }]]),
    tally: proven,
  });
  const table = tableOf(ledger);
  expect([table?.sides[0]?.value, table?.earlier[0]?.value]).toEqual([1650, 1600]);
});

it("is not there while strengths are not proven", () => {
  const sides = { Lens: [1600, 1] } as const;
  expect(tableOf(open(sides, { ...proven, forecasts: 150 }))).toBeNull();
  expect(tableOf(open(sides, { ...proven, ours: 239 }))).toBeNull();
  expect(tableOf(open(sides))).not.toBeNull();
});

it("is that of the days before the results that are being counted, and not there where these are of more than a week", () => {
  const ledger = open({ Lens: [1600, 20], Metz: [1700, 3] });
  const namesFrom = (day: number | null) => {
    ledger.strengths.setDirtyFrom(day);
    const table = tableOf(ledger);
    return table === null ? null : [table.lastDay, table.sides.map(({ participant }) => participant.id)];
  };
  expect(namesFrom(null)).toEqual([today - 3, ["Metz", "Lens"]]);
  expect(namesFrom(today - 2)).toEqual([today - 3, ["Metz", "Lens"]]);
  expect(namesFrom(today - 3)).toEqual([today - 4, ["Lens"]]);
  expect(namesFrom(today - 6)).toEqual([today - 7, ["Lens"]]);
  expect(namesFrom(today - 7)).toBeNull();
});

it("gives sides of equal points the same rank, and the next one the rank behind both", () => {
  const table = tableOf(open({ Lens: [1600.2, 1], Metz: [1599.8, 1], Nice: [1500, 1] }));
  expect([...ranksOf(table?.sides ?? []).values()]).toEqual([1, 1, 3]);
});
