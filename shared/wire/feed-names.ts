import { feedNamePatterns } from "./feed-name-patterns.ts";
import { createFeedNames, type FeedNameOf } from "./feed-naming.ts";

export type FeedName = FeedNameOf<typeof feedNamePatterns>;
export type FeedNameKind = FeedName["kind"];

const { format, parse } = createFeedNames(feedNamePatterns);

export const formatFeedName = format;

/** Clients ask for some parts of a match with an underscore behind the name (`df_od_1_{event}_`): it is the same feed. */
export const parseFeedName = (text: string): FeedName | null => parse(text.replace(/^(df_.*[^_])_$/s, "$1"));
