import { expect, it } from "vitest";
import { toEntryNames } from "../catalogue/entry-names.ts";
import { toEntryAddress } from "./entry-address.ts";

const names = toEntryNames([
  { role: "name", lang: "", text: "Ligue des champions" },
  { role: "name", lang: "de", text: "Champions League" },
  { role: "name", lang: "es", text: "Liga de Campeónes" },
  { role: "name", lang: "", text: "UCL" },
]);
const entry = {
  kind: "tournament",
  id: "1Tourna0",
  slug: "ligue-des-champions",
  name: "Ligue des champions",
  names: JSON.stringify(names),
  sportId: 1,
  countryKey: "EUROPE",
  position: 1,
} as const;

it("[C2.07] leads to a competition in the words of the language, and in its own where it has no others", () => {
  const slugs = (["fr", "de", "es"] as const).map((lang) => toEntryAddress(entry, lang));
  expect(slugs).toMatchObject([
    { country: "europe", competition: "ligue-des-champions" },
    { country: "europa", competition: "champions-league" },
    { country: "europa", competition: "liga-de-campeones" },
  ]);
});
