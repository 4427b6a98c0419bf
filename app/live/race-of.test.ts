import { expect, it } from "vitest";
import { statusType } from "../../shared/sports/statuses.ts";
import { raceOf } from "./race-of.ts";

const { scheduled, live, finished } = statusType;
const starters = (...types: readonly number[]) => types.map((type, index) => ({ id: `${index}`, statusType: type }));

it.each([
  ["who is still in it, after others have retired", [finished, scheduled, live], "2"],
  ["who has not started, where nobody is on the way", [finished, scheduled, scheduled], "1"],
  ["the first, where all are over", [finished, finished], "0"],
])("a race's state is that of %s", (_, types, id) => {
  expect(raceOf(starters(...types))?.id).toBe(id);
});

it("a race without starters has none", () => {
  expect(raceOf([])).toBeUndefined();
});
