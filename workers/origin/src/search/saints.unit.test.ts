import { expect, it } from "vitest";
import { withSaints } from "./saints.ts";

it.each([
  ["st pauli", ["st pauli", "saint pauli", "sankt pauli", "sint pauli"]],
  ["sankt gallen", ["sankt gallen", "saint gallen", "sint gallen", "st gallen"]],
  ["ste anne", ["ste anne", "sainte anne", "sankta anne"]],
  ["stade brestois", ["stade brestois"]],
])("writes the saint of %s in every way", (query, forms) => {
  expect([...withSaints(query)]).toEqual(forms);
});
