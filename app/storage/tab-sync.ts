/** The stamp that this tab has seen or written last; null before any. */
export type TabSync = { readonly seen: string | null };

/** Whether another tab has written since. Off for signed-in visitors, whose lists come from the remote store (C6.02). */
export function checkTabs(
  sync: TabSync,
  stored: string | null,
  isSignedIn: boolean,
): { readonly sync: TabSync; readonly mustReload: boolean } {
  if (isSignedIn || stored === sync.seen) return { sync, mustReload: false };
  return { sync: { seen: stored }, mustReload: true };
}

/** The stamp of a change made now; it differs from the last even within one millisecond. */
export function nextStamp({ seen }: TabSync, nowMs: number): string {
  const last = Number(seen ?? 0);
  return String(Number.isFinite(last) ? Math.max(nowMs, last + 1) : nowMs);
}
