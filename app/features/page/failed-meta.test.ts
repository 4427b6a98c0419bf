import { expect, it } from "vitest";
import { loadAllTexts } from "../../i18n/texts.ts";
import { toFailedMeta } from "./failed-meta.ts";

await loadAllTexts();
const matches = [{ id: "root", data: { lang: "de", brand: "Presse" } }];
const missing = { status: 404, statusText: "", internal: false, data: null };

it("[C1.11] names a page that is none, and one that failed, with the variant's brand and in its language", () => {
  expect(toFailedMeta({ matches, error: missing })).toEqual([{ title: "Seite nicht gefunden · Presse" }]);
  for (const error of [new Error("broken"), { ...missing, status: 503 }, undefined])
    expect(toFailedMeta({ matches, error })).toEqual([{ title: "Es ist ein Fehler aufgetreten · Presse" }]);
});

it("says what it can where even the root failed", () => {
  expect(toFailedMeta({ matches: [{ id: "root", data: undefined }] })).toEqual([{ title: "Une erreur est survenue" }]);
});
