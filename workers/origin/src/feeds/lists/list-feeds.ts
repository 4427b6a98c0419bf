import type { FeedAnswers } from "../feed-answers.ts";
import { dayFeeds } from "./day-feeds.ts";
import { participantFeeds } from "./participant-feeds.ts";
import { repairFeeds } from "./repair-feeds.ts";
import { tournamentFeeds } from "./tournament-feeds.ts";

/** Lists of events, whole or as they change. */
export const listFeeds: FeedAnswers = { ...dayFeeds, ...repairFeeds, ...tournamentFeeds, ...participantFeeds };
