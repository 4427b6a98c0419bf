import type { Address } from "../../../../shared/addresses/address.ts";
import { today } from "../../../../shared/addresses/list-query.ts";
import { countrySlug } from "../../../../shared/places/country-slug.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { sportOfPosition } from "../catalogue/position.ts";
import type { Names } from "../../../../shared/texts/names.ts";
import { leagueSlug } from "../directory/league-slug.ts";
import { entryRow, parseNames } from "./entry-row.ts";
import type { z } from "zod";

export const addressedEntry = entryRow.pick({
  kind: true,
  id: true,
  slug: true,
  name: true,
  names: true,
  sportId: true,
  countryKey: true,
  position: true,
});
type AddressedEntry = Readonly<z.output<typeof addressedEntry>>;

/** The page of an entry on the site. */
export function toEntryAddress(
  { kind, id, slug, name, names, sportId, countryKey, position }: AddressedEntry,
  lang: Language,
): Address {
  const toCountry = () => countrySlug(countryKey ?? "", lang);
  switch (kind) {
    case "sport":
      return { kind: "list", sportId, day: today, category: "all" };
    case "country":
      // The address needs a sport: take the one in which the country's competitions rank highest.
      return { kind: "country", sportId: sportOfPosition(position), country: toCountry() };
    case "tournament":
      return {
        kind: "competition",
        sportId,
        country: toCountry(),
        competition: leagueSlug({ name, names: readNames(names) }, lang),
        season: null,
        section: "summary",
      };
    case "team":
    case "player":
      return { kind, slug, id, section: "summary" };
  }
}

/** Names by language. A name is stored once for each way of folding it; take the first form of each. */
function readNames(names: string): Names {
  return Object.fromEntries(
    parseNames(names)
      .filter(({ lang }) => lang !== "")
      .map(({ lang, text }) => [lang, text])
      .toReversed(),
  );
}
