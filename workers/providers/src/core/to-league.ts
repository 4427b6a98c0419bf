import type { LeagueFacts } from "../../../../shared/competitions/leagues.ts";
import { leagueIds } from "../../../../shared/competitions/football-ids.ts";
import type { IngestLeague } from "../../../../shared/ingest/league-schema.ts";
import type { CreditId } from "../../../../shared/ingest/credits.ts";
import { sourceTypes } from "../../../../shared/sports/source-types.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";

/** A football league of a season as it is posted; it names the source that has to be credited. */
export function toLeague(facts: LeagueFacts, season: string, credit: CreditId): IngestLeague {
  const { name, countryKey, rank, type, format, timeZone, zoneBySeason } = facts;
  return {
    sportId: sportIds.soccer,
    ...leagueIds(countryKey, name, season),
    name,
    countryKey,
    season,
    timeZone: zoneBySeason?.[season] ?? timeZone,
    rank,
    type,
    ...(format === undefined ? {} : { format }),
    sourceType: sourceTypes.yes,
    credit,
  };
}

/** "2026-27" of a league whose season begins in 2026; "2026" of one that is played in one year. */
export const toSeason = (startYear: number, isOneYear: boolean): string =>
  isOneYear ? String(startYear) : `${startYear}-${String((startYear + 1) % 100).padStart(2, "0")}`;
