import { stableId } from "../../../shared/identity/stable-id.ts";
import { toSlug } from "../../../shared/timeline/league-row.ts";
import type { League, Participant } from "../../../shared/timeline/schedule.ts";
import type { Competition } from "./competition.ts";

/** Within a sport a name is one participant, whatever it competes in. */
export function toStarter({ sportId, nations }: Pick<Competition, "sportId" | "nations">, name: string): Participant {
  const slug = toSlug(name);
  const countryKey = nations.get(name);
  const letters = slug.replaceAll("-", "").toUpperCase();
  return {
    id: stableId(sportId, "starter", slug),
    name,
    code: letters.slice(0, 3),
    slug,
    ...(countryKey === undefined ? {} : { countryKey }),
  };
}

/** What an edition adds to its competition's name: ", Basel", " - Monza". */
export type HostName = { readonly fr: string; readonly en: string };
const nowhere: HostName = { fr: "", en: "" };

/** `parts` tell one edition from the next: a season, or the day of a race. */
export function toLeague(
  competition: Competition,
  season: string,
  place: HostName = nowhere,
  ...parts: readonly string[]
): League {
  const { sportId, countryKey, rank } = competition;
  const key = `${countryKey}/${toSlug(competition.name)}`;
  const name = competition.name + place.fr;
  const english = (competition.en ?? competition.name) + place.en;
  return {
    sportId,
    stageId: stableId(sportId, "stage", key, season, ...parts),
    tournamentId: stableId(sportId, "tournament", key),
    templateId: stableId(sportId, "template", key),
    name,
    ...(english === name ? {} : { names: { en: english } }),
    countryKey,
    season,
    timeZone: "UTC",
    rank,
    type: rank === 1 ? "t" : "p",
    ...(competition.field === null ? {} : { format: "field" as const }),
    ...(competition.draw === undefined ? {} : { format: "knock-out" as const }),
  };
}
