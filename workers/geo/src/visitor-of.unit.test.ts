import { expect, it } from "vitest";
import { visitorOf } from "./visitor-of.ts";

const now = Date.UTC(2026, 10, 20) / 1000;
const paris = { country: "FR", regionCode: "IDF", city: "Paris", timezone: "Europe/Paris" };
const on = { DEV_PLACES: "on" };

it("resolves the request's own place and what it may see", () => {
  const { place, policy } = visitorOf(paris, null, {}, now);
  expect(place).toEqual({ country: "FR", subdivision: "IDF", city: "Paris", timeZone: "Europe/Paris" });
  expect(policy.group).toBe("FR");
});

it("ignores a chosen place unless the deployment allows it", () => {
  for (const settings of [{}, { DEV_PLACES: "off" }, { DEV_PLACES: "" }, { DEV_PLACE: "FR" }]) {
    expect(visitorOf({ country: "BE" }, "FR", settings, now).place.country).toBe("BE");
  }
});

it("takes the chosen place alone where choosing is allowed", () => {
  expect(visitorOf(paris, "BE", on, now).place).toEqual({
    country: "BE",
    subdivision: null,
    city: null,
    timeZone: null,
  });
  expect(visitorOf(paris, "nowhere at all", on, now).place.country).toBeNull();
  expect(visitorOf(paris, null, on, now).place.country).toBeNull();
});

it("falls back to the default place of development, which a header overrules", () => {
  const settings = { ...on, DEV_PLACE: "FR:IDF" };
  expect(visitorOf({}, null, settings, now).place).toMatchObject({ country: "FR", subdivision: "IDF" });
  expect(visitorOf({}, "unknown", settings, now).place.country).toBeNull();
});
