import { encodeSignedDayFeed, type DayFeed, type DayLeague } from "../../../../../shared/wire/day-feed.ts";
import { encodeEvent } from "../../../../../shared/wire/event-row.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { toLeagueFields } from "./league-row.ts";
import type { LeagueEvents } from "./by-league.ts";
import { toRowFields, toRowsText, type RowSetting } from "./league-rows.ts";
import { compare } from "./list-order.ts";

/** The parts of a list besides its leagues. */
type Extras = Pick<DayFeed, "participants" | "moved">;

/** A list of events by league (F8): leagues by sort key, events by start, then by place in a field, then by home name. */
export function toDayBody(
  sportId: number,
  lang: Language,
  groups: readonly LeagueEvents[],
  extras: Extras = {},
): string {
  const leagues = groups
    .map((group) => ({ ...toHead(group, lang), events: [toRowsText(group.states, settingOf(group, lang))] }))
    .toSorted((a, b) => compare(a.league.sortKey ?? "", b.league.sortKey ?? ""));
  return encodeSignedDayFeed({ sportId, leagues, ...extras }, (rows) => rows);
}

/** The same rows in the given order. */
export const toListBody = (
  sportId: number,
  lang: Language,
  groups: readonly LeagueEvents[],
  extras: Extras = {},
): string =>
  encodeSignedDayFeed({ sportId, leagues: groups.map((group) => toDayLeague(group, lang)), ...extras }, encodeEvent);

export const toDayLeague = (group: LeagueEvents, lang: Language): DayLeague => ({
  ...toHead(group, lang),
  events: group.states.map(toRowFields(settingOf(group, lang))),
});

const settingOf = ({ league, isBetless }: LeagueEvents, lang: Language): RowSetting => ({
  lang,
  countryKey: league.countryKey,
  isBetless,
});

const toHead = (
  { league, states, isSimulated, draw }: LeagueEvents,
  lang: Language,
): Pick<DayLeague, "league" | "draw"> => ({
  league: { ...toLeagueFields(league, lang), eventCount: states.length, ...(isSimulated && { simulated: 1 }) },
  ...(draw !== undefined && draw.length > 0 && { draw }),
});
