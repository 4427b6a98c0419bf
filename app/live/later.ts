import { readSystemFeed } from "./read-system-feed.ts";
import { mindBrowserTabs } from "./tabs/browser-tabs.ts";
import { createTransports } from "./transports.ts";

/** What a page needs that has been open for a while, or of which a socket has failed: its code is loaded then. */
export const later = { createTransports, mindBrowserTabs, readSystemFeed };
export type Later = typeof later;
