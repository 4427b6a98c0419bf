import { feedNamePatterns } from "./feed-name-patterns.ts";
import { createFeedNames, type FeedNameOf } from "./feed-naming.ts";

export type FeedName = FeedNameOf<typeof feedNamePatterns>;
export type FeedNameKind = FeedName["kind"];

export const { format: formatFeedName, parse: parseFeedName } = createFeedNames(feedNamePatterns);
