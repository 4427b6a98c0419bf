import { takeClient } from "./hooks.tsx";
import type { LivePlace } from "./live-place.ts";

type Load = (place: LivePlace, context: string, names: readonly string[]) => Promise<readonly string[] | null>;

/**
 * Feeds by the client of a page, which may have none yet; null where one of them cannot be had. Loaded by `import()`: where `hooks.tsx` is, all
 * its names are in every page's scripts.
 */
export const loadBodies = loadBy("loadFeeds");

/** The same as they are now, for a result that the visitor has revealed. */
export const loadPresentBodies = loadBy("loadPresent");

function loadBy(how: "loadFeeds" | "loadPresent"): Load {
  return (place, context, names) =>
    new Promise((resolve) => {
      takeClient(place)[how](context, names, (feeds) => resolve(feeds?.map(({ body }) => body) ?? null));
    });
}
