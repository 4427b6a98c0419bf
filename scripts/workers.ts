import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Every Worker of the stack, the site first: the first one answers on the port. */
export const workers = [
  { name: "tribune", config: "wrangler.toml" },
  { name: "tribune-geo", config: "workers/geo/wrangler.toml" },
  { name: "tribune-feed-proxy", config: "workers/feed-proxy/wrangler.toml" },
  { name: "tribune-push-durable-object", config: "workers/push-durable-object/wrangler.toml" },
  { name: "tribune-origin", config: "workers/origin/wrangler.toml" },
] as const;

/** Where `build.ts` leaves a Worker's bundle. */
export const bundleFolder = (name: string) => `build/workers/${name}`;
