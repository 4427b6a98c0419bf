import type { CacheState } from "../gateway/page-headers.ts";

/** Counts of the responses of one isolate of the site since `sinceMs` (null: none yet). */
export type SiteTally = {
  readonly sinceMs: number | null;
  /** Pages, by the state that the page cache reports. */
  readonly pages: Readonly<Record<CacheState, number>>;
  /** Answers of status 5xx. */
  readonly failed: number;
};

export function createSiteTally(nowMs: () => number) {
  const pages: Record<CacheState, number> = { HIT: 0, STALE: 0, MISS: 0, BYPASS: 0 };
  let failed = 0;
  let sinceMs: number | null = null;
  return {
    countPage(state: CacheState): void {
      sinceMs ??= nowMs();
      pages[state] += 1;
    },
    countFailed(): void {
      sinceMs ??= nowMs();
      failed += 1;
    },
    read: (): SiteTally => ({ sinceMs, pages: { ...pages }, failed }),
  };
}
