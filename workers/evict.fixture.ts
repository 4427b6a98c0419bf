import { evictDurableObject } from "cloudflare:test";
import { vi } from "vitest";

/**
 * Evicts an object from memory, as a deploy or a crash does. The runtime gives up after some seconds while a request to the object has not
 * ended, which happens on a busy machine.
 */
export const evict = (...given: Parameters<typeof evictDurableObject>): Promise<void> =>
  vi.waitFor(() => evictDurableObject(...given), { timeout: 60_000 });
