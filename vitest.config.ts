import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const workers = ["geo", "feed-proxy", "push-durable-object", "origin"];

/** Workers that stand in for those a Worker is bound to. */
const neighbours: Readonly<Record<string, readonly { name: string; modules: true; scriptPath: string }[]>> = {
  "feed-proxy": [{ name: "tribune-origin", modules: true, scriptPath: "workers/feed-proxy/test/fake-origin.js" }],
  origin: [{ name: "tribune-push-durable-object", modules: true, scriptPath: "workers/origin/test/fake-push.js" }],
};

/** Variables over those of a Worker's wrangler.toml: what a deployment leaves empty or keeps secret. */
type Bindings = { readonly [name: string]: string | Awaited<ReturnType<typeof readD1Migrations>> };
const bindings: Readonly<Record<string, Bindings>> = {
  origin: {
    INGEST_KEYS: '{"test":"test-ingest-key","other":"other-ingest-key"}',
    WORLD_SEED: "tribune",
    GRAPHQL_QUERIES: "any",
    // Not a variable: what the setup file below makes the tables from.
    CATALOGUE_MIGRATIONS: await readD1Migrations("workers/origin/migrations"),
  },
};

/** What runs before each of a Worker's tests. */
const setupFiles: Readonly<Record<string, readonly string[]>> = {
  origin: ["workers/origin/test/migrate-catalogue.ts"],
};

export default defineConfig({
  test: {
    projects: [
      {
        esbuild: { jsx: "automatic" },
        test: {
          name: "unit",
          environment: "node",
          include: ["{shared,variants,world,app,scripts}/**/*.test.{ts,tsx}", "workers/*/src/**/*.unit.test.ts"],
        },
      },
      ...workers.map((worker) => ({
        plugins: [
          cloudflareTest({
            // The origin is tested as it is developed: with the built-in world.
            ...(worker === "origin" ? { main: "./workers/origin/src/with-world.ts" } : {}),
            wrangler: { configPath: `./workers/${worker}/wrangler.toml` },
            miniflare: { bindings: bindings[worker] ?? {}, workers: [...(neighbours[worker] ?? [])] },
          }),
        ],
        test: {
          name: `workers:${worker}`,
          include: [`workers/${worker}/src/**/*.worker.test.ts`],
          setupFiles: [...(setupFiles[worker] ?? [])],
          // Most of the origin's tests start a whole world, which takes a busy machine seconds.
          testTimeout: 30_000,
        },
      })),
      {
        test: {
          name: "stack",
          environment: "node",
          include: ["tests/stack/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
