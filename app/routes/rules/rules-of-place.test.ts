import { expect, it } from "vitest";
import { policyFor } from "../../../shared/betting/policy-for.ts";
import { parsePlaceKey, unknownPlace, type Place } from "../../../shared/places/place.ts";
import { feedIsDown, openSite } from "../../../tests/fakes/fake-site.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { toRulesOfPlace } from "./rules-of-place.server.ts";

await loadAllTexts();
const { variant } = openSite(feedIsDown).context;
const rulesOf = (place: Place) => {
  const { rows } = toRulesOfPlace({ visitor: { place, policy: policyFor(place, 1_795_000_000) }, variant });
  return new Map(
    rows.map(({ name, lines }) => [name, lines.map((line) => ("text" in line ? line.text : "")).join(" ")]),
  );
};

it("names the age, the source and the review of a place that has a row", () => {
  const rules = rulesOf(parsePlaceKey("FR"));
  expect(rules.get("Âge légal")).toBe("18 ans");
  expect(rules.get("Source")).toContain("https://");
  expect(rules.get("Vérifié le")).toMatch(/2026 · fiabilité/);
});

it.each([
  ["a country without a row", parsePlaceKey("JP")],
  ["a subdivision of such a country", parsePlaceKey("MX:TX")],
  ["Tor", parsePlaceKey("T1")],
  ["a place that nobody knows", unknownPlace],
])("says of %s that nobody has reviewed it, and names neither an age nor a source", (_, place) => {
  const rules = rulesOf(place);
  expect(rules.get("Vérifié le")).toBe("Pas encore vérifié");
  expect([rules.has("Âge légal"), rules.has("Source")]).toEqual([false, false]);
  expect([...rules.values()].join()).not.toMatch(/21|fiabilité/);
});
