import type { ListedCompetition, ListedCountry } from "../../../../shared/addresses/directory.ts";
import { toLeagueKey } from "../../../../shared/competitions/league-key.ts";
import { tournamentTypes } from "../../../../shared/competitions/tournament-types.ts";
import { countrySlug } from "../../../../shared/places/country-slug.ts";
import { countryOf } from "../../../../shared/places/countries.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import { toTemplateKey } from "../feeds/lists/league-row.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { listedCompetitions } from "./listed-competitions.ts";
import { slugIn } from "./listed-leagues.ts";

/** The countries of leagues, each with its leagues, in their order. */
export function toCountries(leagues: readonly League[], lang: Language): readonly ListedCountry[] {
  return [...new Set(leagues.map(({ countryKey }) => countryKey))].map((key) => {
    const { name, flag } = countryOf(key, lang);
    const own = leagues.filter(({ countryKey }) => countryKey === key);
    return { name, flag, slug: countrySlug(key, lang), competitions: own.map((league) => toListed(league, lang)) };
  });
}

export const leagueKeyOf = (league: League): string => toLeagueKey(league.sportId, toTemplateKey(league));

const toListed = (league: League, lang: Language): ListedCompetition => ({
  slug: slugIn(league, lang),
  name: nameIn(league, lang),
  leagueKey: leagueKeyOf(league),
  type: league.type,
  rank: league.rank,
});

/** The top tournaments of the sport. */
export const topLeagues = (context: LedgerContext, nowSeconds: number): readonly League[] =>
  listedCompetitions(context, null, nowSeconds).filter(({ type }) => type === tournamentTypes.top);
