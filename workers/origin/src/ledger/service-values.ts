import { encodeServiceFeed } from "../../../../shared/wire/service-feed.ts";
import { syncIntervalSeconds } from "../../../../shared/basics/timing.ts";
import type { SystemValues } from "../../../../shared/wire/system-values.ts";
import { protocolVersion } from "../../../../shared/push/frames.ts";
import { pushService } from "../../../../shared/push/subjects.ts";

const statusUp = 1;

/** The service's parameters (C7.05). */
export const toSystemValues = (nowSeconds: number): SystemValues => ({
  multiplier: 1,
  serviceStatus: statusUp,
  updateSeconds: syncIntervalSeconds.update,
  serverSeconds: nowSeconds,
});

/** The address of the push service, and whether it takes the ledgers' changes (C7.10). */
export const toServiceRow = (isReached: boolean): string =>
  encodeServiceFeed({ state: isReached ? 1 : 0, ...pushService, version: protocolVersion });
