import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

export const siteName = "tribune";
/** Brings changes to browsers. */
export const pushName = "tribune-push-durable-object";
/** The Worker that requests public sources. */
export const providersName = "tribune-providers";

/** Every Worker of the stack; the first one, the site, answers on the port. `sources` are its files and folders, besides shared/. */
export const workers = [
  { name: siteName, config: "wrangler.toml", sources: ["app/", "variants/", "server.ts"] },
  { name: "tribune-geo", config: "workers/geo/wrangler.toml", sources: ["workers/geo/"] },
  { name: "tribune-share-image", config: "workers/share-image/wrangler.toml", sources: ["workers/share-image/"] },
  { name: "tribune-feed-proxy", config: "workers/feed-proxy/wrangler.toml", sources: ["workers/feed-proxy/"] },
  {
    name: pushName,
    config: "workers/push-durable-object/wrangler.toml",
    sources: ["workers/push-durable-object/"],
  },
  { name: "tribune-telemetry", config: "workers/telemetry/wrangler.toml", sources: ["workers/telemetry/"] },
  { name: "tribune-account", config: "workers/account/wrangler.toml", sources: ["workers/account/"] },
  {
    name: "tribune-origin",
    config: "workers/origin/wrangler.toml",
    sources: ["workers/origin/", "world/"],
    // Local stacks run the entry with the built-in world; a deployment gets the one without.
    localEntry: "workers/origin/src/with-world.ts",
  },
  {
    name: providersName,
    config: "workers/providers/wrangler.toml",
    sources: ["workers/providers/", "variants/"],
    // While this variable is empty the Worker does nothing, and a deployment asks for none of its secrets.
    switch: "PROVIDERS",
  },
] as const;

/** The database behind search, as the origin's wrangler.toml has it. */
export const catalogue = {
  name: "tribune-catalogue",
  binding: "CATALOGUE",
  worker: "tribune-origin",
  config: "workers/origin/wrangler.toml",
  migrations: "workers/origin/migrations",
} as const;

/** The databases of all Workers, each with the migrations of its own. */
export const databases = [
  catalogue,
  {
    name: "tribune-accounts",
    binding: "ACCOUNTS",
    worker: "tribune-account",
    config: "workers/account/wrangler.toml",
    migrations: "workers/account/migrations",
  },
] as const;

/** Returns the folder to which `build.ts` writes a Worker's bundle, for a deployment or for local stacks. */
export const bundleFolder = (name: string, of: "deployment" | "local" = "deployment") =>
  `build/workers/${name}${of === "local" && hasLocalEntry(name) ? "-local" : ""}`;

const hasLocalEntry = (name: string) => workers.some((worker) => worker.name === name && "localEntry" in worker);
