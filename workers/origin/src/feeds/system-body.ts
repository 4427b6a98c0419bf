import { encodeSystemFeed } from "../../../../shared/feed/system-feed.ts";
import type { SystemValues } from "../../../../shared/loading/system-values.ts";
import { syncIntervalSeconds } from "../../../../shared/loading/timing.ts";

const statusUp = 1;

/** The service's parameters (C7.05). */
export const toSystemValues = (nowSeconds: number): SystemValues => ({
  multiplier: 1,
  serviceStatus: statusUp,
  updateSeconds: syncIntervalSeconds.update,
  serverSeconds: nowSeconds,
});

export const toSystemBody = (nowSeconds: number): string => encodeSystemFeed(toSystemValues(nowSeconds));
