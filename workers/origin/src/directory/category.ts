import type { CategoryName } from "../../../../shared/addresses/directory.ts";
import { createCache } from "../../../../shared/basics/cache.ts";
import { addressLanguage } from "../../../../shared/places/country-slug.ts";
import { toSlug } from "../../../../shared/addresses/slug.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";

/**
 * The tour, championship or game that a competition's name begins with, in sports that have such (C1.05): "ATP - Singles" of
 * "ATP - Singles: Miami, hard", "PGA Tour" of "PGA Tour - Augusta". Null for a competition that stands alone.
 */
export function categoryIn(league: League, lang: Language): string | null {
  if ((sportById(league.sportId)?.category ?? "none") === "none") return null;
  const name = nameIn(league, lang);
  return (/^(.+?)\s*:\s/.exec(name) ?? /^(.+?)(?:\s[-–])\s(?!.*\s[-–]\s)/.exec(name))?.[1] ?? null;
}

/** A category in addresses, in the place of a country. */
export function categorySlug(league: League, lang: Language): string | null {
  const name = categoryIn(league, addressLanguage(lang));
  return name === null ? null : slugs.remember(name, () => toSlug(name));
}

export function toCategory(league: League, lang: Language): CategoryName | null {
  const name = categoryIn(league, lang);
  if (name === null) return null;
  return { name, slug: sportById(league.sportId)?.category === "pages" ? categorySlug(league, lang) : null };
}

/** A category has hundreds of competitions. */
const keptSlugs = 500;
const slugs = createCache<string>(keptSlugs);
