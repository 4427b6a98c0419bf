import { keptAnswersSeconds } from "../ledger/answered-store.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { RequestOutcome } from "../ledger/request-store.ts";
import type { BatchOutcome, ReadOutcome } from "../../../../shared/ingest/answers.ts";
import type { Scope } from "../../../../shared/ingest/scope.ts";

/** The provider, the request and its signature. */
export type Claim = {
  readonly requestId: string;
  readonly provider: string;
  readonly scope: Scope;
  readonly signature: string;
  /** When the request came, unix milliseconds of the clock that verified its signature. */
  readonly atMs: number;
  /** Method, path and query. */
  readonly path: string;
  readonly bytes: number;
  readonly records: number;
  /** `request` is a hash of the whole request with the key. */
  readonly idempotency: { readonly key: string; readonly request: string } | null;
};

/** When a ledger asks providers to wait. */
export type IntakeLimits = {
  readonly records: BudgetLimits;
  /** Bounds the signatures that have to be remembered. */
  readonly requests: BudgetLimits;
  /** Numbered changes that the hub does not hold yet. */
  readonly unpublishedRows: number;
};
export const intakeLimits: IntakeLimits = {
  records: { perSecond: 20_000, burst: 100_000 },
  requests: { perSecond: 100, burst: 10_000 },
  unpublishedRows: 20_000,
};

/**
 * The hub takes some thousand rows a second; while it is not reachable, the delivery's retries say when to try again.
 */
const hubRetrySeconds = 2;
const forgetEveryMs = 60_000;
const mostAuditedPath = 200;

/** Runs the checks before a ledger's writes: it repeats answers to known signatures and keys, and applies back-pressure. */
export function createIntake({ answered, changes, meta, requests, subjects }: LedgerContext) {
  const recordBudget = createBudget();
  const requestBudget = createBudget();
  let forgotMs = -Infinity;
  const unpublished = () =>
    Math.max(...subjects.all.map((subject) => changes.lastSeq(subject) - (meta.number(`hub:${subject}`) ?? 0)));

  /** The answer to a signature that was accepted before; null for one that was not. */
  function repeat<Report>(signature: string): ReadOutcome<Report> | null {
    const known = requests.find(signature);
    if (known === null) return null;
    // What `keep` wrote for this request.
    return known.answer === null
      ? { kind: "spent" }
      : { kind: "applied", report: JSON.parse(known.answer) as Report, isReplayed: true };
  }

  function busyRequests<Report>(
    { provider }: Claim,
    { requests: limits }: IntakeLimits,
    nowSeconds: number,
  ): ReadOutcome<Report> | null {
    const waitSeconds = requestBudget.waitSeconds(provider, limits, nowSeconds);
    if (waitSeconds > 0) return toBusy(`more than ${limits.perSecond} requests a second`, waitSeconds);
    requestBudget.spend(provider, 1, limits, nowSeconds);
    return null;
  }

  function write(
    claim: Claim,
    outcome: RequestOutcome,
    nowMs: number,
    { refused, answer }: { readonly refused: number; readonly answer: string | null },
  ): void {
    if (claim.atMs - forgotMs > forgetEveryMs) {
      requests.forget(claim.atMs);
      forgotMs = claim.atMs;
    }
    const { signature, atMs, requestId, provider, path, records, bytes } = claim;
    const ms = Math.max(0, nowMs - atMs);
    const kept = { signature, atMs, requestId, provider, records, bytes, ms, outcome, refused, answer };
    requests.put({ ...kept, path: path.slice(0, mostAuditedPath) });
  }

  return {
    repeat,
    /** @returns the answer to a request that must not be applied; null for one that may */
    answer<Report>(claim: Claim, limits: IntakeLimits, nowSeconds: number): BatchOutcome<Report> | null {
      const { provider, signature, idempotency } = claim;
      const again = repeat<Report>(signature);
      if (again !== null) return again;
      const known =
        idempotency === null ? null : answered.find(provider, idempotency.key, nowSeconds - keptAnswersSeconds);
      if (known !== null && known.request !== idempotency?.request) return { kind: "conflict" };
      if (known !== null) return { kind: "applied", report: JSON.parse(known.answer) as Report, isReplayed: true };
      if (unpublished() > limits.unpublishedRows) return toBusy("the push service is behind", hubRetrySeconds);
      const waitSeconds = recordBudget.waitSeconds(provider, limits.records, nowSeconds);
      if (waitSeconds > 0) return toBusy(`more than ${limits.records.perSecond} records a second`, waitSeconds);
      return busyRequests(claim, limits, nowSeconds);
    },
    /** Like `answer`, for a request that changes nothing. */
    answerRead<Report>(claim: Claim, limits: IntakeLimits, nowSeconds: number): ReadOutcome<Report> | null {
      return repeat<Report>(claim.signature) ?? busyRequests(claim, limits, nowSeconds);
    },
    /**
     * Keeps the outcome of a request: its signature is spent. Only an applied batch costs records and uses up its
     * idempotency key: a refused batch may be corrected and sent again under its key.
     */
    keep(claim: Claim, outcome: BatchOutcome<unknown>, limits: IntakeLimits, nowSeconds: number, nowMs: number): void {
      if (outcome.kind === "refused") {
        const { isOutside, refused } = outcome;
        write(claim, isOutside ? "outside" : "refused", nowMs, { refused: refused.length, answer: null });
      }
      if (outcome.kind !== "applied") return;
      const answer = JSON.stringify(outcome.report);
      write(claim, "applied", nowMs, { refused: countRefused(outcome.report), answer });
      recordBudget.spend(claim.provider, claim.records, limits.records, nowSeconds);
      if (claim.idempotency === null) return;
      const { key, request } = claim.idempotency;
      answered.put(claim.provider, key, { request, answer }, nowSeconds);
    },
    /** Keeps the signature of a request that changed nothing: its answer is never given again. */
    keepRead(claim: Claim, nowMs: number): void {
      write(claim, "read", nowMs, { refused: 0, answer: null });
    },
  };
}

const toBusy = (reason: string, retryAfterSeconds: number) => ({ kind: "busy", reason, retryAfterSeconds }) as const;

const countRefused = (report: unknown): number =>
  typeof report === "object" && report !== null && "refused" in report && Array.isArray(report.refused)
    ? report.refused.length
    : 0;

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
