import type { BatchOutcome } from "../../../../shared/ingest/answers.ts";
import { mostRefusals, type Refusal } from "../../../../shared/ingest/refusal.ts";
import type { Mode } from "../../../../shared/ingest/schemas/batch.ts";

/** The faults of a batch: records that are wrong, and such as this provider may not send. */
export type Faults = { readonly refused: readonly Refusal[]; readonly outside: readonly Refusal[] };

export const toNamed = ({ refused, outside }: Faults): readonly Refusal[] =>
  [...outside, ...refused].slice(0, mostRefusals);

/** The outcome of a batch that must go in whole and cannot; null for one that goes in, as far as it is sound. */
export function refuse(mode: Mode, faults: Faults): (BatchOutcome<never> & { readonly kind: "refused" }) | null {
  const refused = toNamed(faults);
  if (mode === "partial" || refused.length === 0) return null;
  return { kind: "refused", refused, isOutside: faults.outside.length > 0 };
}
