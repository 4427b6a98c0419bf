import { describe, expect, it } from "vitest";
import { isListedPlace, placeKeys, frenchPlaceOf } from "./place-keys.ts";

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

it.each([
  ["971", "GP"],
  ["972", "MQ"],
  ["973", "GF"],
  ["974", "RE"],
  ["975", "PM"],
  ["976", "YT"],
  ["977", "BL"],
  ["978", "MF"],
  ["984", "TF"],
  ["986", "WF"],
  ["987", "PF"],
  ["988", "NC"],
  ["989", "CP"],
])("[C6.03] knows the place overseas by its number %s and by its letters %s", (number, code) => {
  expect([frenchPlaceOf(number), frenchPlaceOf(code)]).toEqual([code, code]);
});

it.each(["IDF", "75", "999", "", "toString"])("takes %j for no place overseas", (subdivision) => {
  expect(frenchPlaceOf(subdivision)).toBeNull();
});
