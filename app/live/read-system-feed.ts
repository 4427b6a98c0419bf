import { decodeSystemFeed } from "../../shared/wire/system-feed.ts";
import { systemSyncIntervalMs } from "../../shared/wire/system-values.ts";

/** The server's clock, and the interval at which it lets pages poll, null where it says none (C4.18). */
export function readSystemFeed(body: string) {
  const values = decodeSystemFeed(body);
  return { serverSeconds: values.serverSeconds, intervalMs: systemSyncIntervalMs(values) };
}
