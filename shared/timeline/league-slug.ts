import { addressLanguage } from "../geo/country-slug.ts";
import { toSlug } from "../identity/slug.ts";
import type { Language } from "../texts/languages.ts";
import { nameIn, type Named } from "../texts/names.ts";

/** A league in addresses of a language: "ligue-des-champions", "champions-league". Its own name's where that language calls it nothing else. */
export const leagueSlug = (league: Named, lang: Language): string => toSlug(nameIn(league, addressLanguage(lang)));
