import { countryOf } from "../../../../shared/places/countries.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { compareNames } from "../search/collation.ts";
import { listedLeagues, slugOf } from "./listed-leagues.ts";

/**
 * Every competition of a sport that has a page, each once by its last season: the most important countries first, as their
 * first competition ranks, and in each country the most important competition first.
 * @param countryKey only those of a country; null for all
 */
export function listedCompetitions(
  context: LedgerContext,
  countryKey: string | null,
  nowSeconds: number,
): readonly League[] {
  const byPage = new Map<string, League>();
  for (const league of listedLeagues(context, nowSeconds)) {
    if (countryKey !== null && league.countryKey !== countryKey) continue;
    const page = `${league.countryKey}/${slugOf(league)}`;
    const known = byPage.get(page);
    if (known === undefined || known.season < league.season) byPage.set(page, league);
  }
  const ranks = new Map<string, number>();
  for (const { countryKey: key, rank } of byPage.values()) ranks.set(key, Math.min(rank, ranks.get(key) ?? rank));
  const ofCountry = ({ countryKey: key }: League) => ranks.get(key) ?? 0;
  return [...byPage.values()].toSorted(
    (a, b) =>
      ofCountry(a) - ofCountry(b) ||
      byName(countryOf(a.countryKey, "en").name, countryOf(b.countryKey, "en").name) ||
      byRank(a, b),
  );
}

const byName = compareNames("en");

/** The most important first, and then by name, the tenth stage of a tour after the second. */
export const byRank = (a: League, b: League): number => a.rank - b.rank || byName(a.name, b.name);
