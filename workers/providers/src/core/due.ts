import type { Answer } from "./ask.ts";
import type { Asked } from "./store.ts";

/** Requests of one interval are spread over a tenth of it. */
const spread = 0.1;

/** Calculates when a task is due: at once if it was never requested, else after its interval or at an earlier wake. */
export function dueMs(everyMs: number, asked: Asked | null): number {
  if (asked === null) return 0;
  const regular = asked.askedMs + everyMs * (1 + spread * asked.jitter);
  return Math.max(asked.parkedUntilMs, Math.min(regular, ...asked.wakesMs));
}

/**
 * The state of a task to store after an answer. A changed answer cancels all wakes; until then the later ones stay, because a source
 * that reports a change may still answer from a cache.
 */
export function toAsked(
  before: Asked | null,
  answer: Answer,
  {
    path,
    hash,
    nowMs,
    jitter,
  }: { readonly path: string; readonly hash: string; readonly nowMs: number; readonly jitter: number },
): Asked {
  const hasChanged = hash !== before?.hash;
  return {
    askedMs: nowMs,
    path,
    jitter,
    etag: answer.kind === "fresh" ? answer.etag : (before?.etag ?? null),
    lastModified: answer.kind === "fresh" ? answer.lastModified : (before?.lastModified ?? null),
    hash,
    wakesMs: hasChanged ? [] : (before?.wakesMs ?? []).filter((wakeMs) => wakeMs > nowMs),
    parkedUntilMs: 0,
    failures: 0,
    said: before?.said ?? "",
  };
}

/** Parks a task after the source failed at it, so that one broken address does not delay the other tasks. */
export const toFailed = (before: Asked | null, untilMs: number): Asked => ({
  ...(before ?? neverAsked),
  parkedUntilMs: untilMs,
  failures: (before?.failures ?? 0) + 1,
});

export const neverAsked: Asked = {
  askedMs: 0,
  path: "",
  jitter: 0,
  etag: null,
  lastModified: null,
  hash: "",
  wakesMs: [],
  parkedUntilMs: 0,
  failures: 0,
  said: "",
};
