import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyDataDiff, diffAt, isEmptyDiff, toDataDiff } from "./data-diff.ts";
import type { Json } from "../basics/json-value.ts";

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, "", "a"),
    fc.array(tie("json"), { maxLength: 3 }),
    // Few keys, so that both sides often share some.
    fc.dictionary(fc.constantFrom("a", "b", "c", "__proto__"), tie("json"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const before = { mygames: { data: { g1: { AD: 1, MG: "0" }, g2: { AD: 2 } }, noduel: {} }, dark: 1 };

describe("the diff of stored data", () => {
  it("[A7.01] says what to merge and what to unmerge, and nothing else", () => {
    const after = { mygames: { data: { g1: { AD: 1, MG: "0,7" }, g3: { AD: 3 } }, noduel: {} }, dark: 1 };
    expect(toDataDiff(before, after)).toEqual({
      merge: { mygames: { data: { g1: { MG: "0,7" }, g3: { AD: 3 } } } },
      unmerge: { mygames: { data: { g2: true } } },
    });
    expect(isEmptyDiff(toDataDiff(before, structuredClone(before)))).toBe(true);
  });

  it("gives the second value when it is applied to the first, whatever they are", () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(JSON.stringify(sorted(applyDataDiff(one, toDataDiff(one, other))))).toBe(JSON.stringify(sorted(other)));
      }),
    );
  });

  it("of two devices that changed different games keeps both changes", () => {
    const phone = toDataDiff(before, {
      ...before,
      mygames: { ...before.mygames, data: { g1: before.mygames.data.g1 } },
    });
    const desk = toDataDiff(before, { ...before, mygames: { ...before.mygames, noduel: { l1: { AD: 9 } } } });
    expect(applyDataDiff(applyDataDiff(before, phone), desk)).toEqual({
      ...before,
      mygames: { data: { g1: { AD: 1, MG: "0" } }, noduel: { l1: { AD: 9 } } },
    });
  });

  it("can be laid at a dotted path", () => {
    const stored = applyDataDiff(before, diffAt(["mygames", "data", "g9"], { merge: { AD: 9 } }));
    expect(stored).toMatchObject({ mygames: { data: { g1: { AD: 1 }, g9: { AD: 9 } } } });
    const removed = applyDataDiff(before, diffAt(["mygames", "data"], { unmerge: true }));
    expect(removed).toEqual({ mygames: { noduel: {} }, dark: 1 });
    expect(applyDataDiff(before, { unmerge: true })).toBeUndefined();
  });

  it("removes nothing inside a value that is no longer an object", () => {
    expect(applyDataDiff({ a: 1 }, { unmerge: { a: { b: true } } })).toEqual({ a: 1 });
  });
});

/** The value with its keys in order; a diff does not keep the order of keys. */
function sorted(value: Json | undefined): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
