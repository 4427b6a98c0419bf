import { expect, it } from "vitest";
import { parseTestOnly, testOnlyFaults } from "./test-only.ts";

const report = JSON.stringify({
  issues: [
    { file: "shared/a/one.ts", files: [{ name: "shared/a/one.ts" }], exports: [], types: [] },
    { file: "shared/b.ts", files: [], exports: [{ name: "rule" }], types: [{ name: "Rule" }] },
  ],
});
const found = parseTestOnly(report);
const files = ["shared/a/one.ts", "shared/b.ts"];

it("names files and single exports that only tests use", () => {
  expect(found).toEqual(["shared/a/one.ts", "shared/b.ts#rule", "shared/b.ts#Rule"]);
});

it("finds no fault in what is listed, a folder standing for all that is in it", () => {
  expect(testOnlyFaults(found, ["shared/a/", "shared/b.ts#rule", "shared/b.ts#Rule"], files)).toEqual([]);
});

it("faults what only tests use and nobody listed", () => {
  expect(testOnlyFaults(found, ["shared/a/", "shared/b.ts#rule"], files)).toEqual([
    "shared/b.ts#Rule: only tests use it",
  ]);
});

it("faults what is listed and used, so that the list only shrinks", () => {
  const waiting = ["shared/a/", "shared/b.ts#rule", "shared/b.ts#Rule"];
  expect(testOnlyFaults(found, [...waiting, "shared/c.ts"], files)).toEqual([
    "shared/c.ts: is used, or gone: take it from the list",
  ]);
  expect(testOnlyFaults(found, waiting, [...files, "shared/a/two.ts"])).toEqual([
    "shared/a/: shared/a/two.ts is used: list the others",
  ]);
  expect(testOnlyFaults(found, [...waiting, "shared/d/"], files)).toEqual([
    "shared/d/: is empty: take it from the list",
  ]);
});
