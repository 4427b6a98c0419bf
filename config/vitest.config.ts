import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { makeVapidKeys } from "../scripts/vapid/make-vapid-keys.ts";
import { allCores, defaults, nodeProjects, patience } from "./vitest.node.config.ts";

const workers = ["geo", "feed-proxy", "push-durable-object", "origin", "account"];

/** Workers that stand in for those a Worker is bound to. */
type Neighbour = { name: string; modules: true; scriptPath: string; compatibilityDate?: string };
const neighbours: Readonly<Record<string, readonly Neighbour[]>> = {
  "feed-proxy": [
    {
      name: "tribune-origin",
      modules: true,
      scriptPath: "workers/feed-proxy/test/fake-origin.js",
      // Streams of its own making.
      compatibilityDate: "2026-10-01",
    },
  ],
  account: [{ name: "tribune-push-durable-object", modules: true, scriptPath: "workers/origin/test/fake-push.js" }],
  origin: [{ name: "tribune-push-durable-object", modules: true, scriptPath: "workers/origin/test/fake-push.js" }],
};

/** Variables over those of a Worker's wrangler.toml: what a deployment leaves empty or keeps secret. */
type Bindings = { readonly [name: string]: string | Awaited<ReturnType<typeof readD1Migrations>> };
const bindings: Readonly<Record<string, Bindings>> = {
  account: {
    DEV_MAIL: "log",
    SCRYPT_COST: "16,1,1",
    ACCOUNT_MIGRATIONS: await readD1Migrations("workers/account/migrations"),
  },
  "push-durable-object": { VAPID_KEYS: JSON.stringify(makeVapidKeys("mailto:test@tribune.example")) },
  origin: {
    INGEST_KEYS: JSON.stringify({
      test: "test-ingest-key-of-32-characters",
      other: "other-ingest-key-of-32-characters",
      operator: "operator-ingest-key-of-32-characters",
      weak: "short-key",
      rotating: ["new-ingest-key-of-rotating-provider", "old-ingest-key-of-rotating-provider"],
      scoped: {
        keys: ["scoped-ingest-key-of-32-characters"],
        sports: [1],
        competitions: ["1Tourn00"],
        records: ["events", "incidents", "odds", "articles", "standings", "clubs", "audit"],
      },
    }),
    GRAPHQL_QUERIES: "any",
    // Not a variable: what the setup file below makes the tables from.
    CATALOGUE_MIGRATIONS: await readD1Migrations("workers/origin/migrations"),
  },
};

/** What runs before each of a Worker's tests. */
const setupFiles: Readonly<Record<string, readonly string[]>> = {
  origin: ["workers/origin/test/migrate-catalogue.ts"],
  account: ["workers/account/test/make-tables.ts"],
};

/** The origin's tests quote in two markets. */
const secondMarket = [
  {
    find: /^.*\/market-files\.ts$/,
    replacement: fileURLToPath(new URL("../workers/origin/test/market-files.ts", import.meta.url)),
  },
];

/** A Worker's tests, which run inside the Worker. */
function workerProject(worker: string) {
  const isOrigin = worker === "origin";
  return {
    plugins: [
      cloudflareTest({
        ...(isOrigin ? { main: "./workers/origin/test/main.ts" } : {}),
        wrangler: { configPath: `./workers/${worker}/wrangler.toml` },
        miniflare: { bindings: { ...bindings[worker] }, workers: [...(neighbours[worker] ?? [])] },
      }),
    ],
    resolve: { alias: isOrigin ? secondMarket : [] },
    test: {
      name: `workers:${worker}`,
      include: [`workers/${worker}/src/**/*.worker.test.ts`],
      setupFiles: [...(setupFiles[worker] ?? [])],
      maxWorkers: allCores,
      expect: patience,
      // A runtime for each file takes seconds. The origin's tests leave nothing behind (`reset`); the push Worker
      // remembers in its isolate where it had room.
      isolate: worker !== "origin" && worker !== "account",
      // Limits end what hangs: a ledger that starts with a whole world takes a busy machine half a minute.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}

export default defineConfig({
  test: {
    ...defaults,
    projects: [...nodeProjects, ...workers.map(workerProject)],
  },
});
