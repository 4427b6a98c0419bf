import * as fc from "fast-check";
import { expect, it } from "vitest";
import { formatReloadMarker, parseReloadMarker } from "./reload-marker.ts";

it("[C2.02] the reload marker gives back the day and the category that it was made from", () => {
  const number = fc.option(fc.integer({ min: -9999, max: 99_999 }));
  fc.assert(
    fc.property(number, number, (day, categoryId) => {
      expect(parseReloadMarker(formatReloadMarker({ day, categoryId }))).toEqual({ day, categoryId });
    }),
  );
  expect(formatReloadMarker({ day: -1, categoryId: 5 })).toBe("#reload;day=-1;cat=5");
});

it("[C2.02] a day or a category that is not a number is ignored, and the other kept", () => {
  expect(parseReloadMarker("#reload;day=soon;cat=5")).toEqual({ day: null, categoryId: 5 });
  expect(parseReloadMarker("#reload;day=-1;cat=")).toEqual({ day: -1, categoryId: null });
  expect(parseReloadMarker("#reload;day=1e3;cat=NaN;x")).toEqual({ day: null, categoryId: null });
});

it("[C2.02] any other hash is no marker", () => {
  for (const hash of ["", "#", "#reloaded;day=1", "#match-summary", "reload;day=1"]) {
    expect(parseReloadMarker(hash)).toBeNull();
  }
});
