import { daySeconds, parseIsoDay, toIsoDay } from "../../../shared/time/day.ts";
import type { League } from "../../../shared/timeline/schedule.ts";
import { seasonAt } from "../../catalogue/season.ts";
import type { Competition, Draw, Surface, Venue } from "../../catalogue/sports/competition.ts";
import { toLeague } from "../../catalogue/sports/to-league.ts";

/** One tournament of a competition that is decided by knock-out. */
export type Tournament = {
  readonly competition: Competition;
  readonly draw: Draw;
  readonly league: League;
  readonly venue: Venue;
  readonly firstDay: number;
};

const surfaceTexts: Readonly<Record<Surface, { readonly fr: string; readonly en: string }>> = {
  hard: { fr: "dur", en: "hard" },
  clay: { fr: "terre battue", en: "clay" },
  grass: { fr: "gazon", en: "grass" },
  indoor: { fr: "dur (salle)", en: "hard (indoor)" },
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
  const place = { fr: ` : ${placeText(venue, "fr")}`, en: `: ${placeText(venue, "en")}` };
  const season = seasonAt(competition.seasonStartMonth, firstDay * daySeconds);
  const league = toLeague(competition, season, place, String(firstDay));
  return { competition, draw, league, venue, firstDay };
}

/** "Bâle, dur (salle)". */
function placeText({ name, en, surface }: Venue, lang: "fr" | "en"): string {
  const place = lang === "en" ? (en ?? name) : name;
  return surface === undefined ? place : `${place}, ${surfaceTexts[surface][lang]}`;
}

/** By the turn of the year, so that each place has its season. */
function venueOf({ venues }: Draw, firstDay: number, turnDays: number): Venue {
  const year = toIsoDay(firstDay).slice(0, 4);
  const dayOfYear = firstDay - (parseIsoDay(`${year}-01-01`) ?? firstDay);
  return venues[Math.floor(dayOfYear / turnDays) % venues.length] ?? { name: "" };
}
