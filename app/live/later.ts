import { readSystemFeed } from "./read-system-feed.ts";
import { createTransports } from "./transports.ts";

/** The parts that a page without a socket needs: their code is loaded when a socket fails. */
export const later = { createTransports, readSystemFeed };
export type Later = typeof later;
