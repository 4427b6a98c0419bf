import { encodeOddsFeed } from "../../../../../shared/feed/odds-feed.ts";
import { shownStageType } from "../../../../../shared/sports/stage-types.ts";
import { stageType } from "../../../../../shared/sports/stages.ts";
import { toOddsRows } from "../../ledger/quote.ts";
import type { FeedAnswers } from "../feed-answers.ts";
import { eventsOfDay } from "../lists/events-of-day.ts";

/** Prices. The proxy keeps those of the reader's market. */
export const oddsFeeds: FeedAnswers = {
  "odds-day": (context, { day, tzHour }, { nowSeconds }) =>
    encodeOddsFeed(
      context.sportId,
      eventsOfDay(context, day, tzHour, nowSeconds)
        .filter((state) => shownStageType(state.stage) !== stageType.finished)
        .flatMap(
          (state) => context.odds.rows(state.schedule.eventId) ?? toOddsRows(context.seed, state, nowSeconds, null),
        ),
    ),
};
