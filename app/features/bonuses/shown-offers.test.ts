import { expect, it } from "vitest";
import { rulesFor } from "../../../shared/betting/policy-for.ts";
import { unknownVisitor, type Visitor } from "../../../shared/places/visitor.ts";
import { variantOf } from "../../../variants/variant-of.ts";
import { toShownOffers } from "./shown-offers.server.ts";

const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
const today = at("2026-11-20");
const offer = { bookmakerId: 1, title: "100 €", terms: "18+", until: "2026-12-31" };
const visitorIn = (country: string, subdivision: string | null = null): Visitor => {
  const place = { ...unknownVisitor.place, country, subdivision };
  return { ...unknownVisitor, place, policy: rulesFor(place, today, "fr").open };
};
const france = visitorIn("FR");
const offersFor = (visitor: Visitor, nowSeconds = today, offers = [offer]) =>
  toShownOffers({
    variant: { ...variantOf("fr"), offers, bookmakerLinkBase: "https://go.example/click" },
    visitor,
    nowSeconds,
  });

it("[A2.01] [C7.15] are those of the place's licensed bookmakers, with links that say where a visitor comes from", () => {
  expect(offersFor(france)).toEqual([
    { ...offer, name: "Betclic", logo: null, href: "https://go.example/click/1/?from=bonus" },
  ]);
  expect(offersFor(france, today, [{ ...offer, bookmakerId: 999 }])).toEqual([]);
});

it("[A6.03] are none where links to bookmakers may not be, where bonuses may not, and before an age is confirmed", () => {
  const { policy } = france;
  const silent = { ...france, policy: rulesFor(france.place, today, "fr").silent };
  const unlinked = { ...france, policy: { ...policy, links: false } };
  // A place that showed what France shows would still have no bonus.
  const banned = { ...visitorIn("CA", "ON"), policy };
  for (const visitor of [visitorIn("BE"), unknownVisitor, silent, unlinked, banned])
    expect(offersFor(visitor)).toEqual([]);
});

it("end with their last day", () => {
  expect(
    [offersFor(france, at("2026-12-31")), offersFor(france, at("2027-01-01"))].map(({ length }) => length),
  ).toEqual([1, 0]);
});

it("end with their last day where the visitor is", () => {
  const inZone = (timeZone: string | null) => ({ ...france, place: { ...france.place, timeZone } });
  const night = Date.parse("2026-12-31T23:30:00Z") / 1000;
  const shown = [inZone("America/Cayenne"), inZone("Europe/Paris"), inZone(null)].map((each) => offersFor(each, night));
  expect(shown.map(({ length }) => length)).toEqual([1, 0, 0]);
});
