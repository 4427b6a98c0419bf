import { describe, expect, it } from "vitest";
import { isListedPlace, placeKeys } from "./place-keys.ts";

describe("a place in a table or an operator's list", () => {
  it("is looked for by country and subdivision, then by country", () => {
    expect(placeKeys({ country: "FR", subdivision: "IDF" })).toEqual(["FR:IDF", "FR"]);
    expect(placeKeys({ country: "FR", subdivision: null })).toEqual(["FR"]);
    expect(placeKeys({ country: null, subdivision: "RE" })).toEqual([]);
  });

  it("has one key when it is French and overseas, in whichever form it arrived", () => {
    const forms = [
      { country: "FR", subdivision: "RE" },
      { country: "FR", subdivision: "974" },
      { country: "RE", subdivision: null },
    ];
    expect(forms.map(placeKeys)).toEqual([["RE"], ["RE"], ["RE"]]);
  });

  it("is listed by any of its keys", () => {
    expect(isListedPlace(["CA"], { country: "CA", subdivision: "ON" })).toBe(true);
    expect(isListedPlace(["CA:ON"], { country: "CA", subdivision: "ON" })).toBe(true);
    expect(isListedPlace(["CA:ON"], { country: "CA", subdivision: "QC" })).toBe(false);
    expect(isListedPlace(["FR"], { country: "FR", subdivision: "RE" })).toBe(false);
    expect(isListedPlace(["CA"], { country: null, subdivision: null })).toBe(false);
  });
});
