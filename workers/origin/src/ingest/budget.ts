/** How much a provider may send: on average, and at once after a pause. In records (an event, an incident) or requests. */
export type BudgetLimits = { readonly perSecond: number; readonly burst: number };

/**
 * A token bucket for each provider. A batch is taken whole as long as anything is left, and may leave a debt: so every
 * batch is accepted at some time, and the limit applies on average. Kept in memory; a restart fills the buckets.
 */
export function createBudget() {
  const buckets = new Map<string, { readonly left: number; readonly atSeconds: number }>();
  const leftOf = (provider: string, { perSecond, burst }: BudgetLimits, nowSeconds: number): number => {
    const { left, atSeconds } = buckets.get(provider) ?? { left: burst, atSeconds: nowSeconds };
    return Math.min(burst, left + Math.max(0, nowSeconds - atSeconds) * perSecond);
  };
  return {
    /** @returns 0 when there is anything left, otherwise in how many seconds to come again */
    waitSeconds(provider: string, limits: BudgetLimits, nowSeconds: number): number {
      const left = leftOf(provider, limits, nowSeconds);
      return left > 0 ? 0 : Math.max(1, Math.ceil((1 - left) / limits.perSecond));
    },
    spend(provider: string, amount: number, limits: BudgetLimits, nowSeconds: number): void {
      const atSeconds = Math.max(nowSeconds, buckets.get(provider)?.atSeconds ?? nowSeconds);
      buckets.set(provider, { left: leftOf(provider, limits, nowSeconds) - amount, atSeconds });
    },
  };
}
