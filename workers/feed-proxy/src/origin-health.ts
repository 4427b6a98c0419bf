import { isWithin } from "../../../shared/basics/is-within.ts";
import type { OriginReport } from "../../../shared/operations/reports.ts";

/** A short memory of which origins failed, so that clients do not wait for one that is down. */
export type OriginHealth = {
  /** It failed a moment ago: others are asked before it. */
  readonly isDown: (url: string) => boolean;
  /** It did not answer in time when it was last asked: requests that have another body should not wait for it again. */
  readonly isHanging: (url: string) => boolean;
  readonly report: (url: string, outcome: "answered" | "failed" | "late") => void;
  /** Every origin that was asked, for operators. */
  readonly list: () => readonly OriginReport[];
};

const avoidMs = 5_000;

type Failure = { readonly atMs: number; readonly isLate: boolean };
type Counts = Pick<OriginReport, "answered" | "failed" | "late" | "lastFailureMs">;
const unasked: Counts = { answered: 0, failed: 0, late: 0, lastFailureMs: null };

export function createOriginHealth(nowMs: () => number): OriginHealth {
  const failures = new Map<string, Failure>();
  const asked = new Map<string, Counts>();
  const isDown = (url: string): boolean => {
    const failure = failures.get(url);
    return failure !== undefined && isWithin(failure.atMs, avoidMs, nowMs());
  };
  const isHanging = (url: string): boolean => failures.get(url)?.isLate === true;
  return {
    isDown,
    isHanging,
    report(url, outcome) {
      if (outcome === "answered") failures.delete(url);
      else failures.set(url, { atMs: nowMs(), isLate: outcome === "late" });
      const counts = asked.get(url) ?? unasked;
      const lastFailureMs = outcome === "answered" ? counts.lastFailureMs : nowMs();
      asked.set(url, { ...counts, [outcome]: counts[outcome] + 1, lastFailureMs });
    },
    list: () =>
      [...asked].map(([url, counts]) => {
        const state = isDown(url) ? "failing" : "up";
        return { url, state: isHanging(url) ? "silent" : state, ...counts };
      }),
  };
}
