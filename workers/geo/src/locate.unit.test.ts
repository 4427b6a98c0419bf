import { expect, it } from "vitest";
import { locate } from "./locate.ts";

const now = Date.UTC(2026, 10, 20) / 1000;
const paris = { country: "FR", regionCode: "IDF", city: "Paris", timezone: "Europe/Paris", continent: "EU" };
const on = { DEV_PLACES: "on" };

it("resolves the request's own place and what it may see", () => {
  const { place, rules } = locate(paris, null, "fr", {}, now);
  expect(place).toEqual({
    country: "FR",
    subdivision: "IDF",
    city: "Paris",
    timeZone: "Europe/Paris",
    continent: "EU",
  });
  expect(rules.open.group).toBe("FR");
});

it("ignores a chosen place unless the deployment allows it", () => {
  for (const settings of [{}, { DEV_PLACES: "off" }, { DEV_PLACES: "" }, { DEV_PLACE: "FR" }]) {
    expect(locate({ country: "BE" }, "FR", "fr", settings, now).place.country).toBe("BE");
  }
});

it("takes the chosen place alone where choosing is allowed", () => {
  expect(locate(paris, "BE", "fr", on, now).place).toEqual({
    country: "BE",
    subdivision: null,
    city: null,
    timeZone: null,
    continent: null,
  });
  expect(locate(paris, "nowhere at all", "fr", on, now).place.country).toBeNull();
  expect(locate(paris, null, "fr", on, now).place.country).toBeNull();
});

it("falls back to the default place of development, which a header overrules", () => {
  const settings = { ...on, DEV_PLACE: "FR:IDF" };
  expect(locate({}, null, "fr", settings, now).place).toMatchObject({ country: "FR", subdivision: "IDF" });
  expect(locate({}, "unknown", "fr", settings, now).place.country).toBeNull();
});
