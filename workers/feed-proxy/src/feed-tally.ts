import type { FeedsReport, LoadCounts, ServedFeed } from "../../../shared/operations/reports.ts";
import { formatFeedName, type FeedName } from "../../../shared/wire/feed-names.ts";
import type { Loaded } from "./feed-entry.ts";

/** Counts what an isolate serves, and keeps the last feed of each sport, for operators. */
export function createFeedTally(nowMs: () => number) {
  const loads = { cache: 0, origin: 0, stale: 0, none: 0 };
  /** Time of the first count, because an isolate has no clock while it starts. */
  let sinceMs: number | null = null;
  const lastBySport = new Map<number, Omit<ServedFeed, "name"> & { readonly name: FeedName }>();

  return {
    /** @returns the load as reports describe it */
    count(name: FeedName, { entry, from }: Loaded): { readonly from: keyof LoadCounts; readonly ageMs: number | null } {
      const atMs = nowMs();
      sinceMs ??= atMs;
      const served = {
        from: entry === null ? ("none" as const) : from,
        ageMs: entry === null ? null : Math.max(0, atMs - entry.fetchedAtMs),
      };
      loads[served.from] += 1;
      if ("sportId" in name) lastBySport.set(name.sportId, { sportId: name.sportId, name, atMs, ...served });
      return served;
    },
    report: (): Pick<FeedsReport, "sinceMs" | "loads" | "feeds"> => ({
      sinceMs: sinceMs ?? nowMs(),
      loads: { ...loads },
      feeds: [...lastBySport.values()].map((last) => ({ ...last, name: formatFeedName(last.name) })),
    }),
  };
}
