import { createFeedNames } from "../../shared/feed/feed-naming.ts";
import { followedFeedPatterns } from "../../shared/feed/followed-feed-patterns.ts";

/** Names of the feeds that a browser follows; those of any other feed are of no kind here. */
export const { format: formatFollowedName, parse: parseFollowedName } = createFeedNames(followedFeedPatterns);
