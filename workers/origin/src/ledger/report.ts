import type { LedgerReport } from "../../../../shared/operations/reports.ts";
import type { Observe } from "../../../../shared/operations/metric.ts";
import { createPace } from "../../../../shared/operations/pace.ts";
import { nextDueSeconds } from "./advance.ts";
import type { LedgerContext } from "./ledger-context.ts";

const positionsOf = ({ changes, meta, subjects }: LedgerContext) => ({
  position: changes.lastSeq(subjects.update),
  hubPosition: meta.number(`hub:${subjects.update}`) ?? 0,
});

/** Reports the state of a ledger. It does not bring the ledger up to date first, because the report must show any delay. */
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

/** After deliveries, reports the number of changes since the last report, and how far the hub is behind. */
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
