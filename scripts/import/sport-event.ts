import { isOfPersons } from "../../shared/sports/catalogue.ts";
import { stableId } from "../../shared/sports/stable-id.ts";
import { sourceTypes } from "../../shared/sports/source-types.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { toSlug } from "../../shared/addresses/slug.ts";
import type { League, Participant } from "../../shared/timeline/schedule.ts";
import type { IngestLeague } from "../../shared/ingest/league-schema.ts";
import { toTeam } from "./team-names.ts";

/** The properties that distinguish leagues and their display. The optional ones have a default for sources without them. */
export type SportLeague = Pick<League, "sportId" | "name" | "countryKey" | "season"> &
  Partial<Pick<League, "timeZone" | "rank" | "type" | "format">>;

/** Ranks a league after every league of the tables. */
const unknownRank = 900;

/** Creates a league with the ids of the built-in world, so that an imported season joins the simulated one. */
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

/** Creates a side in any sport, the same one in every competition; football clubs also differ by their country. */
export function toSide(sportId: number, name: string, leagueCountryKey: string): Participant {
  if (sportId === sportIds.soccer) return toTeam(name, leagueCountryKey);
  const slug = slugOf(sportId, name);
  // The letters of this name give no slug, so the id is made from the name itself.
  if (slug === "") return { id: stableId(sportId, "starter", name), name, code: "X", slug: "x" };
  const code = slug.replaceAll("-", "").slice(0, 3).toUpperCase();
  return { id: stableId(sportId, "starter", slug), name, code, slug };
}

/** "Krause K. / Pohl T." and "Pohl T. / Krause K." are one pair: the persons stand in the order of the alphabet. */
function slugOf(sportId: number, name: string): string {
  const persons = name.split("/").map((person) => toSlug(person));
  const isPair = isOfPersons(sportId) && persons.length === 2 && !persons.includes("");
  return isPair ? toSlug(persons.toSorted().join(" ")) : toSlug(name);
}

/**
 * The id holds no date, because dates move: it is made of the sides, and of which of their meetings it is. A source's
 * own key may replace both.
 */
export const toEventId = (sportId: number, stageId: string, ...parts: readonly string[]): string =>
  stableId(sportId, "ingest", stageId, ...parts);
