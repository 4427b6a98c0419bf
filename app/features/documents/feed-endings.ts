/** A feed's address is that of its page of results or news plus one of these endings, each of which has a media type (Atom, JSON Feed). */
export const feedTypes = { ".atom": "application/atom+xml", ".json": "application/feed+json" } as const;

export type FeedEnding = keyof typeof feedTypes;
// The keys of the table above.
export const feedEndings = Object.keys(feedTypes) as FeedEnding[];

/** The address of the feed beside a page; a slash at the page's end has no place before an ending. */
export const toFeedAddress = (page: string, ending: FeedEnding): string => page.replace(/\/$/, "") + ending;

/** The ending of a feed's path; null for another path. */
export const feedEndingOf = (path: string): FeedEnding | null =>
  feedEndings.find((ending) => path.endsWith(ending)) ?? null;
