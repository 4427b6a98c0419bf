import { createCache, createCachePerOwner } from "../../../../shared/basics/cache.ts";
import { addressLanguage } from "../../../../shared/places/country-slug.ts";
import { toSlug } from "../../../../shared/addresses/slug.ts";
import { languages, type Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import { dayNumber } from "../../../../shared/basics/day.ts";
import { leagueSlug } from "./league-slug.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { Providers } from "../ledger/providers.ts";

/** Seasons that have pages, as many as `whole-seasons.ts` answers for. */
const listedSeasons = 5;
/** One a sport; all ledgers of an isolate share them. */
const keptSports = 40;

const leaguesOfProviders = createCachePerOwner<readonly League[]>(keptSports);

/** Lists all stages that have pages: the ledger's past and current ones, and those of its providers' tournaments. */
export function listedLeagues({ sportId, held, providers }: LedgerContext, nowSeconds: number): readonly League[] {
  const known = held.leagues();
  const provided = providedLeagues(sportId, providers, nowSeconds);
  const ids = new Set(known.map(({ stageId }) => stageId));
  return [...known, ...provided.filter(({ stageId }) => !ids.has(stageId))];
}

/** Worked out once a day: a sport of races has thousands of stages. */
function providedLeagues(sportId: number, providers: Providers, nowSeconds: number): readonly League[] {
  return leaguesOfProviders(providers).remember(`${sportId} ${dayNumber(nowSeconds, 0)}`, () =>
    providers.all
      .flatMap((provider) => provider.tournaments(sportId))
      .flatMap((tournamentId) =>
        providers.first((provider) => provider.seasons(tournamentId, nowSeconds, listedSeasons)),
      ),
  );
}

/** The slug that identifies a competition: stages with the same slug belong together. Addresses use it if their language has no other name. */
export const slugOf = ({ name }: League): string => slugs.remember(name, () => toSlug(name));

/** A league's slug in the addresses of a language. */
export const slugIn = (league: League, lang: Language): string =>
  slugs.remember(nameIn(league, addressLanguage(lang)), () => leagueSlug(league, lang));

/** Whether a slug is a league's name in any language. */
export const isCalled = (league: League, slug: string): boolean =>
  slugOf(league) === slug ||
  (league.names !== undefined &&
    languages.some((lang) => {
      const name = nameIn(league, lang);
      return slugs.remember(name, () => toSlug(name)) === slug;
    }));

/** Names repeat season by season, and a slug is a table's work. */
const keptSlugs = 20_000;
const slugs = createCache<string>(keptSlugs);
