import { isWithin } from "../../../shared/caching/is-within.ts";

/** A short memory of which origins failed, so that clients do not wait for one that is down. */
export type OriginHealth = {
  /** It failed a moment ago: others are asked before it. */
  readonly isDown: (url: string) => boolean;
  /** It did not answer in time when it was last asked: requests that have another body should not wait for it again. */
  readonly isHanging: (url: string) => boolean;
  readonly report: (url: string, outcome: "answered" | "failed" | "late") => void;
};

const avoidMs = 5_000;

export function createOriginHealth(nowMs: () => number): OriginHealth {
  const failures = new Map<string, { readonly atMs: number; readonly isLate: boolean }>();
  return {
    isDown(url) {
      const failure = failures.get(url);
      return failure !== undefined && isWithin(failure.atMs, avoidMs, nowMs());
    },
    isHanging: (url) => failures.get(url)?.isLate === true,
    report(url, outcome) {
      if (outcome === "answered") failures.delete(url);
      else failures.set(url, { atMs: nowMs(), isLate: outcome === "late" });
    },
  };
}
