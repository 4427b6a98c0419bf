import { createRequire } from "node:module";

/**
 * Wrangler and Miniflare, as scripts and tests use them. Required, not imported: Node reads megabytes of script a second time for
 * the names that an import could ask for, which costs each start a second.
 */
const require = createRequire(import.meta.url);
export const {
  experimental_generateTypes,
  experimental_readRawConfig,
  unstable_getMiniflareWorkerOptions,
  unstable_splitSqlQuery,
} = require("wrangler") as typeof import("wrangler");
export const { convertV4MiniflareOptions, Miniflare } = require("miniflare") as typeof import("miniflare");
