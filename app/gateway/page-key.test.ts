import { expect, it } from "vitest";
import { policyFor } from "../../shared/betting/policy-for.ts";
import { parsePlaceKey } from "../../shared/geo/place.ts";
import type { Visitor } from "../../shared/geo/visitor.ts";
import { fr } from "../../variants/fr.ts";
import { toPageKey, toStaticKey } from "./page-key.ts";

const visitorFrom = (placeKey: string, timeZone: string | null = "Europe/Paris"): Visitor => {
  const place = { ...parsePlaceKey(placeKey), timeZone };
  return { place, policy: policyFor(place, 1_763_000_000) };
};
const site = { variant: fr, version: "1" };
const keyOf = (visitor: Visitor, path: string) => toPageKey(site, visitor, path);
const paris = visitorFrom("FR:IDF");

it("keeps a page for France from Belgium, although both have the same hour", () => {
  expect(keyOf(paris, "/")).not.toBe(keyOf(visitorFrom("BE"), "/"));
});

it("parts visitors by time zone, and gives those without one the variant's", () => {
  expect(keyOf(visitorFrom("FR", "Indian/Reunion"), "/")).not.toBe(keyOf(paris, "/"));
  expect(keyOf(visitorFrom("FR", null), "/")).toBe(keyOf(paris, "/"));
});

it("leaves the pages of another build in the cache, whose scripts are gone", () => {
  const next = { ...site, version: "2" };
  expect(toPageKey(next, paris, "/")).not.toBe(keyOf(paris, "/"));
  expect(toStaticKey(next, "notFound")).not.toBe(toStaticKey(site, "notFound"));
});

it("has another key for each day, tab and sport", () => {
  const paths = ["/", "/tennis", "/?day=1", "/?day=-1", "/?cat=6", "/?date=2025-08-16", "/match/1abcdefg"];
  expect(new Set(paths.map((path) => keyOf(paris, path))).size).toBe(paths.length);
});

it("keeps the programme of channels by country, and nothing else", () => {
  const [germany, austria] = [visitorFrom("DE"), visitorFrom("AT")];
  const alike = { ...austria, policy: germany.policy, place: { ...austria.place, timeZone: germany.place.timeZone } };
  expect(keyOf(germany, "/tennis")).toBe(keyOf(alike, "/tennis"));
  expect(keyOf(germany, "/tv/?date=2025-08-16")).not.toBe(keyOf(alike, "/tv/?date=2025-08-16"));
});

it("[A6.02] keeps pages apart whose footers differ by place", () => {
  const variant = { ...site.variant, footer: { ...site.variant.footer, placesWithoutMobileLink: ["CA:ON"] } };
  const from = (key: string) => toPageKey({ ...site, variant }, { ...paris, place: visitorFrom(key).place }, "/");
  expect(from("CA:ON")).not.toBe(from("CA:QC"));
  expect(from("CA:QC")).toBe(from("CA:BC"));
});
