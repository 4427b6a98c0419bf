import { expect, it } from "vitest";
import { fieldsOf, isRecord } from "./record.ts";

it("takes objects for records, and neither lists nor null", () => {
  expect([{}, { a: 1 }].map(isRecord)).toEqual([true, true]);
  expect([[], null, undefined, "a", 1].map(isRecord)).toEqual([false, false, false, false, false]);
});

it("finds no fields in a value that is not a record", () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  expect([[1], null, "a", undefined].map(fieldsOf)).toEqual([{}, {}, {}, {}]);
});
