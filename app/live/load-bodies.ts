import { takeClient } from "./hooks.tsx";
import type { LivePlace } from "./live-place.ts";

/**
 * Feeds by the client of a page, which may have none yet; null where one of them cannot be had. Loaded by `import()`: where `hooks.tsx` is, all
 * its names are in every page's scripts.
 */
export const loadBodies = (
  place: LivePlace,
  context: string,
  names: readonly string[],
): Promise<readonly string[] | null> =>
  new Promise((resolve) => {
    takeClient(place).loadFeeds(context, names, (feeds) => resolve(feeds?.map(({ body }) => body) ?? null));
  });
