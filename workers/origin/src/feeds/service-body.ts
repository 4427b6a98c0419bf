import { encodeServiceFeed } from "../../../../shared/feed/service-feed.ts";
import { protocolVersion } from "../../../../shared/push/frames.ts";
import { pushService } from "../../../../shared/push/subjects.ts";

/** The address of the push service, and whether it takes the ledgers' changes (C7.10). */
export const toServiceBody = (isReached: boolean): string =>
  encodeServiceFeed({ state: isReached ? 1 : 0, ...pushService, version: protocolVersion });
