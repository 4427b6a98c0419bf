import { encodeServiceFeed } from "../../../../shared/feed/service-feed.ts";
import { protocolVersion } from "../../../../shared/push/frames.ts";
import { pushService } from "../../../../shared/push/subjects.ts";

/** Where the push service is, and whether it takes what the ledgers publish (C7.10). */
export const toServiceBody = (isReached: boolean): string =>
  encodeServiceFeed({ state: isReached ? 1 : 0, ...pushService, version: protocolVersion });
