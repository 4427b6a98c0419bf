import { stableId } from "../../shared/identity/stable-id.ts";
import { sourceTypes } from "../../shared/sports/source-types.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { toSlug } from "../../shared/identity/slug.ts";
import type { League, Participant } from "../../shared/timeline/schedule.ts";
import type { IngestLeague } from "../../shared/ingest/schemas/league.ts";
import { toTeam } from "./team-names.ts";

/** What distinguishes leagues, and how one is shown; the rest has its usual value where a source has none. */
export type SportLeague = Pick<League, "sportId" | "name" | "countryKey" | "season"> &
  Partial<Pick<League, "timeZone" | "rank" | "type" | "format">>;

/** Behind every league of the tables. */
const unknownRank = 900;

/** A league with the ids of the built-in world, so that an imported season meets the simulated one. */
export function toSportLeague(league: SportLeague): IngestLeague {
  const { sportId, name, countryKey, season, timeZone = "UTC", rank = unknownRank, type = "c", format } = league;
  const key = `${countryKey}/${toSlug(name)}`;
  return {
    sportId,
    stageId: stableId(sportId, "stage", key, season),
    tournamentId: stableId(sportId, "tournament", key),
    templateId: stableId(sportId, "template", key),
    name: name.slice(0, 120),
    countryKey,
    season,
    timeZone,
    rank,
    type,
    sourceType: sourceTypes.finalOnly,
    ...(format === undefined ? {} : { format }),
  };
}

/** A side in any sport, the same one in whatever it competes; football clubs are distinguished by their country. */
export function toSide(sportId: number, name: string, leagueCountryKey: string): Participant {
  if (sportId === sportIds.soccer) return toTeam(name, leagueCountryKey);
  const slug = toSlug(name);
  // A name whose letters give no slug: the id is made of the name itself.
  if (slug === "") return { id: stableId(sportId, "starter", name), name, code: "X", slug: "x" };
  const code = slug.replaceAll("-", "").slice(0, 3).toUpperCase();
  return { id: stableId(sportId, "starter", slug), name, code, slug };
}

/**
 * The id holds no date, because dates move: it is made of the sides, and of which of their meetings it is. A source's
 * own key may replace both.
 */
export const toEventId = (sportId: number, stageId: string, ...parts: readonly string[]): string =>
  stableId(sportId, "ingest", stageId, ...parts);
