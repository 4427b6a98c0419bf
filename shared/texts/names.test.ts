import { expect, it } from "vitest";
import { nameIn } from "./names.ts";

it("shows a thing's own name where it has none in a language, never that of a third", () => {
  const league = { name: "Copa del Rey", names: { fr: "Coupe du Roi" } };
  expect((["fr", "en", "de"] as const).map((lang) => nameIn(league, lang))).toEqual([
    "Coupe du Roi",
    "Copa del Rey",
    "Copa del Rey",
  ]);
});
