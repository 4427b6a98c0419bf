import { expect, it } from "vitest";
import { nameIn, withDirection } from "./names.ts";

it("shows a thing's own name where it has none in a language, never that of a third", () => {
  const league = { name: "Copa del Rey", names: { fr: "Coupe du Roi" } };
  expect((["fr", "en", "de"] as const).map((lang) => nameIn(league, lang))).toEqual([
    "Coupe du Roi",
    "Copa del Rey",
    "Copa del Rey",
  ]);
});

it("marks the direction of an Arabic name that begins with Latin letters, once, and of no other", () => {
  const tour = { name: "ATP - simple", names: { ar: "ATP - فردي (داخل القاعة)" } };
  const marked = nameIn(tour, "ar");
  expect(marked).toBe("\u200fATP - فردي (داخل القاعة)");
  expect(withDirection(marked, "ar")).toBe(marked);
  expect(nameIn(tour, "fr")).toBe("ATP - simple");
  for (const name of ["LaLiga 2", "دوري الأبطال (UEFA)", ""]) expect(nameIn({ name }, "ar")).toBe(name);
});
