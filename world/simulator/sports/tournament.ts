import { daySeconds, parseIsoDay, toIsoDay } from "../../../shared/time/day.ts";
import type { League } from "../../../shared/timeline/schedule.ts";
import { seasonAt } from "../../catalogue/season.ts";
import type { Competition, Draw, Venue } from "../../catalogue/sports/competition.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { translated, worldTexts } from "../../texts/names-of.ts";
import { toLeague } from "../../catalogue/sports/to-league.ts";

/** One tournament of a competition that is decided by knock-out. */
export type Tournament = {
  readonly competition: Competition;
  readonly draw: Draw;
  readonly league: League;
  readonly venue: Venue;
  readonly firstDay: number;
};

/** The tournament that a competition plays on a day; null for competitions of tables. */
export function tournamentOn(competition: Competition, day: number): Tournament | null {
  const { draw } = competition;
  if (draw === undefined) return null;
  const turnDays = draw.roundDays.reduce((sum, days) => sum + days, 0);
  // 1970-01-01 was a Thursday: a turn of seven days begins on its weekday.
  const turn = Math.floor((day + 3 - draw.firstDay) / turnDays);
  const firstDay = turn * turnDays - 3 + draw.firstDay;
  const venue = venueOf(draw, firstDay, turnDays);
  const season = seasonAt(competition.seasonStartMonth, firstDay * daySeconds);
  const league = toLeague(competition, season, (lang) => placeText(venue, lang), String(firstDay));
  return { competition, draw, league, venue, firstDay };
}

/** " : Bâle, dur (salle)". */
function placeText({ name, surface }: Venue, lang: Language): string {
  const { colon, surfaces } = worldTexts[lang];
  return colon + translated(name, lang) + (surface === undefined ? "" : `, ${surfaces[surface]}`);
}

/** By the turn of the year, so that each place has its season. */
function venueOf({ venues }: Draw, firstDay: number, turnDays: number): Venue {
  const year = toIsoDay(firstDay).slice(0, 4);
  const dayOfYear = firstDay - (parseIsoDay(`${year}-01-01`) ?? firstDay);
  return venues[Math.floor(dayOfYear / turnDays) % venues.length] ?? { name: "" };
}
