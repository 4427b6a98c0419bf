import { describe, expect, it } from "vitest";
import { parseBackendErrors } from "./backend-error.ts";

describe("an answer's error list", () => {
  it("is read with the details of terms and of consent", () => {
    const errors = [
      { code: "XE8", details: [{ type: "tou", version: "3" }] },
      { code: "XE12", details: [{ code: 1005, marketing: true, thirdParties: false }] },
    ];
    expect(parseBackendErrors(errors)).toEqual(errors);
  });

  it("loses what is of another shape and never throws", () => {
    expect(parseBackendErrors(null)).toEqual([]);
    expect(parseBackendErrors("XE8")).toEqual([]);
    expect(
      parseBackendErrors([null, {}, { code: 8 }, { code: "XE8" }, { code: "XE8", details: [null, { type: 1 }] }]),
    ).toEqual([
      { code: "XE8", details: [] },
      { code: "XE8", details: [{}, {}] },
    ]);
  });
});
