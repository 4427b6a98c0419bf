import type { Language } from "../../../../../shared/texts/languages.ts";
import { countryOf, isNation, toCountryId, type Country } from "../../../../../shared/places/countries.ts";
import { isNationalSide } from "../../../../../shared/places/national-side.ts";
import { countryOfSide, sideName } from "../../../../../shared/places/side-country.ts";
import { participantKind } from "../../../../../shared/sports/participant-kind.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League, Participant, Schedule } from "../../../../../shared/timeline/schedule.ts";

/** The nations of an event's sides, in the feed's language; null for a side whose nation is unknown. */
export type SideNations = { readonly home: Country | null; readonly away: Country | null };

/** Whether a side is its country's own, as the feeds of a language tell. */
export const isNational = (side: Participant, lang: Language): boolean =>
  side.countryKey !== undefined && isNationalSide(nameIn(side, lang), sideName(side.countryKey, lang));

/** The country whose flag a participant has. */
export const flaggedCountry = (side: Participant, isPerson: boolean, lang: Language): number | null =>
  side.countryKey !== undefined && (isPerson || isNational(side, lang)) ? toCountryId(side.countryKey) : null;

/** The nations of a league's sides: their own; for a team without one the league's, where that is a nation. A person's is never guessed. */
export function sideNationsOf(
  { countryKey: leagueKey }: Pick<League, "countryKey">,
  lang: Language,
): (schedule: Schedule) => SideNations {
  const ofLeague = isNation(leagueKey) ? countryOf(leagueKey, lang) : null;
  return ({ sportId, home, away }) => {
    const assumed = participantKind(sportId) === "team" ? ofLeague : null;
    const nationOf = (side: Participant) =>
      side.countryKey === undefined ? assumed : countryOfSide(side.countryKey, nameIn(side, lang), lang);
    return { home: nationOf(home), away: away === null ? null : nationOf(away) };
  };
}
