import { emptyBody } from "../../../../shared/feed/codec.ts";
import type { FeedName } from "../../../../shared/feed/names.ts";
import { encodeOddsFeed } from "../../../../shared/feed/odds-feed.ts";
import { isLanguage } from "../../../../shared/sports/languages.ts";
import { stageType } from "../../../../shared/sports/stages.ts";
import { dayNumber, daySeconds, dayStartSeconds } from "../../../../shared/time/day.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { shownStageType } from "../../../../shared/sports/stage-types.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { toOddsRows } from "../ledger/quote.ts";
import { toDayBody, type LeagueEvents } from "./day-body.ts";
import { toMatchBody } from "./match-body.ts";
import { toRepairBody } from "./repair-body.ts";

const isSpoken = (lang: string) => isLanguage(lang.slice(0, 2));
/** How far back an update feed reaches. */
const updateWindowSeconds = 300;
/** Days of readers begin at most this far from UTC's. */
const zoneReachSeconds = 14 * 3600;

/** The body of a feed of one sport's ledger; "0" for what it does not know. */
export function answerFeed(context: LedgerContext, name: FeedName, nowSeconds: number): string {
  const { events, odds, changes, subjects, sportId, seed } = context;
  switch (name.kind) {
    case "day":
      return isSpoken(name.lang)
        ? toDayBody(sportId, name.lang, byLeague(context, eventsOfDay(context, name.day, name.tzHour, nowSeconds)))
        : emptyBody;
    case "detail-summary": {
      const stored = events.event(name.eventId);
      return stored === null || !isSpoken(name.lang)
        ? emptyBody
        : toDayBody(sportId, name.lang, byLeague(context, [stored.state]));
    }
    case "match": {
      const stored = events.event(name.eventId);
      return stored === null ? emptyBody : toMatchBody(stored.state);
    }
    case "odds-day":
      return encodeOddsFeed(
        sportId,
        eventsOfDay(context, name.day, name.tzHour, nowSeconds)
          .filter((state) => shownStageType(state.stage) !== stageType.finished)
          .flatMap((state) => odds.rows(state.schedule.eventId) ?? toOddsRows(seed, state, nowSeconds, null)),
      );
    case "repair": {
      const today = dayNumber(nowSeconds, 0) * daySeconds;
      const fromSeconds = today - daySeconds - zoneReachSeconds;
      const states = events.eventsBetween(fromSeconds, today + 2 * daySeconds + zoneReachSeconds);
      return toRepairBody(states.map((stored) => stored.state));
    }
    case "update": {
      const rows = changes.since(subjects.update, nowSeconds - updateWindowSeconds);
      return rows.length === 0 ? emptyBody : rows.map(({ row }) => row).join("");
    }
    default:
      return emptyBody;
  }
}

/** Events that start on a day of the reader; today's list also holds what began yesterday and is still live. */
function eventsOfDay(
  { events }: LedgerContext,
  offset: number,
  tzHour: number,
  nowSeconds: number,
): readonly EventState[] {
  const startSeconds = dayStartSeconds(offset, tzHour, nowSeconds);
  const ofDay = events.eventsBetween(startSeconds, startSeconds + daySeconds).map((stored) => stored.state);
  if (offset !== 0) return ofDay;
  const stillLive = events
    .liveEvents()
    .map((stored) => stored.state)
    .filter((state) => state.schedule.startSeconds < startSeconds);
  return [...stillLive, ...ofDay];
}

function byLeague({ events }: LedgerContext, states: readonly EventState[]): readonly LeagueEvents[] {
  const groups = new Map<string, EventState[]>();
  for (const state of states) {
    const { leagueStageId } = state.schedule;
    const group = groups.get(leagueStageId);
    if (group === undefined) groups.set(leagueStageId, [state]);
    else group.push(state);
  }
  return [...groups].flatMap(([stageId, ofLeague]) => {
    const league = events.league(stageId);
    return league === null ? [] : [{ league, states: ofLeague }];
  });
}
