import type { LiveClient } from "./client.ts";

let running: LiveClient | null = null;

/** Set by the layout while it is mounted in a browser. A server has none: there each document has a client of its own. */
export const setRunningClient = (client: LiveClient | null): void => void (running = client);

/** For what works outside of components, such as the loaders of a browser; null before the site is hydrated. */
export const runningClient = (): LiveClient | null => running;
