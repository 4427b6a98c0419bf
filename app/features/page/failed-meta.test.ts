import { beforeAll, expect, it } from "vitest";
import { loadTexts } from "../../i18n/texts.ts";
import { toFailedMeta } from "./failed-meta.ts";

const matches = [{ data: { lang: "de", brand: "Presse" } }, { data: undefined }];
const missing = { status: 404, statusText: "", internal: false, data: null };

beforeAll(() => loadTexts("de"));

it("[C1.11] names a page that is none, and one that failed, with the variant's brand and in its language", () => {
  expect(toFailedMeta({ matches, error: missing })).toEqual([{ title: "Seite nicht gefunden · Presse" }]);
  expect(toFailedMeta({ matches, error: { ...missing, status: 503 } })).toEqual([
    { title: "Die Ergebnisse sind zurzeit nicht verfügbar · Presse" },
  ]);
  for (const error of [new Error("broken"), { ...missing, status: 500 }, undefined])
    expect(toFailedMeta({ matches, error })).toEqual([{ title: "Es ist ein Fehler aufgetreten · Presse" }]);
});

it("says nothing where even the root failed", () => {
  expect(toFailedMeta({ matches: [{ data: undefined }] })).toEqual([]);
});
