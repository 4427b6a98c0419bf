import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest, mergeVitestReports } from "./test-counts.ts";

describe("what a report of tests counts", () => {
  it("names vitest's tests that failed, and those that passed only when tried again", () => {
    const test = (fullName: string, status: string, failureMessages: readonly string[] = []) => ({
      fullName,
      status,
      failureMessages,
    });
    const counted = countVitest({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 1,
      testResults: [
        { assertionResults: [test("good", "passed"), test("late", "passed", ["Error: too early"])] },
        { assertionResults: [test("bad", "failed", ["Error: once", "Error: twice"]), test("left out", "skipped")] },
      ],
    });
    expect(counted).toEqual({ passed: 2, failed: 1, skipped: 1, failures: ["bad"], retried: ["late"] });
  });

  it("names Playwright's, in suites of suites", () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const counted = countPlaywright({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [{ specs: [spec("good", "expected")], suites: [{ specs: [spec("late", "flaky")] }] }],
      specs: [spec("bad", "unexpected")],
    });
    expect(counted).toEqual({ passed: 2, failed: 1, skipped: 0, failures: ["bad"], retried: ["late"] });
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
