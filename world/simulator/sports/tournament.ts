import { countryOf } from "../../../shared/places/countries.ts";
import { daySeconds, parseIsoDay, toIsoDay } from "../../../shared/basics/day.ts";
import type { League } from "../../../shared/timeline/schedule.ts";
import { seasonAt } from "../../catalogue/season.ts";
import type { Competition, Draw, Venue } from "../../catalogue/sports/competition.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { translated, worldTexts } from "../../texts/names-of.ts";
import { countryOfVenue } from "../../catalogue/sports/venue-countries.ts";
import { toLeague } from "../../catalogue/sports/to-league.ts";
import { commaIn } from "../../../shared/texts/comma.ts";

/** One tournament of a competition that is decided by knock-out. */
export type Tournament = {
  readonly competition: Competition;
  readonly draw: Draw;
  readonly league: League;
  readonly venue: Venue;
  readonly firstDay: number;
  /** How many tournaments the competition played since 1970. */
  readonly turn: number;
};

/** The tournament that a competition plays on a day; null for competitions of tables. */
export function tournamentOn(competition: Competition, day: number): Tournament | null {
  const { draw } = competition;
  if (draw === undefined) return null;
  // 1970-01-01 was a Thursday: a turn of seven days begins on its weekday.
  return tournamentAt(competition, Math.floor((day + 3 - draw.firstDay) / turnDaysOf(draw)));
}

const turnDaysOf = ({ roundDays }: Draw): number => roundDays.reduce((sum, days) => sum + days, 0);

/** The tournament of a turn; null for competitions of tables. */
export function tournamentAt(competition: Competition, turn: number): Tournament | null {
  const { draw } = competition;
  if (draw === undefined) return null;
  const turnDays = turnDaysOf(draw);
  const firstDay = turn * turnDays - 3 + draw.firstDay;
  const { venue, number } = venueOf(draw, firstDay, turnDays);
  const season = seasonAt(competition.seasonStartMonth, firstDay * daySeconds);
  const league = toLeague(competition, season, (lang) => placeText(venue, number, lang), String(firstDay));
  return { competition, draw, league, venue, firstDay, turn };
}

/** The tournaments of the season that began in a year, the first one first. */
export function tournamentsOf(competition: Competition, year: number): readonly Tournament[] {
  const { draw, seasonStartMonth } = competition;
  if (draw === undefined) return [];
  const firstDay = (of: number) => parseIsoDay(`${of}-0${seasonStartMonth}-01`) ?? 0;
  const [first, last] = [tournamentOn(competition, firstDay(year)), tournamentOn(competition, firstDay(year + 1) - 1)];
  if (first === null || last === null) return [];
  return Array.from({ length: last.turn - first.turn + 1 }, (_, index) => first.turn + index).flatMap((turn) => {
    const tournament = tournamentAt(competition, turn);
    return tournament !== null && tournament.firstDay >= firstDay(year) ? [tournament] : [];
  });
}

/** " : Bâle (Suisse), dur (salle)", " : Pune 2 (Inde), dur": where a surface is known, so is the country. */
function placeText({ name, surface }: Venue, number: number, lang: Language): string {
  const { colon, surfaces } = worldTexts[lang];
  const place = `${colon}${translated(name, lang)}${number === 1 ? "" : ` ${number}`}`;
  if (surface === undefined) return place;
  const countryKey = countryOfVenue(name);
  const country = countryKey === null ? "" : ` (${countryOf(countryKey, lang).name})`;
  return `${place}${country}${commaIn(lang)}${surfaces[surface]}`;
}

/** By the turn of the year, so that each place has its season; a place that has several in a year numbers them from 1. */
function venueOf(
  { venues }: Draw,
  firstDay: number,
  turnDays: number,
): { readonly venue: Venue; readonly number: number } {
  const year = toIsoDay(firstDay).slice(0, 4);
  const turnOfYear = Math.floor((firstDay - (parseIsoDay(`${year}-01-01`) ?? firstDay)) / turnDays);
  return {
    venue: venues[turnOfYear % venues.length] ?? { name: "" },
    number: Math.floor(turnOfYear / venues.length) + 1,
  };
}
