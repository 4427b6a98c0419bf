import { emptyBody } from "../../../../../shared/feed/codec.ts";
import { encodeSignedDayFeed, type DayLeague } from "../../../../../shared/feed/day-feed.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { toLeagueFields } from "../../../../../shared/timeline/league-row.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { toEventFields } from "../../../../../shared/timeline/to-event-fields.ts";
import { toRoundText } from "./round-text.ts";

export type LeagueEvents = { readonly league: League; readonly states: readonly EventState[] };

/** A list of events by league (F8): leagues by sort key, events by start, then by place in a field, then by home name. */
export function toDayBody(sportId: number, lang: string, groups: readonly LeagueEvents[]): string {
  if (groups.length === 0) return emptyBody;
  const leagues = groups
    .map(({ league, states }): DayLeague => ({
      league: toLeagueFields(league, lang),
      events: states.toSorted(byStart).map((state) => toEventFields(state, toRoundText(state.schedule.round, lang))),
    }))
    .toSorted((a, b) => compare(a.league.sortKey ?? "", b.league.sortKey ?? ""));
  return encodeSignedDayFeed({ sportId, leagues });
}

const byStart = (a: EventState, b: EventState) =>
  a.schedule.startSeconds - b.schedule.startSeconds ||
  placeOf(a) - placeOf(b) ||
  compare(a.schedule.home.name, b.schedule.home.name);

/** Starters without a place come last. */
const placeOf = ({ facts }: EventState) => facts?.rank ?? Number.MAX_SAFE_INTEGER;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
