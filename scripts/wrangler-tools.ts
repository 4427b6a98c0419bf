import type * as MiniflareModule from "miniflare";
import type * as Wrangler from "wrangler";
import { createRequire, registerHooks } from "node:module";

/**
 * Wrangler and Miniflare, as scripts and tests use them. Required, not imported: Node reads megabytes of script a second time for
 * the names that an import could ask for, which costs each start a second (docs/adr/003).
 */
const require = createRequire(import.meta.url);

/**
 * Miniflare writes the stack's configuration, with the code of all Workers in it, into a buffer that it copies whenever it grows,
 * by 4 KB: a gigabyte for each start. Here it grows by more than it ever holds. A Miniflare that has other words is left as it is.
 */
const growth = /(?<=\bMIN_SINGLE_SEGMENT_GROWTH = )4096\b/;
const hooks = registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith("/miniflare/dist/src/index.js")) return loaded;
    return { ...loaded, source: String(loaded.source).replace(growth, String(2 ** 25)) };
  },
});
export const {
  experimental_generateTypes,
  experimental_readRawConfig,
  unstable_getMiniflareWorkerOptions,
  unstable_splitSqlQuery,
} = require("wrangler") as typeof Wrangler;
export const { convertV4MiniflareOptions, Miniflare } = require("miniflare") as typeof MiniflareModule;
hooks.deregister();
