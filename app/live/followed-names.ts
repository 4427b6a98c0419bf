import { createFeedNames } from "../../shared/wire/feed-naming.ts";
import { followedFeedPatterns } from "../../shared/wire/followed-feed-patterns.ts";

/** Names of the feeds that a browser follows; those of any other feed are of no kind here. */
export const { format: formatFollowedName, parse: parseFollowedName } = createFeedNames(followedFeedPatterns);
