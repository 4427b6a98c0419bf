import { expect, it } from "vitest";
import { policyFor } from "../../shared/betting/policy-for.ts";
import { parsePlaceKey } from "../../shared/places/place.ts";
import type { Visitor } from "../../shared/places/visitor.ts";
import { variantOf } from "../../variants/variant-of.ts";
import { toPageKey, toStaticKey } from "./page-key.ts";

const visitorFrom = (placeKey: string, timeZone: string | null = "Europe/Paris"): Visitor => {
  const place = { ...parsePlaceKey(placeKey), timeZone };
  return { place, policy: policyFor(place, 1_763_000_000) };
};
const site = { variant: variantOf("fr"), version: "1" };
const now = { nowSeconds: 1_763_000_000, veil: null };
const keyOf = (visitor: Visitor, path: string) => toPageKey(site, visitor, path, now);
const paris = visitorFrom("FR:IDF");

it("keeps a page for France from Belgium, although both have the same hour", () => {
  expect(keyOf(paris, "/")).not.toBe(keyOf(visitorFrom("BE"), "/"));
});

it("parts visitors by time zone, and gives those without one the variant's", () => {
  expect(keyOf(visitorFrom("FR", "Indian/Reunion"), "/")).not.toBe(keyOf(paris, "/"));
  expect(keyOf(visitorFrom("FR", null), "/")).toBe(keyOf(paris, "/"));
  expect(keyOf(visitorFrom("FR", "Europe/Berlin"), "/")).toBe(keyOf(paris, "/"));
});

it("leaves the pages of another build in the cache, whose scripts are gone", () => {
  const next = { ...site, version: "2" };
  expect(toPageKey(next, paris, "/", now)).not.toBe(keyOf(paris, "/"));
  expect(toStaticKey(next, "notFound")).not.toBe(toStaticKey(site, "notFound"));
});

it("has another key for each day, tab and sport", () => {
  const paths = [
    "/",
    "/tennis",
    "/?day=1",
    "/?day=-1",
    "/?cat=6",
    "/?sort=excitement",
    "/?cat=6&sort=excitement",
    "/?date=2025-08-16",
    "/match/1abcdefg",
  ];
  expect(new Set(paths.map((path) => keyOf(paris, path))).size).toBe(paths.length);
});

it("keeps the programme of channels by country, and nothing else", () => {
  const [germany, austria] = [visitorFrom("DE"), visitorFrom("AT")];
  const alike = { ...austria, policy: germany.policy, place: { ...austria.place, timeZone: germany.place.timeZone } };
  expect(keyOf(germany, "/tennis")).toBe(keyOf(alike, "/tennis"));
  expect(keyOf(germany, "/tv/?date=2025-08-16")).not.toBe(keyOf(alike, "/tv/?date=2025-08-16"));
});

it("[C3.09] keeps the tabs of a match that name channels by the country that sees them, and no other tab", () => {
  const alike = (key: string) => ({ ...paris, place: { ...paris.place, ...parsePlaceKey(key) } });
  const keysOf = (path: string, ...places: string[]) => new Set(places.map((place) => keyOf(alike(place), path))).size;
  for (const path of ["/match/1abcdefg", "/match/1abcdefg/videos"]) {
    expect(keysOf(path, "DE", "AT", "FR", "FR:RE", "GB:SCT", "GB:ENG")).toBe(6);
    expect(keysOf(path, "FR", "FR:IDF", "FR:BRE")).toBe(1);
    expect(keysOf(path, "RE", "FR:RE", "FR:974")).toBe(1);
  }
  expect(keysOf("/match/1abcdefg/statistiques", "DE", "AT", "GB:SCT")).toBe(1);
});

it("[A5.06] [A3.06] [C6.03] keeps pages apart by all that decides about betting, of one place too", () => {
  const { policy } = paris;
  const changes = [
    {},
    { age: "unknown" },
    { age: "refused" },
    { age: "confirmed" },
    { oddsSwitch: "off" },
    { market: "gb" },
    { links: false },
    { logos: false },
    { bookmakerIds: policy.bookmakerIds.slice(1) },
    { notice: null },
    { flags: { ...policy.flags, show_odds_comparison_tab: false } },
    { flags: { ...policy.flags, odds_background_in_odds_comparison: false } },
  ] as const;
  const keys = changes.map((change) => keyOf({ ...paris, policy: { ...policy, ...change } }, "/"));
  expect(new Set(keys).size).toBe(changes.length);
});

it("[C6.03] keeps the page of the rules by place", () => {
  const alike = { ...visitorFrom("MX"), policy: paris.policy };
  expect(keyOf(alike, "/pourquoi")).not.toBe(keyOf(paris, "/pourquoi"));
  expect(keyOf(alike, "/tennis")).toBe(keyOf(paris, "/tennis"));
});

it("[A6.02] keeps pages apart whose footers differ by place", () => {
  const variant = { ...site.variant, footer: { ...site.variant.footer, placesWithoutMobileLink: ["CA:ON"] } };
  const from = (key: string) => toPageKey({ ...site, variant }, { ...paris, place: visitorFrom(key).place }, "/", now);
  expect(from("CA:ON")).not.toBe(from("CA:QC"));
  expect(from("CA:QC")).toBe(from("CA:BC"));
});

it("[C9.06] keeps pages apart by how they write hours and dates", () => {
  const styles = [{}, { clock: 12 }, { dateOrder: "month-first" }, { clock: 12, dateOrder: "month-first" }] as const;
  const keys = styles.map((style) => toPageKey({ ...site, variant: { ...site.variant, ...style } }, paris, "/", now));
  expect(new Set(keys).size).toBe(styles.length);
});

it("keeps pages without results, and those of each delay, apart from all others", () => {
  const keys = ([null, ["hidden", 0], ["late", 30], ["late", 60]] as const).map((each) => {
    const veil = each && { mode: each[0], delaySeconds: each[1] };
    return toPageKey(site, paris, "/", { ...now, veil });
  });
  expect(new Set(keys).size).toBe(4);
  expect(keys[0]).toBe(keyOf(paris, "/"));
});
