import { emptyBody } from "../../../../../shared/feed/codec.ts";
import type { FeedAnswers } from "../feed-answers.ts";
import { byLeague } from "../lists/by-league.ts";
import { toDayBody } from "../lists/day-body.ts";
import { toMatchBody } from "./match-body.ts";

/** What the page of one match reads. */
export const matchFeeds: FeedAnswers = {
  "detail-summary"(context, { eventId, lang }) {
    const stored = context.events.event(eventId);
    return stored === null ? emptyBody : toDayBody(context.sportId, lang, byLeague(context, [stored.state]));
  },

  match({ events }, { eventId }) {
    const stored = events.event(eventId);
    return stored === null ? emptyBody : toMatchBody(stored.state);
  },
};
