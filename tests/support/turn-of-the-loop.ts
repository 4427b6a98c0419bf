import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeAll } from "vitest";

/**
 * A stack closes connections that are idle for five seconds. A test that computes for longer hears nothing of it, and the next request
 * would take one of them and fail: so the process looks at its connections in between. The first turn may have looked before.
 */
async function lookAtConnections(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

beforeAll(lookAtConnections);
afterEach(lookAtConnections);
