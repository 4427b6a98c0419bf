import { contentHash } from "../../../../shared/wire/content-hash.ts";
import { encodeRow } from "../../../../shared/wire/codec.ts";
import { toSystemCells } from "../../../../shared/wire/system-values.ts";
import { witnessSportId, type LedgerContext } from "./ledger-context.ts";
import { toServiceRow, toSystemValues } from "./service-values.ts";

/**
 * Publishes the parameters of the service (`sys`) and the address of its push (`service`) when they are others than
 * before, as after a deployment (C7.10). The time alone is no change.
 */
export function publishService({ sportId, changes, meta }: LedgerContext, nowSeconds: number): void {
  if (sportId !== witnessSportId) return;
  const system = toSystemValues(nowSeconds);
  const rows = [
    ["sys", encodeRow(toSystemCells(system)), JSON.stringify({ ...system, serverSeconds: 0 })],
    ["service", toServiceRow(true), toServiceRow(true)],
  ] as const;
  for (const [subject, row, content] of rows) {
    // Half of a hash is a number that a note can hold.
    const mark = Number.parseInt(contentHash(content).slice(0, 12), 16);
    if (meta.number(`told:${subject}`) === mark) continue;
    changes.append(subject, row, nowSeconds);
    meta.set(`told:${subject}`, mark);
  }
}
