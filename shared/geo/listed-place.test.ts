import { describe, expect, it } from "vitest";
import { isListedPlace, placeKeys } from "./listed-place.ts";

describe("a place in an operator's list", () => {
  it("is looked for by country and subdivision, then by country", () => {
    expect(placeKeys({ country: "FR", subdivision: "RE" })).toEqual(["FR:RE", "FR"]);
    expect(placeKeys({ country: "FR", subdivision: null })).toEqual(["FR"]);
    expect(placeKeys({ country: null, subdivision: "RE" })).toEqual([]);
  });

  it("is listed by either key", () => {
    expect(isListedPlace(["FR"], { country: "FR", subdivision: "RE" })).toBe(true);
    expect(isListedPlace(["FR:RE"], { country: "FR", subdivision: "RE" })).toBe(true);
    expect(isListedPlace(["FR:RE"], { country: "FR", subdivision: "IDF" })).toBe(false);
    expect(isListedPlace(["FR:RE"], { country: null, subdivision: null })).toBe(false);
  });
});
