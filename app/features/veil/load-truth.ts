import { takeClient } from "../../live/hooks.tsx";
import type { LivePlace } from "../../live/live-place.ts";

/** Feeds with what is masked in a page; null where one of them cannot be had. */
export const loadTruth = (place: LivePlace, names: readonly string[]): Promise<readonly string[] | null> =>
  new Promise((resolve) => {
    takeClient(place).loadFeeds(`truth ${names.join()}`, names, (feeds) =>
      resolve(feeds?.map(({ body }) => body) ?? null),
    );
  });
