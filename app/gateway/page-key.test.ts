import { expect, it } from "vitest";
import { policyFor } from "../../shared/betting/policy-for.ts";
import { parsePlaceKey } from "../../shared/geo/place.ts";
import type { Visitor } from "../../shared/geo/visitor.ts";
import { fr } from "../../variants/fr.ts";
import { toPageKey } from "./page-key.ts";

const visitorFrom = (placeKey: string, timeZone: string | null = "Europe/Paris"): Visitor => {
  const place = { ...parsePlaceKey(placeKey), timeZone };
  return { place, policy: policyFor(place, 1_763_000_000) };
};
const keyOf = (visitor: Visitor, path: string) => toPageKey(fr, visitor, path);
const paris = visitorFrom("FR:IDF");

it("keeps a page for France from Belgium, although both have the same hour", () => {
  expect(keyOf(paris, "/")).not.toBe(keyOf(visitorFrom("BE"), "/"));
});

it("parts visitors by time zone, and gives those without one the variant's", () => {
  expect(keyOf(visitorFrom("FR", "Indian/Reunion"), "/")).not.toBe(keyOf(paris, "/"));
  expect(keyOf(visitorFrom("FR", null), "/")).toBe(keyOf(paris, "/"));
});

it("has another key for each day, tab and sport", () => {
  const paths = ["/", "/tennis", "/?day=1", "/?day=-1", "/?cat=6", "/?date=2025-08-16", "/match/1abcdefg"];
  expect(new Set(paths.map((path) => keyOf(paris, path))).size).toBe(paths.length);
});
