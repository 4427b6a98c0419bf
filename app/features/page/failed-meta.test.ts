import { expect, it } from "vitest";
import { toFailedMeta } from "./failed-meta.ts";

const matches = [
  { data: { missing: "Seite nicht gefunden · Presse", failed: "Fehler · Presse" } },
  { data: undefined },
];
const missing = { status: 404, statusText: "", internal: false, data: null };

it("[C1.11] names a page that is none, and one that failed, with the variant's brand and in its language", () => {
  expect(toFailedMeta({ matches, error: missing })).toEqual([{ title: "Seite nicht gefunden · Presse" }]);
  for (const error of [new Error("broken"), { ...missing, status: 503 }, undefined])
    expect(toFailedMeta({ matches, error })).toEqual([{ title: "Fehler · Presse" }]);
});

it("says nothing where even the root failed", () => {
  expect(toFailedMeta({ matches: [{ data: undefined }] })).toEqual([]);
});
