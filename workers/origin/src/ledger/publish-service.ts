import { contentHash } from "../../../../shared/wire/content-hash.ts";
import { encodeRow } from "../../../../shared/wire/codec.ts";
import { statusUp, toSystemCells, type SystemValues } from "../../../../shared/wire/system-values.ts";
import { encodeServiceFeed } from "../../../../shared/wire/service-feed.ts";
import { syncIntervalSeconds } from "../../../../shared/basics/timing.ts";
import { protocolVersion } from "../../../../shared/push/frames.ts";
import { pushService } from "../../../../shared/push/subjects.ts";
import { witnessSportId, type LedgerContext } from "./ledger-context.ts";

/** The status that the operator has set (`SERVICE_STATUS`): 1 unless it is another number of 0 or more. */
export function parseServiceStatus(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : statusUp;
}

/** The service's parameters (C7.05). */
export const toSystemValues = (serviceStatus: number, nowSeconds: number): SystemValues => ({
  multiplier: 1,
  serviceStatus,
  updateSeconds: syncIntervalSeconds.update,
  serverSeconds: nowSeconds,
});

/** The address of the push service, and whether it takes the ledgers' changes (C7.10). */
export const toServiceRow = (isReached: boolean): string =>
  encodeServiceFeed({ state: isReached ? 1 : 0, ...pushService, version: protocolVersion });

/** The rows of `sys` and `service` whose content subscribers have not been told yet; the time alone is no content. */
function untoldRows({ sportId, meta, serviceStatus }: LedgerContext, nowSeconds: number) {
  if (sportId !== witnessSportId) return [];
  const system = toSystemValues(serviceStatus, nowSeconds);
  const rows = [
    ["sys", encodeRow(toSystemCells(system)), JSON.stringify({ ...system, serverSeconds: 0 })],
    ["service", toServiceRow(true), toServiceRow(true)],
  ] as const;
  return rows.flatMap(([subject, row, content]) => {
    // Half of a hash is a number that a note can hold.
    const mark = Number.parseInt(contentHash(content).slice(0, 12), 16);
    return meta.number(`told:${subject}`) === mark ? [] : [{ subject, row, mark }];
  });
}

/** Whether the service is another than its subscribers were told, as after a deployment. */
export const isServiceUntold = (context: LedgerContext): boolean => untoldRows(context, 0).length > 0;

/** Publishes the parameters of the service (`sys`) and the address of its push (`service`) when they are others than before (C7.10). */
export function publishService(context: LedgerContext, nowSeconds: number): void {
  for (const { subject, row, mark } of untoldRows(context, nowSeconds)) {
    context.changes.append(subject, row, nowSeconds);
    context.meta.set(`told:${subject}`, mark);
  }
}
