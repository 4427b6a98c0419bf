import type { Context } from "hono";
import { signatureHeaders } from "../../../../shared/ingest/signature.ts";
import type { BatchOutcome, ReadOutcome } from "../../../../shared/ingest/answers.ts";
import type { IngestEnv } from "./ingest-env.ts";
import type { Refusal } from "../../../../shared/ingest/refusal.ts";

export type Problem = { readonly reason: string; readonly refused?: readonly Refusal[] };
export const toProblem = (refused: readonly Refusal[]): Problem => ({ reason: "nothing was applied", refused });

/** A request outside its provider's scope. */
export const toOutside = (refused: readonly Refusal[]): Problem => ({
  reason: "outside the scope of this provider; nothing was applied",
  refused,
});

/** An operator has to make room, which takes minutes. */
const fullRetrySeconds = 300;

export function toFullAnswer(context: Context<IngestEnv>) {
  context.header("retry-after", String(fullRetrySeconds));
  return context.json({ reason: "the storage is full; nothing was applied" }, 503);
}

/** The outcome of a request, as HTTP. */
export function answer<Report extends object>(context: Context<IngestEnv>, outcome: BatchOutcome<Report>) {
  switch (outcome.kind) {
    case "refused":
      return outcome.isOutside
        ? context.json(toOutside(outcome.refused), 403)
        : context.json(toProblem(outcome.refused), 422);
    case "conflict":
      return context.json({ reason: "idempotency-key was used for another request" }, 409);
    default:
      return answerRead(context, outcome);
  }
}

/** The same of a request that changes nothing. */
export function answerRead<Report extends object>(context: Context<IngestEnv>, outcome: ReadOutcome<Report>) {
  switch (outcome.kind) {
    case "applied":
      if (outcome.isReplayed) context.header("idempotent-replayed", "true");
      return context.json(outcome.report, 200);
    case "spent":
      return context.json(
        { reason: "was used before: sign each attempt again", header: signatureHeaders.signature },
        401,
      );
    case "full":
      return toFullAnswer(context);
    case "busy":
      context.header("retry-after", String(outcome.retryAfterSeconds));
      return context.json({ reason: outcome.reason }, 429);
  }
}
