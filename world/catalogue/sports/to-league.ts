import { sourceTypes } from "../../../shared/sports/source-types.ts";
import { stableId } from "../../../shared/identity/stable-id.ts";
import { toSlug } from "../../../shared/identity/slug.ts";
import type { League, Participant } from "../../../shared/timeline/schedule.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { clubNamesOf } from "../../texts/club-names.ts";
import { namesOf, translated } from "../../texts/names-of.ts";
import type { Competition } from "./competition.ts";

/** Within a sport a name is one participant, in all its competitions. */
export function toStarter({ sportId, nations }: Pick<Competition, "sportId" | "nations">, name: string): Participant {
  const slug = toSlug(name);
  const countryKey = nations.get(name);
  const letters = slug.replaceAll("-", "").toUpperCase();
  return {
    id: stableId(sportId, "starter", slug),
    name,
    ...clubNamesOf(name),
    code: letters.slice(0, 3),
    slug,
    ...(countryKey === undefined ? {} : { countryKey }),
  };
}

/** What an edition adds to its competition's name: ", Basel", " - Monza". */
export type PlaceIn = (lang: Language) => string;
const nowhere: PlaceIn = () => "";

/** `parts` distinguish one edition from the next: a season, or the day of a race. */
export function toLeague(
  competition: Competition,
  season: string,
  placeIn: PlaceIn = nowhere,
  ...parts: readonly string[]
): League {
  const { sportId, countryKey, rank } = competition;
  const key = `${countryKey}/${toSlug(competition.name)}`;
  return {
    sportId,
    stageId: stableId(sportId, "stage", key, season, ...parts),
    tournamentId: stableId(sportId, "tournament", key),
    templateId: stableId(sportId, "template", key),
    ...namesOf((lang) => translated(competition.name, lang) + placeIn(lang)),
    countryKey,
    season,
    sourceType: sourceTypes.yes,
    timeZone: "UTC",
    rank,
    type: rank === 1 ? "t" : "p",
    ...(competition.categoryId !== undefined && { categoryId: competition.categoryId }),
    ...(competition.field === null ? {} : { format: "field" as const }),
    ...(competition.draw === undefined ? {} : { format: "knock-out" as const }),
  };
}
