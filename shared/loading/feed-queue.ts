/**
 * Feeds that are handled together (C4.10): nothing is handed out before all have arrived, then each body in the order
 * in which the feeds were queued.
 */
export type FeedQueue = readonly { readonly name: string; readonly body: string | null }[];

export const queueFeeds = (names: readonly string[]): FeedQueue => names.map((name) => ({ name, body: null }));

export function applyArrival(queue: FeedQueue, name: string, body: string): FeedQueue {
  return queue.map((feed) => (feed.name === name ? { name, body } : feed));
}

/** Names and bodies, null while one is missing. */
export function arrivedFeeds(queue: FeedQueue): readonly { readonly name: string; readonly body: string }[] | null {
  const arrived = queue.flatMap(({ name, body }) => (body === null ? [] : [{ name, body }]));
  return arrived.length === queue.length ? arrived : null;
}
