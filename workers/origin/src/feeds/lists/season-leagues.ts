import { toCountryId } from "../../../../../shared/places/countries.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";

/** The id of a country in feed names is that of its leagues' rows (`ZB`). */
export const isOfCountry = ({ countryKey }: Pick<League, "countryKey">, countryId: string): boolean =>
  String(toCountryId(countryKey)) === countryId;

/** All stages of the season that a stage belongs to; empty if the stage is not among `leagues`. */
export function seasonOfStage(leagues: readonly League[], stageId: string): readonly League[] {
  const season = leagues.find((league) => league.stageId === stageId)?.season;
  return leagues.filter((league) => league.season === season);
}

/** The stages of the last `count` seasons. */
export function latestSeasons(leagues: readonly League[], count: number): readonly League[] {
  const seasons = [...new Set(leagues.map(({ season }) => season))].toSorted().slice(-count);
  return leagues.filter(({ season }) => seasons.includes(season));
}

/** The stages of a tournament of a country; empty for one that is not of the country. */
export const leaguesOf = (context: LedgerContext, countryId: string, id: string): readonly League[] =>
  leaguesNamed(context, id).filter((league) => isOfCountry(league, countryId));

/**
 * The stages that an id names: those of a tournament, in all of its seasons; of a tournament with parts (races, the tournaments of a tour) the
 * stage's own id stands for one of them alone; clients of the format name a tournament by its template (`ZEE`).
 */
export function leaguesNamed({ events }: LedgerContext, id: string): readonly League[] {
  const ofTournament = events.leaguesOfTournament(id);
  if (ofTournament.length > 0) return ofTournament;
  const stage = events.league(id);
  if (stage !== null) return [stage];
  const ofTemplate = events.leagues().filter(({ templateId }) => templateId === id);
  return [...new Set(ofTemplate.map(({ tournamentId }) => tournamentId))].flatMap(events.leaguesOfTournament);
}
