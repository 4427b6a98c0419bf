import { describe, expect, it } from "vitest";
import { countTests } from "./test-counts.ts";

describe("what a step of all tests counts", () => {
  it("reads Vitest's numbers", () => {
    const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 };
    expect(countTests(report, false)).toEqual({ passed: 5, failed: 2, skipped: 1 });
  });

  it("reads Playwright's numbers", () => {
    const report = { stats: { expected: 3, unexpected: 0, skipped: 1 } };
    expect(countTests(report, true)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  });

  it("counts a step without tests as one", () => {
    expect(countTests(null, true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countTests(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("counts an error outside of the tests as a failure", () => {
    const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 };
    expect(countTests(report, false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });
});
