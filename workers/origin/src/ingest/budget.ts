/** How much a provider may send: on average, and at once after a pause. In records (an event, an incident). */
export type BudgetLimits = { readonly recordsPerSecond: number; readonly burstRecords: number };

/**
 * A token bucket for each provider. A batch is taken whole as long as anything is left, and may leave a debt: so no batch
 * is too large for ever, and on average the limit holds. Lives in memory; a restart fills the buckets.
 */
export function createBudget() {
  const buckets = new Map<string, { readonly left: number; readonly atSeconds: number }>();
  return {
    /** @returns 0 when the records were taken, otherwise in how many seconds to come again */
    take(provider: string, records: number, limits: BudgetLimits, nowSeconds: number): number {
      const { recordsPerSecond, burstRecords } = limits;
      const { left: before, atSeconds } = buckets.get(provider) ?? { left: burstRecords, atSeconds: nowSeconds };
      const left = Math.min(burstRecords, before + Math.max(0, nowSeconds - atSeconds) * recordsPerSecond);
      const isTaken = left > 0;
      buckets.set(provider, { left: isTaken ? left - records : left, atSeconds: nowSeconds });
      return isTaken ? 0 : Math.max(1, Math.ceil((1 - left) / recordsPerSecond));
    },
  };
}
