import { isWithin } from "./is-within.ts";

/**
 * How long a kept answer is served unchanged, and how long it is kept at all, both counted from when it was made: in
 * between it is served while a new one is made.
 */
export type Lifetime = { readonly freshMs: number; readonly keptMs: number };
export type Freshness = "fresh" | "stale" | "expired";

/**
 * An answer from the future was made before the clock was set back. Its age is unknown, so it never counts as fresh,
 * and it is kept no longer than its lifetime.
 */
export function freshnessOf(madeAtMs: number, { freshMs, keptMs }: Lifetime, nowMs: number): Freshness {
  if (isWithin(madeAtMs, freshMs, nowMs)) return "fresh";
  return Math.abs(nowMs - madeAtMs) < keptMs ? "stale" : "expired";
}
