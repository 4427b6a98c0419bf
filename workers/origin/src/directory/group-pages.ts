import { formatAddress } from "../../../../shared/addresses/format-address.ts";
import type { DirectoryQuestion } from "../../../../shared/addresses/directory.ts";
import type { ListedPage } from "../../../../shared/addresses/listed-pages.ts";
import { countrySlug } from "../../../../shared/places/country-slug.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import { languages } from "../../../../shared/texts/languages.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { categorySlug } from "./category.ts";
import { listedLeagues } from "./listed-leagues.ts";

/** The pages of a sport's countries and categories (C1.05), each with the last change of its competitions. */
export function groupPages(
  context: LedgerContext,
  { sportId, lang, changedSinceSeconds }: Extract<DirectoryQuestion, { kind: "groups" }>,
  nowSeconds: number,
): readonly ListedPage[] {
  const changes = context.held.changesSince(changedSinceSeconds);
  const leagues = listedLeagues(context, nowSeconds);
  const keys = [...new Set(leagues.map(({ countryKey }) => countryKey))];
  // If a country and a category have the same slug in any language, the page is the country's.
  const ofCountries = new Set(languages.flatMap((each) => keys.map((key) => countrySlug(key, each))));
  const hasCategories = sportById(sportId)?.category === "pages";
  const latest = new Map<string, number>();
  for (const league of leagues) {
    const atSeconds = changes.get(league.tournamentId) ?? 0;
    const category = hasCategories ? categorySlug(league, lang) : null;
    const slugs = [
      countrySlug(league.countryKey, lang),
      ...(category === null || ofCountries.has(category) ? [] : [category]),
    ];
    for (const slug of slugs) latest.set(slug, Math.max(latest.get(slug) ?? 0, atSeconds));
  }
  return [...latest].map(([country, atSeconds]) => ({
    path: formatAddress({ kind: "country", sportId, country }, lang),
    changedSeconds: atSeconds === 0 ? null : atSeconds,
  }));
}
