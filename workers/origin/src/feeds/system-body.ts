import { encodeSystemFeed } from "../../../../shared/feed/system-feed.ts";
import { syncIntervalSeconds } from "../../../../shared/loading/timing.ts";

const statusUp = 1;

/** The service's parameters (C7.05). */
export const toSystemBody = (nowSeconds: number): string =>
  encodeSystemFeed({
    multiplier: 1,
    serviceStatus: statusUp,
    updateSeconds: syncIntervalSeconds.update,
    serverSeconds: nowSeconds,
  });
