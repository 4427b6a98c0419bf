type Vitest = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type Playwright = { stats: { expected: number; unexpected: number; skipped: number } };

/** @param report what a `json` reporter wrote; null of a step without tests, which counts as one */
export function countTests(report: Vitest | Playwright | null, isGood: boolean) {
  let [passed, failed, skipped] = [isGood ? 1 : 0, 0, 0];
  if (report !== null && "stats" in report) ({ expected: passed, unexpected: failed, skipped } = report.stats);
  else if (report !== null) ({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report);
  // A step may also end with an error of its own, such as a file that does not load.
  return { passed, failed: isGood ? failed : Math.max(1, failed), skipped };
}
