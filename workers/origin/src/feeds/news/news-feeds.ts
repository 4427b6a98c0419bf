import type { FeedAnswers } from "../feed-answers.ts";

/** Articles and transfers. */
export const newsFeeds: FeedAnswers = {};
