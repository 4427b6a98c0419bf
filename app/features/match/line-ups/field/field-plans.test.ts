import { expect, it } from "vitest";
import type { LineUpMember } from "../../../../../shared/wire/sections/read-line-ups.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { placeOnField } from "./field-plans.ts";

const member = (shirt: number, over: Partial<LineUpMember> = {}): LineUpMember => ({
  id: `p${shirt}`,
  name: `Name${shirt}`,
  shortName: `Name${shirt}`,
  path: "",
  shirt: String(shirt),
  role: "",
  place: "",
  line: null,
  nationality: "",
  isCaptain: false,
  isGoalkeeper: false,
  rating: null,
  substitution: null,
  ...over,
});

/** Each player's position, by shirt: "1 3/1" is shirt 1 in column 3 of row 1. */
const placesOf = (sportId: number, starters: readonly LineUpMember[]) =>
  placeOnField(sportId, starters)?.map(({ line, spots }) => [
    line,
    ...spots.map(({ member: { shirt }, column, row }) => `${shirt} ${column}/${row}`),
  ]) ?? null;

it("places fifteen of rugby by their shirts, where the source gives numbers alone", () => {
  const fifteen = [...Array(15).keys()].map((index) => member(index + 1));
  expect(placesOf(sportIds["rugby-union"], fifteen)).toEqual([
    [
      0,
      ..."1 3/1,2 5/1,3 7/1,4 4/2,5 6/2,6 2/3,7 8/3,8 5/3,9 4/4,10 6/4,11 1/5,12 4/5,13 6/5,14 9/5,15 5/6".split(","),
    ],
  ]);
});

it("places volleyball's six in the order of rotation, and who comes for those behind below", () => {
  const six = ["S", "OPP", "OH", "OH", "MB", "MB", "libero"].map((place, index) => member(index + 1, { place }));
  expect(placesOf(sportIds.volleyball, six)).toEqual([
    [0, "1 8/2", "2 2/1", "3 8/1", "4 2/2", "5 5/1", "6 5/2", "7 5/3"],
  ]);
});

it("places hockey's players by the lines that play together, the goalkeeper behind the first", () => {
  const of = (shirt: number, place: string, line: number) => member(shirt, { place, line });
  const two = [of(1, "goalkeeper", 0), of(2, "D", 1), of(3, "D", 1), of(4, "C", 1), of(5, "LW", 2), of(6, "C", 2)];
  expect(placesOf(sportIds.hockey, two)).toEqual([
    [1, "2 3/2", "3 7/2", "4 5/1", "1 5/3"],
    [2, "5 2/1", "6 5/1"],
  ]);
});

it("places by lines from the own goal on where a sport has no parts, at most five side by side", () => {
  const seven = [0, 1, 1, 1, 1, 1, 1].map((line, index) => member(index + 1, { line }));
  expect(placesOf(sportIds.bandy, seven)).toEqual([[0, "1 5/3", "2 2/1", "3 5/1", "4 8/1", "5 2/2", "6 5/2", "7 8/2"]]);
  expect(placesOf(sportIds.futsal, [member(1, { line: 0 }), member(2)])).toBeNull();
});

it("places nobody where one of those who start has no place, or the sport tells none", () => {
  expect(placeOnField(sportIds.basketball, [member(1, { place: "PG" }), member(2, { place: "PG" })])).toBeNull();
  expect(placeOnField(sportIds.basketball, [])).toBeNull();
  expect(placeOnField(sportIds.esports, [member(1, { place: "player" })])).toBeNull();
});
