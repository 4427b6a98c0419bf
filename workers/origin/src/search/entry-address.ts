import type { Address } from "../../../../shared/addresses/address.ts";
import { today } from "../../../../shared/addresses/list-query.ts";
import { countrySlug } from "../../../../shared/geo/country-slug.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { sportOfPosition } from "../catalogue/position.ts";
import type { EntryRow } from "./entry-row.ts";

type AddressedEntry = Pick<EntryRow, "kind" | "id" | "slug" | "sportId" | "countryKey" | "position">;

/** The page of an entry on the site. */
export function toEntryAddress(
  { kind, id, slug, sportId, countryKey, position }: AddressedEntry,
  lang: Language,
): Address {
  const toCountry = () => countrySlug(countryKey ?? "", lang);
  switch (kind) {
    case "sport":
      return { kind: "list", sportId, day: today, category: "all" };
    case "country":
      // Of the sport in which its competitions rank highest.
      return { kind: "country", sportId: sportOfPosition(position), country: toCountry() };
    case "tournament":
      return {
        kind: "competition",
        sportId,
        country: toCountry(),
        competition: slug,
        season: null,
        section: "summary",
      };
    case "team":
    case "player":
      return { kind, slug, id, section: "summary" };
  }
}
