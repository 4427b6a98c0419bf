/**
 * How often and how long the update flow does things (C9.01, C9.02). Seconds where the specification gives seconds,
 * milliseconds where it gives milliseconds.
 */
export const syncIntervalSeconds = { default: 10, update: 5, game: 5, liveTables: 10 } as const;

export const highlightSeconds = { goal: 60, correction: 15, penalty: 60, counter: 60, scoreChange: 60 } as const;

/** How long an event counts as live after its last live sign. */
export const keepLiveSeconds = 180;
export const counterRefreshSeconds = 5;

export const prematchOddsSeconds = { sync: 60, cache: 180 } as const;
export const sqlCacheSeconds = 30;

/** Account data: how long it is fresh, how often that is checked, and the longest random wait before the first check. */
export const freshness = { freshSeconds: 300, checkEverySeconds: 10, maxFirstCheckDelaySeconds: 10 } as const;

/** While push does not work, the system feed is asked this often (C4.18). */
export const systemCheckMs = 60_000;

/** The time between two updates: what the system feed says, times its multiplier. */
export function syncIntervalMs(updateSeconds: number, multiplier: number): number {
  return updateSeconds * multiplier * 1000;
}

/** Wait before the next try when an update brought no data (C4.20): 20 to 80 s. `random` is in [0, 1). */
export function pollAfterNoDataMs(random: number): number {
  return 20_000 + Math.floor(random * 60_000);
}

/** Wait before the first freshness check: 0 to 10 s. `random` is in [0, 1). */
export function firstFreshnessCheckMs(random: number): number {
  return Math.floor(random * freshness.maxFirstCheckDelaySeconds * 1000);
}

export function isFresh(loadedAtSeconds: number, nowSeconds: number): boolean {
  const age = nowSeconds - loadedAtSeconds;
  // A clock that was set back says nothing of the age.
  return age >= 0 && age < freshness.freshSeconds;
}
