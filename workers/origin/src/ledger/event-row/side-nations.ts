import type { Language } from "../../../../../shared/texts/languages.ts";
import { countryOf, isNation, type Country } from "../../../../../shared/geo/countries.ts";
import type { League, Participant, Schedule } from "../../../../../shared/timeline/schedule.ts";

/** Where the sides of an event are from, in the feed's language; null for a side whose nation is unknown. */
export type SideNations = { readonly home: Country | null; readonly away: Country | null };

/** The nations of a league's sides: their own, or the league's where that is one. */
export function sideNationsOf(
  { countryKey: leagueKey }: Pick<League, "countryKey">,
  lang: Language,
): (schedule: Schedule) => SideNations {
  const ofLeague = isNation(leagueKey) ? countryOf(leagueKey, lang) : null;
  const nationOf = ({ countryKey }: Participant) => (countryKey === undefined ? ofLeague : countryOf(countryKey, lang));
  return ({ home, away }) => ({ home: nationOf(home), away: away === null ? null : nationOf(away) });
}
