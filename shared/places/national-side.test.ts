import { expect, it } from "vitest";
import { isNationalSide } from "./national-side.ts";

it("tells a country's sides, of whatever age and sex, from clubs of the country", () => {
  for (const name of ["France", "France U21", "France U-19", "France F", "France Women", "France F U17"])
    expect([name, isNationalSide(name, "France")]).toEqual([name, true]);
  for (const name of ["Lens", "France Foot", "Francescoli", "Stade de France", ""])
    expect([name, isNationalSide(name, "France")]).toEqual([name, false]);
  for (const unknown of [null, undefined, ""]) expect(isNationalSide("France", unknown)).toBe(false);
});
