import { expect, it } from "vitest";
import { withDistinctCodes } from "./distinct-codes.ts";

const side = (name: string, code: string, id = name) => ({ id, name, code, slug: name.toLowerCase() });
const codesOf = (...sides: ReturnType<typeof side>[]) => withDistinctCodes(sides).map(({ code }) => code);

it("leaves codes that differ, and takes an initial or a letter of the name for one that is taken", () => {
  expect(codesOf(side("Lechia Gdańsk", "LEC"), side("Legia", "LEG"), side("Lech Poznań", "LEC"))).toEqual([
    "LEC",
    "LEG",
    "LEP",
  ]);
  expect(codesOf(side("Chesterfield", "CHE"), side("Cheltenham", "CHE"))).toEqual(["CHE", "CHL"]);
});

it("gives no side the code that another one has by itself", () => {
  expect(codesOf(side("Lechia", "LEC"), side("Lech Poznań", "LEC"), side("Leipzig", "LEP"))).toEqual([
    "LEC",
    "LEH",
    "LEP",
  ]);
});

it("gives a side that comes twice one code", () => {
  expect(codesOf(side("Jong Ajax", "JON"), side("Jong PSV", "JON"), side("Jong PSV", "JON"))).toEqual([
    "JON",
    "JOP",
    "JOP",
  ]);
});
