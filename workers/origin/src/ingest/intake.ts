import { keptAnswersSeconds } from "../ledger/answered-store.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { BatchOutcome } from "./answers.ts";
import { createBudget, type BudgetLimits } from "./budget.ts";

/** Who sends how many records, under which key. */
export type Claim = {
  readonly provider: string;
  readonly records: number;
  /** `request` is a hash of all that was asked under the key. */
  readonly idempotency: { readonly key: string; readonly request: string } | null;
};

/** When a ledger asks providers to wait. */
export type IntakeLimits = BudgetLimits & {
  /** Numbered changes that the hub does not hold yet. */
  readonly unpublishedRows: number;
};
export const intakeLimits: IntakeLimits = { recordsPerSecond: 20_000, burstRecords: 100_000, unpublishedRows: 20_000 };

/** The hub takes some thousand rows a second; when it is away, its own retries say when to look again. */
const hubRetrySeconds = 2;

/** What stands before a ledger's writes: answers that were given already, and back-pressure. */
export function createIntake({ answered, changes, meta, subjects }: LedgerContext) {
  const budget = createBudget();
  const unpublished = () =>
    Math.max(...subjects.all.map((subject) => changes.lastSeq(subject) - (meta.number(`hub:${subject}`) ?? 0)));

  return {
    /** @returns the answer to a request that is not to be carried out; null for one that is */
    answer<Report>(
      { provider, records, idempotency }: Claim,
      limits: IntakeLimits,
      nowSeconds: number,
    ): BatchOutcome<Report> | null {
      const known =
        idempotency === null ? null : answered.find(provider, idempotency.key, nowSeconds - keptAnswersSeconds);
      if (known !== null && known.request !== idempotency?.request) return { kind: "conflict" };
      // What `keep` wrote for this very request.
      if (known !== null) return { kind: "applied", report: JSON.parse(known.answer) as Report, isReplayed: true };
      if (unpublished() > limits.unpublishedRows) {
        return { kind: "busy", reason: "the push service is behind", retryAfterSeconds: hubRetrySeconds };
      }
      const waitSeconds = budget.take(provider, records, limits, nowSeconds);
      if (waitSeconds === 0) return null;
      const reason = `more than ${limits.recordsPerSecond} records a second`;
      return { kind: "busy", reason, retryAfterSeconds: waitSeconds };
    },
    /** Keeps what was applied: a batch that was refused may be mended and sent again under its key. */
    keep({ provider, idempotency }: Claim, outcome: BatchOutcome<unknown>, nowSeconds: number): void {
      if (idempotency === null || outcome.kind !== "applied") return;
      const { key, request } = idempotency;
      answered.put(provider, key, { request, answer: JSON.stringify(outcome.report) }, nowSeconds);
    },
  };
}
