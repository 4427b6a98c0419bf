import type { Participant } from "../timeline/schedule.ts";
import { toSlug } from "../addresses/slug.ts";
import { stableId } from "../sports/stable-id.ts";

const soccer = 1;

/** A club is the same participant in every league, season and source: country and name make its id. */
export function toParticipant(countryKey: string, name: string, code: string): Participant {
  const slug = toSlug(name);
  return { id: stableId(soccer, "team", countryKey, slug), name, code, slug };
}

/** The ids of a league, which are the same for every source, so that an imported season replaces the simulated one. */
export function leagueIds(countryKey: string, name: string, season: string) {
  const key = `${countryKey}/${toSlug(name)}`;
  return {
    stageId: stableId(soccer, "stage", key, season),
    tournamentId: stableId(soccer, "tournament", key),
    templateId: stableId(soccer, "template", key),
  };
}

/**
 * The id of a game, which is the same for every source that knows its stage and sides. It holds no date, which moves when a
 * game is rescheduled, and no round, which sources rename. `occurrence`: which game of these sides on this ground it is,
 * from 0. National teams meet on neutral ground, and sources differ on who is at home: their order counts for nothing.
 */
export function toGameId(
  stageId: string,
  homeId: string,
  awayId: string,
  occurrence: number,
  sides: "clubs" | "national teams" = "clubs",
): string {
  const ids = sides === "national teams" ? [homeId, awayId].toSorted() : [homeId, awayId];
  return stableId(soccer, "ingest", stageId, ...ids, String(occurrence));
}
