/**
 * The most requests that a source takes in any span of `perMs`. `burst` of them may be sent at once; the others are spread
 * over the span, so that no span, wherever it begins, ever holds more than `requests`.
 */
export type Limit = { readonly requests: number; readonly perMs: number; readonly burst: number };

/** The remaining budget, as an object stores it between requests and restarts. */
export type Spent = {
  /** Requests that may be sent at once, by limit, at `atMs`. */
  readonly left: readonly number[];
  readonly atMs: number;
  /** The source requested a pause until then. */
  readonly silentUntilMs: number;
};

export const unspent = (limits: readonly Limit[], nowMs: number): Spent => ({
  left: limits.map(({ burst }) => burst),
  atMs: nowMs,
  silentUntilMs: 0,
});

/** How many requests come back in a millisecond. */
const perMsOf = ({ requests, burst, perMs }: Limit) => (requests - burst) / perMs;

/** Calculates the remaining budget at a later moment. A clock that was set back adds nothing. */
export function leftOf(limits: readonly Limit[], spent: Spent, nowMs: number): readonly number[] {
  const passedMs = Math.max(0, nowMs - spent.atMs);
  return limits.map((limit, index) =>
    Math.min(limit.burst, (spent.left[index] ?? limit.burst) + passedMs * perMsOf(limit)),
  );
}

/** How long the next request has to wait; 0 when it may be sent. */
export function waitMs(limits: readonly Limit[], spent: Spent, nowMs: number): number {
  const left = leftOf(limits, spent, nowMs);
  const forLimits = limits.map((limit, index) => Math.max(0, (1 - (left[index] ?? 0)) / perMsOf(limit)));
  return Math.ceil(Math.max(0, spent.silentUntilMs - nowMs, ...forLimits));
}

/** After one more request. It is spent before it is sent: a crash in between costs a request, never a limit. */
export const spend = (limits: readonly Limit[], spent: Spent, nowMs: number): Spent => ({
  ...spent,
  left: leftOf(limits, spent, nowMs).map((left) => left - 1),
  atMs: Math.max(nowMs, spent.atMs),
});

/** The source wants no request before an instant. */
export const beSilent = (spent: Spent, untilMs: number): Spent => ({
  ...spent,
  silentUntilMs: Math.max(spent.silentUntilMs, untilMs),
});

/** The shortest interval at which this many addresses can be requested for ever, within every limit. */
export const sustainableMs = (limits: readonly Limit[], addresses: number): number =>
  Math.max(...limits.map((limit) => addresses / perMsOf(limit)));
