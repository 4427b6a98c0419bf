import { emptyBody } from "../../../../../shared/feed/codec.ts";
import { dayNumber, daySeconds } from "../../../../../shared/time/day.ts";
import type { FeedAnswers } from "../feed-answers.ts";
import { byLeague } from "./by-league.ts";
import { toDayBody } from "./day-body.ts";
import { eventsOfDay } from "./events-of-day.ts";
import { toRepairBody } from "./repair-body.ts";

/** How far back an update feed reaches. */
const updateWindowSeconds = 300;
/** Days of readers begin at most this far from UTC's. */
const zoneReachSeconds = 14 * 3600;

/** Lists of events, whole or as they change. */
export const listFeeds: FeedAnswers = {
  day: (context, { day, tzHour, lang }, { nowSeconds }) =>
    toDayBody(context.sportId, lang, byLeague(context, eventsOfDay(context, day, tzHour, nowSeconds))),

  repair({ events }, _, { nowSeconds }) {
    const today = dayNumber(nowSeconds, 0) * daySeconds;
    const fromSeconds = today - daySeconds - zoneReachSeconds;
    const states = events.eventsBetween(fromSeconds, today + 2 * daySeconds + zoneReachSeconds);
    return toRepairBody(states.map((stored) => stored.state));
  },

  update({ changes, subjects }, _, { nowSeconds }) {
    const rows = changes.since(subjects.update, nowSeconds - updateWindowSeconds);
    return rows.length === 0 ? emptyBody : rows.map(({ row }) => row).join("");
  },
};
