import { expect, it } from "vitest";
import { zoneName } from "./zone-name.ts";

const winter = new Date("2026-01-10T12:00:00Z");

it("names the time of a page to who is in another zone, in the page's language", () => {
  expect(zoneName("Europe/Paris", "Asia/Tokyo", "fr", winter)).toBe("heure d’Europe centrale");
  expect(zoneName("Europe/Paris", "Asia/Tokyo", "en", winter)).toBe("Central European Time");
});

it("is silent where clocks show the same time, whatever their zones are called", () => {
  expect(zoneName("Europe/Paris", "Europe/Paris", "fr", winter)).toBeNull();
  expect(zoneName("Europe/Paris", "Africa/Algiers", "fr", winter)).toBeNull();
  expect(zoneName("Europe/Paris", "Africa/Algiers", "fr", new Date("2026-07-10T12:00:00Z"))).not.toBeNull();
});

it("is silent where the browser does not know a zone", () => {
  expect(zoneName("Europe/Paris", "Nowhere/Nothing", "fr", winter)).toBeNull();
});
