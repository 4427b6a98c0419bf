import { addressLanguage } from "../../../../shared/places/country-slug.ts";
import { toSlug } from "../../../../shared/addresses/slug.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn, type Named } from "../../../../shared/texts/names.ts";

/** A league in addresses of a language: "ligue-des-champions", "champions-league". Its own name's where that language calls it nothing else. */
export const leagueSlug = (league: Named, lang: Language): string => toSlug(nameIn(league, addressLanguage(lang)));
