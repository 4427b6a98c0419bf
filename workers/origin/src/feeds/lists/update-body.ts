import { emptyBody } from "../../../../../shared/wire/codec.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/** How far back an update feed reaches. */
const updateWindowSeconds = 300;
/** A client that missed more is served better by the repair feed, whose length depends on the events (F15). */
const updateLimits = { rows: 2_000, length: 524_288 } as const;

/** The last changes of a subject, oldest first and without gaps, up to its current number. */
export function toUpdateBody({ changes }: LedgerContext, subject: string, nowSeconds: number): string {
  const rows = changes.latest(subject, nowSeconds - updateWindowSeconds, updateLimits);
  return rows.length === 0 ? emptyBody : rows.map(({ row }) => row).join("");
}
