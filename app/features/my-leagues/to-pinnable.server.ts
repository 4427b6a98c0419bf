import type { ListedCompetition, ListedCountry } from "../../../shared/addresses/directory.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

export function toPinnable(
  sportId: number,
  { name: country, flag, slug }: Pick<ListedCountry, "name" | "flag" | "slug">,
  { name, leagueKey, type, slug: competition }: ListedCompetition,
  lang: Language,
): PinnableLeague {
  const page = { kind: "competition", sportId, country: slug, competition, season: null, section: "summary" } as const;
  return { key: leagueKey, type, name, country, flag, path: formatAddress(page, lang) };
}

export const toPinnables = (
  sportId: number,
  countries: readonly ListedCountry[],
  lang: Language,
): readonly PinnableLeague[] =>
  countries.flatMap((country) => country.competitions.map((each) => toPinnable(sportId, country, each, lang)));
