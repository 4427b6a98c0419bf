import { readSystemFeed } from "./read-system-feed.ts";
import { createTransports } from "./transports.ts";

/** What only a page needs of which a socket has failed: its code is loaded then. */
export const fallback = { createTransports, readSystemFeed };
export type Fallback = typeof fallback;
