/** A step's counts; the titles of failed tests are printed once more at the end. */
export type Counted = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
};

type VitestTest = { readonly status: string; readonly fullName: string };
type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly assertionResults: readonly VitestTest[] }[];
};

/** @param report of vitest's `json` reporter */
export function countVitest(report: unknown): Counted {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report as VitestReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    failures: tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
  };
}

/** One report of what several processes ran, as if it had been one: so that whoever reads it misses none of them. */
export function mergeVitestReports(
  reports: readonly Readonly<Record<string, unknown>>[],
): Readonly<Record<string, unknown>> {
  const numbersOf = (name: string) => reports.map((report) => Number(report[name]));
  const counts = Object.keys(reports[0] ?? {}).filter((name) => name.startsWith("num"));
  return {
    ...Object.fromEntries(counts.map((name) => [name, numbersOf(name).reduce((sum, count) => sum + count, 0)])),
    startTime: Math.min(...numbersOf("startTime")),
    success: reports.every(({ success }) => success === true),
    testResults: reports.flatMap(({ testResults }) => testResults),
  };
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
};
type PlaywrightReport = PlaywrightSuite & {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
};

/** @param report of Playwright's `json` reporter */
export function countPlaywright(report: unknown): Counted {
  const { stats, ...suite } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: titlesOf(suite),
  };
}

function titlesOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))
    .map(({ title }) => title);
  return [...own, ...suites.flatMap(titlesOf)];
}
