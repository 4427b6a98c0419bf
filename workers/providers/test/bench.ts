import type { Connector } from "../src/core/connector.ts";
import { takeTurn, type Source, type World } from "../src/core/take-turn.ts";
import { createFakeOrigin, type FakeOrigin } from "./fake-origin.ts";
import type { Loopback } from "./loopback.ts";
import type { Store } from "../src/core/store.ts";

export type Clock = { nowMs: number };

/** Seldom needed digits of a key. */
export const token = "a-token-that-nobody-may-see";

/** A connector between a source on loopback and an origin in memory, with a clock that only its turns move. */
export type Bench = {
  readonly clock: Clock;
  readonly origin: FakeOrigin;
  readonly server: Loopback;
  readonly logged: string[];
  /** Takes turns until the clock is there; a turn that is due later leaves it at its own time. */
  runUntil(untilMs: number): Promise<void>;
  /** The stored data. */
  store(): ReadonlyMap<string, unknown>;
  /** Restarts with new objects, and keeps only the stored data. */
  restart(): void;
};

export function createBench(connector: Connector, wanted: readonly string[], server: Loopback, clock: Clock): Bench {
  const provider = { provider: connector.id, key: "a-key-of-thirty-two-characters-00" };
  const origin = createFakeOrigin(provider);
  const source: Source = { connector, url: server.url, wanted, token, provider, pace: 1 };
  const logged: string[] = [];
  let store = createMemoryStore();
  let nextMs = 0;
  const world: World = {
    fetch: (url, init) => fetch(url, init),
    post: origin.post,
    nowMs: () => clock.nowMs,
    // Without chance, in the middle.
    random: () => 0.5,
    deadline(afterMs) {
      const controller = new AbortController();
      server.onHang = () => {
        clock.nowMs += afterMs;
        controller.abort();
      };
      return controller.signal;
    },
    log: (entry) => logged.push(JSON.stringify(entry)),
  };
  return {
    clock,
    origin,
    server,
    logged,
    async runUntil(untilMs) {
      for (;;) {
        if (nextMs > untilMs) break;
        clock.nowMs = Math.max(clock.nowMs, nextMs);
        nextMs = await takeTurn(source, store, world);
        if (nextMs <= clock.nowMs) throw new Error("a turn that is due at once never ends");
      }
      clock.nowMs = Math.max(clock.nowMs, untilMs);
    },
    store: () => store.snapshot(),
    restart() {
      store = createMemoryStore(store.snapshot());
    },
  };
}

/** A store in memory. `snapshot` returns the data that a disk would hold; another store may begin with it. */
function createMemoryStore(
  held: ReadonlyMap<string, unknown> = new Map(),
): Store & { snapshot(): ReadonlyMap<string, unknown> } {
  let values = new Map(held);
  return {
    // The caller knows the type that it stored, as with an object's storage.
    get: <T>(key: string) => structuredClone(values.get(key)) as T | undefined,
    put: (key, value) => void values.set(key, structuredClone(value)),
    delete: (key) => void values.delete(key),
    list: <T>(prefix: string) =>
      [...values]
        .filter(([key]) => key.startsWith(prefix))
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([key, value]) => [key, structuredClone(value) as T] as const),
    transaction(work) {
      const before = new Map(values);
      try {
        return work();
      } catch (error) {
        values = before;
        throw error;
      }
    },
    snapshot: () => structuredClone(values),
  };
}
