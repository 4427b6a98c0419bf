import * as fc from "fast-check";
import type { AnyField, Fields, FieldTable } from "./field.ts";
import { anyText } from "./text-arbitrary.fixture.ts";

const filled = anyText().filter((text) => text !== "");
const samples: readonly fc.Arbitrary<unknown>[] = [
  fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((millionths) => millionths / 1e6 + 0),
  filled,
  fc.array(fc.stringMatching(/^[A-Za-z0-9]{1,8}$/), { minLength: 1, maxLength: 4 }),
  fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  fc.array(fc.record({ updatedSeconds: fc.nat(), incidentId: fc.stringMatching(/^[a-z0-9]{1,8}$/) }), {
    minLength: 1,
    maxLength: 3,
  }),
];

/** Rows of a table: each field absent, cleared, or a value that its field can hold. */
export function arbitraryFields<T extends FieldTable>(table: T): fc.Arbitrary<Fields<T>> {
  const values = Object.fromEntries(Object.entries(table).map(([name, field]) => [name, arbitraryValue(field)]));
  // Each arbitrary was chosen to fit the field of its name.
  return fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<Fields<T>>;
}

function arbitraryValue(field: AnyField): fc.Arbitrary<unknown> {
  if (field.kind === "text") return fc.option(filled);
  return fc.option(fc.oneof(...samples.filter((sample) => fits(field, sample))));
}

/** A sample fits when the field's own text of it reads back as the sample. */
function fits(field: AnyField, sample: fc.Arbitrary<unknown>): boolean {
  return fc.sample(sample, { numRuns: 20, seed: 1 }).every((value) => {
    try {
      return JSON.stringify(field.parse(field.format(value as never))) === JSON.stringify(value);
    } catch {
      return false;
    }
  });
}
