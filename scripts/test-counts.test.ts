import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest, mergeVitestReports } from "./test-counts.ts";

describe("what a report of tests counts", () => {
  it("names vitest's tests that failed", () => {
    const test = (fullName: string, status: string) => ({ fullName, status });
    const counted = countVitest({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 1,
      testResults: [
        { assertionResults: [test("good", "passed")] },
        { assertionResults: [test("bad", "failed"), test("left out", "skipped")] },
      ],
    });
    expect(counted).toEqual({ passed: 1, failed: 1, skipped: 1, failures: ["bad"] });
  });

  it("names Playwright's, in suites of suites", () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const counted = countPlaywright({
      stats: { expected: 2, unexpected: 1, skipped: 0 },
      suites: [{ specs: [spec("good", "expected")], suites: [{ specs: [spec("other", "expected")] }] }],
      specs: [spec("bad", "unexpected")],
    });
    expect(counted).toEqual({ passed: 2, failed: 1, skipped: 0, failures: ["bad"] });
  });

  it("makes one of the reports of two processes", () => {
    const first = { numPassedTests: 2, numFailedTests: 0, startTime: 20, success: true, testResults: ["one", "two"] };
    const second = { numPassedTests: 1, numFailedTests: 1, startTime: 10, success: false, testResults: ["three"] };
    expect(mergeVitestReports([first, second])).toEqual({
      numPassedTests: 3,
      numFailedTests: 1,
      startTime: 10,
      success: false,
      testResults: ["one", "two", "three"],
    });
  });
});
