import { addressLanguage } from "../../../shared/places/country-slug.ts";
import type { Address } from "../../../shared/addresses/address.ts";
import { toSlug } from "../../../shared/addresses/slug.ts";
import type { Ranking } from "../../../shared/competitions/rankings.ts";
import { allTexts } from "../../../shared/texts/all-texts.ts";
import type { Language } from "../../../shared/texts/languages.ts";

/** A ranking's page: its slug is its sport and its name. */
export const toRankingAddress = (
  { id, key }: Ranking,
  lang: Language,
): Extract<Address, { readonly kind: "ranking" }> => {
  const [sport = ""] = key.split("/");
  const { sports, rankings } = allTexts[addressLanguage(lang)];
  // A ranking's key begins with the name of its sport.
  return { kind: "ranking", slug: toSlug(`${sports[sport as keyof typeof sports]} ${rankings[key]}`), id };
};
