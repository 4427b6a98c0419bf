/** What the address of a feed has after the address of the page of its results, and what the feed is (Atom, JSON Feed). */
export const feedTypes = { ".atom": "application/atom+xml", ".json": "application/feed+json" } as const;

export type FeedEnding = keyof typeof feedTypes;
// The keys of the table above.
export const feedEndings = Object.keys(feedTypes) as FeedEnding[];

/** The ending of a feed's path; null for another path. */
export const feedEndingOf = (path: string): FeedEnding | null =>
  feedEndings.find((ending) => path.endsWith(ending)) ?? null;
