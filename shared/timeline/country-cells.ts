import type { EventFields } from "../feed/event-fields.ts";
import { countryOf, isNation, type Country } from "../geo/countries.ts";
import type { League, Participant, Schedule } from "./schedule.ts";

/**
 * Where the sides of a league's events are from, in the feed's language: their own nation, or the league's where that is
 * one. A side whose nation nobody told has no cells.
 */
export function countryCellsOf(league: League, lang: string): (schedule: Schedule) => EventFields {
  const ofLeague = isNation(league.countryKey) ? countryOf(league.countryKey, lang) : null;
  const nationOf = ({ countryKey }: Participant) => (countryKey === undefined ? ofLeague : countryOf(countryKey, lang));
  return ({ home, away }) => {
    const ofHome = nationOf(home);
    if (away === null) return ofHome === null ? {} : { ...toHomeCells(ofHome), ...toOnlyCells(ofHome) };
    const ofAway = nationOf(away);
    return { ...(ofHome && toHomeCells(ofHome)), ...(ofAway && toAwayCells(ofAway)) };
  };
}

const toHomeCells = ({ id, name }: Country) => ({ homeCountryName: name, homeCountryId: String(id) });
const toAwayCells = ({ id, name }: Country) => ({ awayCountryName: name, awayCountryId: String(id) });
/** An event without sides has a participant all the same. */
const toOnlyCells = ({ id, name }: Country) => ({ countryName: name, countryId: String(id) });
