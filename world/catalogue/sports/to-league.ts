import { sourceTypes } from "../../../shared/sports/source-types.ts";
import { sportById, isOfPersons } from "../../../shared/sports/catalogue.ts";
import { stableId } from "../../../shared/sports/stable-id.ts";
import { withDistinctCodes } from "../../../shared/competitions/distinct-codes.ts";
import { toSlug } from "../../../shared/addresses/slug.ts";
import type { League, Participant } from "../../../shared/timeline/schedule.ts";
import { languages, type Language } from "../../../shared/texts/languages.ts";
import { pictureOf } from "../to-team.ts";
import { clubNamesOf } from "../../texts/club-names.ts";
import { namesOf, translated, nationNamesOf } from "../../texts/names-of.ts";
import type { Competition } from "./competition.ts";

type Naming = Pick<Competition, "sportId" | "nations" | "names">;
/** Computed once for each competition, because each starter of a season takes part in dozens of races. */
const starters = new WeakMap<Naming["names"], ReadonlyMap<string, Participant>>();

/** Within a sport a name is one participant, in all its competitions; the codes of a competition's teams differ. */
export function toStarter(competition: Naming, name: string): Participant {
  const known = starters.get(competition.names) ?? toStarters(competition);
  starters.set(competition.names, known);
  return known.get(name) ?? makeStarter(competition, name);
}

function toStarters(competition: Naming): ReadonlyMap<string, Participant> {
  const made = competition.names.map((name) => makeStarter(competition, name));
  const { sportId, names } = competition;
  const isOfTeams = !isOfPersons(sportId) && sportById(sportId)?.duel !== false;
  const all = isOfTeams ? withDistinctCodes(made) : made;
  return new Map(names.flatMap((name, index) => (all[index] === undefined ? [] : [[name, all[index]]])));
}

function makeStarter({ sportId, nations }: Naming, name: string): Participant {
  const slug = toSlug(name);
  const countryKey = nations.get(name);
  const letters = slug.replaceAll("-", "").toUpperCase();
  const id = stableId(sportId, "starter", slug);
  return {
    id,
    name,
    ...(nationNamesOf(name, countryKey) ?? clubNamesOf(name)),
    code: letters.slice(0, 3),
    slug,
    image: pictureOf(id),
    ...(countryKey === undefined ? {} : { countryKey }),
  };
}

/** The text that an edition adds to its competition's name: ", Basel", " - Monza". */
export type PlaceIn = (lang: Language) => string;
const nowhere: PlaceIn = () => "";

type Fixed = Pick<League, "tournamentId" | "templateId"> & {
  readonly key: string;
  readonly names: ReadonlyMap<Language, string>;
};
/** The fields that all editions of a competition share. */
const fixed = new WeakMap<Competition, Fixed>();

function fixedOf(competition: Competition): Fixed {
  const known = fixed.get(competition);
  if (known !== undefined) return known;
  const { sportId, countryKey, name } = competition;
  const key = `${countryKey}/${toSlug(name)}`;
  const made = {
    key,
    tournamentId: stableId(sportId, "tournament", key),
    templateId: stableId(sportId, "template", key),
    names: new Map(languages.map((lang) => [lang, translated(name, lang)])),
  };
  fixed.set(competition, made);
  return made;
}

/** `parts` distinguish one edition from the next: a season, or the day of a race. */
export function toLeague(
  competition: Competition,
  season: string,
  placeIn: PlaceIn = nowhere,
  ...parts: readonly string[]
): League {
  const { sportId, countryKey, rank } = competition;
  const { key, tournamentId, templateId, names } = fixedOf(competition);
  return {
    sportId,
    stageId: stableId(sportId, "stage", key, season, ...parts),
    tournamentId,
    templateId,
    ...namesOf((lang) => (names.get(lang) ?? "") + placeIn(lang)),
    countryKey,
    season,
    sourceType: sourceTypes.yes,
    timeZone: "UTC",
    rank,
    type: rank === 1 ? "t" : "p",
    ...(competition.categoryId !== undefined && { categoryId: competition.categoryId }),
    ...(competition.field === null ? {} : { format: "field" as const }),
    // Not a round robin, so there is no table: boxers, for example, have none.
    ...(competition.isOpen === true ? { format: "friendlies" as const } : {}),
    ...(competition.draw === undefined ? {} : { format: "knock-out" as const }),
  };
}
