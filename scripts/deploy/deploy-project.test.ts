import { expect, it } from "vitest";
import { toDeployedConfig } from "./deploy-project.ts";
import { toEnvironment } from "./environment.ts";
import type { WorkerConfig } from "./worker-config.ts";

const config: WorkerConfig = {
  name: "tribune-origin",
  main: "src/index.ts",
  compatibility_date: "2026-10-01",
  workers_dev: false,
  routes: [{ pattern: "tribune.example", custom_domain: true }],
  services: [{ binding: "PUSH", service: "tribune-push", entrypoint: "Publisher" }],
  vars: { FEED_SIGN: "tribune" },
  r2_buckets: [{ binding: "ARCHIVE", bucket_name: "tribune-archive" }],
  d1_databases: [{ binding: "CATALOGUE", database_name: "tribune-catalogue", migrations_dir: "migrations" }],
  durable_objects: { bindings: [{ name: "HUB", class_name: "Hub", script_name: "tribune-push" }] },
  ratelimits: [{ name: "SEARCHES", namespace_id: "1001", simple: { limit: 10, period: 60 } }],
  analytics_engine_datasets: [{ binding: "METRICS", dataset: "tribune" }],
  secrets: { required: [] },
  assets: { directory: "public" },
};

const deployed = (
  environment?: string,
  ids = new Map([
    ["tribune-catalogue", "id-1"],
    ["tribune-catalogue-staging", "id-2"],
  ]),
) =>
  toDeployedConfig(
    { config, folder: "/project/workers/origin" },
    toEnvironment(environment),
    "/project/build/origin",
    ids,
  );

it("uploads the bundle that was built, and nothing is bundled again", () => {
  expect(deployed()).toMatchObject({ main: "/project/build/origin/index.js", no_bundle: true });
});

it("makes paths absolute, because the configuration lies elsewhere", () => {
  expect(deployed().assets?.directory).toBe("/project/workers/origin/public");
  expect(deployed().d1_databases[0]?.migrations_dir).toBe("/project/workers/origin/migrations");
});

it("keeps production's names and addresses", () => {
  expect(deployed()).toMatchObject({
    name: "tribune-origin",
    workers_dev: false,
    routes: config.routes,
    services: config.services,
    durable_objects: config.durable_objects,
    ratelimits: config.ratelimits,
    d1_databases: [{ database_name: "tribune-catalogue", database_id: "id-1" }],
  });
});

it("shares nothing between environments: Workers, databases, buckets, counters and addresses", () => {
  const staging = deployed("staging");
  expect(staging).toMatchObject({
    name: "tribune-origin-staging",
    workers_dev: true,
    services: [{ binding: "PUSH", service: "tribune-push-staging", entrypoint: "Publisher" }],
    d1_databases: [{ database_name: "tribune-catalogue-staging", database_id: "id-2" }],
    r2_buckets: [{ binding: "ARCHIVE", bucket_name: "tribune-archive-staging" }],
    durable_objects: { bindings: [{ script_name: "tribune-push-staging" }] },
    analytics_engine_datasets: [{ binding: "METRICS", dataset: "tribune_staging" }],
  });
  expect("routes" in staging).toBe(false);
  expect(staging.ratelimits[0]?.namespace_id).not.toBe("1001");
});

it("refuses to bind a database that the account does not have", () => {
  expect(() => deployed("staging", new Map())).toThrow("no database tribune-catalogue-staging");
});

it("refuses names of environments that cannot be part of a Worker's", () => {
  for (const name of ["", "Staging", "a b", "1st", "../x", "a".repeat(21)]) {
    expect(() => toEnvironment(name)).toThrow(`"${name}" is no name`);
  }
});
