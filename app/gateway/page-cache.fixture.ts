import { formatLifetime, lifetimeHeader } from "./lifetime.ts";
import { createPageCache } from "./page-cache.ts";
import type { PageStore } from "./page-maker.ts";
import type { StoredPage } from "./page-memory.ts";
import { createPageMemory } from "./page-memory.ts";
import { createPageHeaders } from "./page-headers.ts";

type Options = {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly type?: string;
  readonly memoryBytes?: number;
};

/** A page cache with a clock, a render that counts, and an edge store that is a map. */
export function setUp(options: Options = {}) {
  const { status = 200, headers = {}, type = "text/html; charset=utf-8", memoryBytes = 1_000_000 } = options;
  const state = {
    nowMs: 1_000_000,
    rendered: 0,
    loaded: 0,
    brokenStatus: null as number | null,
    failures: 0,
    isStuck: false,
    mayRender: true,
  };
  const stored = new Map<string, StoredPage>();
  const store: PageStore = {
    load: async (key) => {
      state.loaded += 1;
      return stored.get(key) ?? null;
    },
    save: async (key, page) => void stored.set(key, page),
  };
  const newIsolate = () =>
    createPageCache({
      memory: createPageMemory(memoryBytes),
      store,
      toHeaders: createPageHeaders({
        pushOrigin: null,
        captchaSiteKey: null,
        pictures: null,
        tags: null,
        statistics: { isEnabled: false, url: null },
      }),
      nowMs: () => state.nowMs,
      wait: () => new Promise((resolve) => setImmediate(resolve)),
    });
  const behind: Promise<unknown>[] = [];
  let { serve } = newIsolate();
  return {
    state,
    restart: () => ({ serve } = newIsolate()),
    tick: () => new Promise((resolve) => setImmediate(resolve)),
    settle: () => Promise.allSettled(behind.splice(0)),
    async get(key = "k", isCopy = false) {
      const { isStuck } = state;
      const response = await serve({
        key,
        isCopy,
        mayRender: async () => state.mayRender,
        waitUntil: (work) => behind.push(work),
        renderStreamed: null,
        render: async (nonce) => {
          if (isStuck) await new Promise(() => {});
          if (state.failures > 0) {
            state.failures -= 1;
            throw new Error("the renderer failed");
          }
          state.rendered += 1;
          const lifetime = formatLifetime({ freshSeconds: 2, staleSeconds: 30 });
          return new Response(`<script nonce="${nonce}">${state.rendered}</script>`, {
            status: state.brokenStatus ?? status,
            headers: { "content-type": type, [lifetimeHeader]: lifetime, ...headers },
          });
        },
      });
      if (!(response instanceof Response)) return { cache: response, response: new Response(), text: "" };
      return { cache: response.headers.get("x-tribune-cache"), response, text: await response.text() };
    },
  };
}
export const contentOf = (text: string) => />(\d+)</.exec(text)?.[1];
