import type { ServerSocket, Wire, WorkerSocket } from "./wire.ts";

/** Puts the runtime's globals in place, on virtual time; answers what takes them away again. */
export function installRuntime(runtime: {
  readonly nowMs: () => number;
  /** What `Math.random` answers: a run follows from its seed, whatever the parts draw. */
  readonly random: () => number;
  readonly wait: (delayMs: number) => Promise<void>;
  readonly openPair: () => Wire;
}): () => void {
  class WebSocketPair {
    readonly 0: WorkerSocket;
    readonly 1: ServerSocket;
    constructor() {
      const { held, server } = runtime.openPair();
      this[0] = held;
      this[1] = server;
    }
  }
  class UpgradeResponse {
    readonly status: number;
    readonly webSocket: WorkerSocket | null;
    readonly body: unknown;
    constructor(body: unknown, init: { readonly status?: number; readonly webSocket?: WorkerSocket } = {}) {
      this.body = body;
      this.status = init.status ?? 200;
      this.webSocket = init.webSocket ?? null;
    }
  }
  const ours = {
    WebSocketPair,
    WebSocketRequestResponsePair: Object,
    Response: UpgradeResponse,
    scheduler: { wait: runtime.wait },
  };
  const before = Object.keys(ours).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(ours)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const clock = Date.now;
  const draw = Math.random;
  const { error, warn } = console;
  Date.now = runtime.nowMs;
  Math.random = runtime.random;
  // Calls that get lost are what this is about.
  console.error = () => {};
  console.warn = () => {};
  return () => {
    Date.now = clock;
    Math.random = draw;
    Object.assign(console, { error, warn });
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  };
}
