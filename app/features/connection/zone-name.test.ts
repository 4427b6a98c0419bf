import { expect, it } from "vitest";
import { zoneName } from "./zone-name.ts";

it("names the time of a zone in a language", () => {
  expect(zoneName("Europe/Paris", "fr")).toBe("heure d’Europe centrale");
  expect(zoneName("Europe/Paris", "en")).toBe("Central European Time");
  expect(zoneName("Asia/Tokyo", "fr")).toBe("heure normale du Japon");
});

it("has no name for a zone that is unknown", () => {
  expect(zoneName("Nowhere/Nothing", "fr")).toBeNull();
});
