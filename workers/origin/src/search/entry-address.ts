import type { Address } from "../../../../shared/addresses/address.ts";
import { today } from "../../../../shared/addresses/list-query.ts";
import { countrySlug } from "../../../../shared/places/country-slug.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { sportOfPosition } from "../catalogue/position.ts";
import type { Names } from "../../../../shared/texts/names.ts";
import { leagueSlug } from "../directory/league-slug.ts";
import type { EntryName } from "../catalogue/entry.ts";
import type { EntryRow } from "./entry-row.ts";

export type AddressedEntry = Pick<
  EntryRow,
  "kind" | "id" | "slug" | "name" | "names" | "sportId" | "countryKey" | "position"
>;

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
  // `writeListings` stored this text.
  const known = JSON.parse(names) as readonly EntryName[];
  return Object.fromEntries(
    known
      .filter(({ lang }) => lang !== "")
      .map(({ lang, text }) => [lang, text])
      .toReversed(),
  );
}
