import { expect, it } from "vitest";
import { flagOfCountryId } from "./country-flag.ts";
import { countryOf } from "../../shared/places/countries.ts";

it.each(["FR", "IT", "ENG", "US", "WORLD"])("is for %s the flag that its league rows name", (key) => {
  const { id, flag } = countryOf(key, "en");
  expect(flagOfCountryId(id)).toBe(flag);
});

it("is none for an id that no country has", () => {
  expect([0, -1, 677, 999].map(flagOfCountryId)).toEqual([null, null, null, null]);
});
