import type { LedgerReport } from "../../../../shared/operators/reports.ts";
import type { Observe } from "../../../../shared/metrics/metric.ts";
import { createPace } from "../../../../shared/metrics/pace.ts";
import { nextDueSeconds } from "./advance.ts";
import type { LedgerContext } from "./ledger-context.ts";

const positionsOf = ({ changes, meta, subjects }: LedgerContext) => ({
  position: changes.lastSeq(subjects.update),
  hubPosition: meta.number(`hub:${subjects.update}`) ?? 0,
});

/** How a ledger is doing. It is not brought up to date first: that it is late is what is asked. */
export function toLedgerReport(
  context: LedgerContext,
  nowSeconds: number,
  reached: Pick<LedgerReport, "isHubReached" | "isCatalogueReached">,
): LedgerReport {
  const { changes, subjects, meta, held } = context;
  const isBegun = meta.number("today") !== null;
  const changedSeconds = changes.changedSeconds(subjects.update);
  return {
    isBegun,
    ...positionsOf(context),
    changedMs: changedSeconds === null ? null : changedSeconds * 1000,
    overdueMs: isBegun ? Math.max(0, nowSeconds - nextDueSeconds(context)) * 1000 : 0,
    ...reached,
    events: held.countByProvider().reduce((sum, { events }) => sum + events, 0),
  };
}

/** Observes, after deliveries, what was changed since the last point. */
export function createChangesMeter(context: LedgerContext, observe: Observe): (nowMs: number) => void {
  const isDue = createPace();
  let observed: number | null = null;
  return (nowMs) => {
    if (!isDue(nowMs)) return;
    const { position, hubPosition } = positionsOf(context);
    const changes = observed === null ? 0 : Math.max(0, position - observed);
    observed = position;
    observe({ kind: "changes", sportId: context.sportId, changes, behind: position - hubPosition });
  };
}
