import { sportIdOf } from "../../../../shared/identity/stable-id.ts";
import type { BatchOutcome, RecordReport } from "./answers.ts";
import type { Judged } from "./judge.ts";
import type { Mode } from "./schemas/batch.ts";

/**
 * Puts records that replace their earlier selves: all that are sound, or none where one is not and the batch is atomic.
 * @param put stores one, and says whether it changed anything
 */
export function putRecords<T extends { readonly id: string }>(
  sportId: number,
  mode: Mode,
  { sound, refused }: Judged<T>,
  put: (record: T) => boolean,
): BatchOutcome<RecordReport> {
  const strange = sound
    .filter(({ value }) => sportIdOf(value.id) !== sportId)
    .map(({ pointer }) => ({ pointer: `${pointer}/id`, reason: "is of another sport" }));
  const faults = [...refused, ...strange];
  if (mode === "atomic" && faults.length > 0) return { kind: "refused", refused: faults };
  const own = sound.filter(({ value }) => sportIdOf(value.id) === sportId);
  const changed = own.filter(({ value }) => put(value)).length;
  return { kind: "applied", report: { changed, unchanged: own.length - changed, refused: faults }, isReplayed: false };
}
