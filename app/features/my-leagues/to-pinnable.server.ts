import type { ListedCompetition, ListedCountry } from "../../../shared/addresses/directory.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { tournamentTypes } from "../../../shared/competitions/tournament-types.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

export function toPinnable(
  sportId: number,
  { name: country, flag, slug }: Pick<ListedCountry, "name" | "flag" | "slug">,
  { name, leagueKey, type, slug: competition }: Omit<ListedCompetition, "rank">,
  lang: Language,
): PinnableLeague {
  const page = { kind: "competition", sportId, country: slug, competition, season: null, section: "summary" } as const;
  return { key: leagueKey, type, name, country, flag, path: formatAddress(page, lang) };
}

/**
 * The leagues that are pinned for a visitor who has pinned none: a sport's top tournaments, the most important first, as the search
 * lists them (`loadTopLeagues`). The parts of a tour have one key, and one pin.
 */
export function toDefaultLeagues(
  sportId: number,
  countries: readonly ListedCountry[],
  lang: Language,
): readonly PinnableLeague[] {
  const top = countries
    .flatMap((country) => country.competitions.map((each) => ({ country, each })))
    .filter(({ each }) => each.type === tournamentTypes.top)
    .toSorted((one, other) => one.each.rank - other.each.rank);
  const firstOf = (key: string) => top.findIndex(({ each }) => each.leagueKey === key);
  return top
    .filter(({ each }, index) => firstOf(each.leagueKey) === index)
    .map(({ country, each }) => toPinnable(sportId, country, each, lang));
}
