/**
 * A sync older than this share of the cache time is stale; the repair feed covers the same share of its own window
 * (C4.15).
 */
const staleShare = 0.8;
const repairWindowSeconds = 300;

/**
 * Decides what a client does when its last sync was at `lastSyncSeconds` and its feeds are cached for `cacheSeconds`:
 * nothing, load the repair feed, or load the initial feed again.
 */
export function staleAction(sync: {
  readonly lastSyncSeconds: number;
  readonly cacheSeconds: number;
  readonly nowSeconds: number;
}): "none" | "repair" | "reload" {
  const ageSeconds = sync.nowSeconds - sync.lastSyncSeconds;
  if (ageSeconds <= staleShare * sync.cacheSeconds) return "none";
  return ageSeconds <= staleShare * repairWindowSeconds ? "repair" : "reload";
}
