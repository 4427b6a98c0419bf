import type { FeedAnswers } from "../feed-answers.ts";

/** What is worked out from results: tables, scorers, draws, rankings. */
export const tableFeeds: FeedAnswers = {};
