import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sportIdOf } from "../sports/stable-id.ts";
import { listCategories, type ListCategory } from "./list-category.ts";
import { sports } from "../sports/catalogue.ts";
import { languages, type Language } from "../texts/languages.ts";
import { competitionSections, matchTabs, playerSections, teamSections, type Address } from "./address.ts";
import { formatAddress } from "./format-address.ts";
import { gamesTabs } from "./list-query.ts";
import { parseAddress } from "./parse-address.ts";
import { sportOfAddress } from "./sport-of-address.ts";
import { addressWords } from "./words.ts";

const parse = (path: string, lang: Language = "fr") =>
  parseAddress(new URL(`https://tribune.example${path}`), addressWords[lang]);
const canonical = (path: string, lang: Language = "fr") => {
  const address = parse(path, lang);
  return address === null ? null : formatAddress(address, lang);
};

const letters = (pattern: RegExp) => fc.stringMatching(pattern);
const slug = letters(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,5}){0,2}$/);
const id = letters(/^[A-Za-z0-9]{8}$/);
const sportId = fc.constantFrom(...sports.map((sport) => sport.id));
const season = fc.option(letters(/^20\d\d(-20\d\d)?$/));
const day = fc.oneof(
  fc.record({ kind: fc.constant("offset" as const), offset: fc.integer({ min: -300, max: 300 }) }),
  fc.record({ kind: fc.constant("date" as const), epochDay: fc.integer({ min: 0, max: 30_000 }) }),
);
const category = fc.constantFrom(...(Object.keys(listCategories) as ListCategory[]));
const anyAddress: fc.Arbitrary<Address> = fc.oneof(
  fc.record({ kind: fc.constant("list" as const), sportId, day, category }),
  fc.record({ kind: fc.constant("match" as const), eventId: id, tab: fc.constantFrom(...matchTabs) }),
  fc.record({ kind: fc.constant("country" as const), sportId, country: slug }),
  fc.record({
    kind: fc.constant("country" as const),
    sportId,
    country: slug,
    category: fc.constantFrom("finished" as const, "scheduled" as const),
  }),
  fc.record({
    kind: fc.constant("competition" as const),
    sportId,
    country: slug,
    competition: slug,
    season,
    section: fc.constantFrom(...competitionSections),
  }),
  fc.record({
    kind: fc.constant("competition" as const),
    sportId,
    country: slug,
    competition: slug,
    season,
    section: fc.constantFrom("results" as const, "fixtures" as const),
    page: fc.integer({ min: 2, max: 99 }),
  }),
  fc.record({ kind: fc.constant("team" as const), slug, id, section: fc.constantFrom(...teamSections) }),
  fc.record({ kind: fc.constant("player" as const), slug, id, section: fc.constantFrom(...playerSections) }),
  fc.record({ kind: fc.constant("strength" as const), sportId, country: fc.option(slug) }),
  fc.constant({ kind: "rankings" as const }),
  fc.record({ kind: fc.constant("ranking" as const), slug, id }),
  fc.record({ kind: fc.constant("news" as const), sportId: fc.option(sportId) }),
  fc.record({ kind: fc.constant("article" as const), slug, id }),
  fc.record({ kind: fc.constant("mixed" as const), epochDay: fc.option(fc.integer({ min: 0, max: 30_000 })) }),
  fc.record({
    kind: fc.constant("mixed" as const),
    epochDay: fc.option(fc.integer({ min: 0, max: 30_000 })),
    category: fc.constantFrom(...gamesTabs),
  }),
  fc.record({ kind: fc.constant("tv" as const), epochDay: fc.option(fc.integer({ min: 0, max: 30_000 })) }),
  fc.record({ kind: fc.constant("search" as const), query: fc.string({ unit: "grapheme" }) }),
  fc.constant({ kind: "settings" as const }),
  fc.constant({ kind: "mobile" as const }),
);

describe.each(languages)("addresses in %s", (lang) => {
  it("mean what they were made of", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(parse(formatAddress(address, lang), lang)).toEqual(address);
      }),
      { numRuns: 2_000 },
    );
  });

  it("say which sport a page belongs to, read as a whole or by their first words", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const path = new URL(formatAddress(address, lang), "https://tribune.example").pathname;
        const whole =
          address.kind === "match" ? sportIdOf(address.eventId) : "sportId" in address ? address.sportId : null;
        expect([path, sportOfAddress(path, addressWords[lang])]).toEqual([path, whole]);
      }),
    );
  });

  it("have a word of their own for each room, tab and section, and none that is a sport's", () => {
    const { rooms, ...parts } = addressWords[lang];
    const paths = [...Object.values(rooms), ...sports.map((sport) => addressWords[lang].sports[sport.name])];
    expect(new Set(paths).size).toBe(paths.length);
    for (const words of Object.values(parts)) {
      const texts: readonly string[] = Object.values(words);
      expect(new Set(texts).size).toBe(texts.length);
      // A season in the address must not be taken for a section.
      for (const text of texts) expect(text).toMatch(/^(?:[a-z]+(?:-[a-z]+)*)?$/);
    }
  });
});

it.each([
  ["/", "/"],
  ["/tennis", "/tennis"],
  ["/tennis/", "/tennis"],
  ["/?day=0&cat=9&x=1", "/"],
  ["/football", "/"],
  ["/match/15V03UEq/statistiques", "/match/15V03UEq/statistiques"],
  ["/football/france/ligue-1", "/football/france/ligue-1/"],
  ["/football/france/ligue-1/2025-2026/classement/", "/football/france/ligue-1/2025-2026/classement"],
  ["/equipe/lens/a1B2c3D4", "/equipe/lens/a1B2c3D4/"],
  ["/tv?date=2025-13-01", "/tv/"],
  ["/recherche?q=saint%20%C3%A9tienne", "/recherche?q=saint%20%C3%A9tienne"],
])("has one spelling: %s is %s", (asked, spelling) => {
  expect(canonical(asked)).toBe(spelling);
});

it.each([
  "/quidditch",
  "//",
  "/tennis//",
  "/match",
  "/match/a b",
  "/match/15V03UEq/statistics",
  "/match/15V03UEq/statistiques/plus",
  "/football/Fran%C3%A7e/ligue-1/",
  "/football/france/ligue-1/2025-2026/classement/plus",
  "/football/france/ligue-1/nulle-part",
  "/equipe/lens",
  "/joueur/kane/a1B2c3D4/effectif",
  "/parametres/plus",
  "/tennis/france/../..//",
])("knows no page at %s", (path) => {
  expect(parse(path)).toBeNull();
});
