import { decodeSystemFeed } from "../../shared/wire/system-feed.ts";
import { systemSyncIntervalMs } from "../../shared/wire/system-values.ts";

/** The server's clock, the interval at which it lets pages poll, null where it says none (C4.18), and the service's status (C4.26). */
export function readSystemFeed(body: string) {
  const values = decodeSystemFeed(body);
  const { serverSeconds, serviceStatus } = values;
  return { serverSeconds, serviceStatus, intervalMs: systemSyncIntervalMs(values) };
}
