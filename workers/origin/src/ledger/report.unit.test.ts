import { expect, it } from "vitest";
import type { Metric } from "../../../../shared/operations/metric.ts";
import { dayNumber } from "../../../../shared/basics/day.ts";
import { openLedger, saturday } from "../../test/ledger-in-node.ts";
import { createChangesMeter, toLedgerReport } from "./report.ts";

const subject = "u_1_1";
const reached = { isHubReached: true, isCatalogueReached: true };

it("says where a ledger is, and where its hub is", () => {
  const ledger = openLedger();
  ledger.meta.set("today", dayNumber(saturday, 0));
  ledger.changes.appendAll(subject, ["a~", "b~", "c~"], saturday - 60);
  ledger.meta.set(`hub:${subject}`, 2);
  expect(toLedgerReport(ledger, saturday, reached)).toEqual({
    isBegun: true,
    position: 3,
    hubPosition: 2,
    changedMs: (saturday - 60) * 1000,
    overdueMs: 0,
    events: 0,
    ...reached,
  });
});

it("does no work that is due: it says how late it is", () => {
  const ledger = openLedger();
  ledger.meta.set("today", dayNumber(saturday, 0) - 1);
  // Its midnight was 16 hours ago.
  expect(toLedgerReport(ledger, saturday, reached).overdueMs).toBe(16 * 3_600_000);
  expect(toLedgerReport(ledger, saturday, reached).overdueMs).toBe(16 * 3_600_000);
});

it("is not late that nothing has asked for", () => {
  expect(toLedgerReport(openLedger(), saturday, reached)).toMatchObject({ isBegun: false, overdueMs: 0, position: 0 });
});

it("observes what was changed since its last point, ten seconds apart", () => {
  const ledger = openLedger();
  const points: Metric[] = [];
  const meter = createChangesMeter(ledger, (metric) => points.push(metric));
  meter(0);
  ledger.changes.appendAll(subject, ["a~", "b~"], saturday);
  meter(9_999);
  ledger.changes.append(subject, "c~", saturday);
  ledger.meta.set(`hub:${subject}`, 1);
  meter(10_000);
  const kind = "changes";
  expect(points).toEqual([
    { kind, sportId: 1, changes: 0, behind: 0 },
    { kind, sportId: 1, changes: 3, behind: 2 },
  ]);
});
