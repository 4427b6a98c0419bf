import { expect, it } from "vitest";
import { policyFor } from "../../shared/betting/policy-for.ts";
import { parsePlaceKey } from "../../shared/geo/place.ts";
import type { Visitor } from "../../shared/geo/visitor.ts";
import { fr } from "../../variants/fr.ts";
import { parseAddress } from "./address.ts";
import { toPageKey } from "./page-key.ts";

const visitorFrom = (placeKey: string, timeZone: string | null = "Europe/Paris"): Visitor => {
  const place = { ...parsePlaceKey(placeKey), timeZone };
  return { place, policy: policyFor(place, 1_763_000_000) };
};
const keyOf = (visitor: Visitor, path: string) =>
  toPageKey(fr, visitor, parseAddress(`https://tribune.example${path}`).canonicalPath);
const paris = visitorFrom("FR:IDF");

it("keeps a page for France from Belgium, although both have the same hour", () => {
  expect(keyOf(paris, "/")).not.toBe(keyOf(visitorFrom("BE"), "/"));
});

it("parts visitors by time zone, and gives those without one the variant's", () => {
  expect(keyOf(visitorFrom("FR", "Indian/Reunion"), "/")).not.toBe(keyOf(paris, "/"));
  expect(keyOf(visitorFrom("FR", null), "/")).toBe(keyOf(paris, "/"));
});

it("has one key for all the spellings of a list, and another for each day, tab and sport", () => {
  expect(keyOf(paris, "/?utm=x&day=0&cat=0&day=3")).toBe(keyOf(paris, "/"));
  expect(keyOf(paris, "/?cat=6&date=2025-08-16")).toBe(keyOf(paris, "/?date=2025-08-16&cat=6"));
  const paths = ["/", "/tennis", "/?day=1", "/?day=-1", "/?cat=6", "/?date=2025-08-16", "/match/1abcdefg"];
  expect(new Set(paths.map((path) => keyOf(paris, path))).size).toBe(paths.length);
});
