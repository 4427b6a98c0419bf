import { expect, it } from "vitest";
import { isEmptyPart, withoutEmptyParts } from "./empty-part.ts";

it("[C7.12] removes a part whose last entry is gone, and no other", () => {
  const data = { mygames: { data: {}, noduel: {} }, myleagues: { "1": { used: true } }, settings: "dark", none: {} };
  expect(withoutEmptyParts(data)).toEqual({ myleagues: { "1": { used: true } }, settings: "dark" });
  expect([isEmptyPart(undefined), isEmptyPart({ data: { a: 1 } }), isEmptyPart(1)]).toEqual([true, false, false]);
});
