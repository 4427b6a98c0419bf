import type { FeedAnswers } from "../feed-answers.ts";
import { quarterSeconds } from "../../../../../shared/basics/day.ts";
import { byLeague } from "./by-league.ts";
import { toFullRepairBody } from "./full-repair-body.ts";
import { daysOfAll } from "./list-days.ts";
import { toRepairBody } from "./repair-body.ts";
import { toUpdateBody } from "./update-body.ts";

/** The feeds that bring a list up to date. */
export const repairFeeds: FeedAnswers = {
  repair({ events }, _, { clock }) {
    const [from, to] = daysOfAll(-1, 1, clock.at(quarterSeconds));
    const states = [...events.eventsThrough(from), ...events.eventsBetween(from, to)];
    return toRepairBody(states.map((stored) => stored.state));
  },

  "full-repair"(context, _, { clock, projectLanguage }) {
    const { events } = context;
    const [from, to] = daysOfAll(-1, 0, clock.at(quarterSeconds));
    const states = [...events.eventsThrough(from), ...events.eventsBetween(from, to)].map((stored) => stored.state);
    return toFullRepairBody(context.sportId, projectLanguage, byLeague(context, states));
  },

  update: (context, _, { clock }) => toUpdateBody(context, context.subjects.update, clock.at(1)),

  /** Events that joined a day's list or moved to another day's (F19). */
  "local-update": (context, _, { clock }) => toUpdateBody(context, context.subjects.localUpdate, clock.at(1)),
};
