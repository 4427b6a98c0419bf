import type { BatchOutcome } from "../../../../shared/ingest/answers.ts";
import { mostRefusals, type Refusal } from "../../../../shared/ingest/refusal.ts";
import type { Mode } from "../../../../shared/ingest/batch-schema.ts";

/** The faults of a batch: invalid records, and records that this provider may not send. */
export type Faults = { readonly refused: readonly Refusal[]; readonly outside: readonly Refusal[] };

export const toNamed = ({ refused, outside }: Faults): readonly Refusal[] =>
  [...outside, ...refused].slice(0, mostRefusals);

/** The outcome of an atomic batch with faults; null for a batch that is applied, as far as it is valid. */
export function refuse(mode: Mode, faults: Faults): (BatchOutcome<never> & { readonly kind: "refused" }) | null {
  const refused = toNamed(faults);
  if (mode === "partial" || refused.length === 0) return null;
  return { kind: "refused", refused, isOutside: faults.outside.length > 0 };
}
