import { basename, join, resolve } from "node:path";
import { DeployError } from "./deploy-error.ts";
import type { Environment } from "./environment.ts";
import type { WorkerProject } from "./worker-config.ts";

/** Rate limits are numbers of the whole account; each environment gets a range of its own above production's. */
const rateLimitRange = 1_000_000;
const rateLimitRanges = 900;

/**
 * The configuration that wrangler deploys: the bundle as it was built and tested, the names of the environment, the ids of its
 * databases. Paths are absolute, so it can lie anywhere. `databaseIds`: by the name in the account.
 */
export function toDeployedConfig(
  { config, folder }: WorkerProject,
  { suffix, isProduction }: Environment,
  bundleFolder: string,
  databaseIds: ReadonlyMap<string, string>,
) {
  const { routes, durable_objects, assets, ...rest } = config;
  return {
    ...rest,
    name: config.name + suffix,
    main: join(bundleFolder, basename(config.main).replace(/\.ts$/, ".js")),
    no_bundle: true,
    // An address of production's would be taken away from it.
    ...(isProduction ? { routes } : { workers_dev: config.workers_dev === true || routes !== undefined }),
    services: config.services.map((service) => ({ ...service, service: service.service + suffix })),
    d1_databases: config.d1_databases.map((database) => ({
      ...database,
      database_name: database.database_name + suffix,
      database_id: idOf(database.database_name + suffix, databaseIds),
      migrations_dir: resolve(folder, database.migrations_dir ?? "migrations"),
    })),
    r2_buckets: config.r2_buckets.map(({ binding, bucket_name }) => ({ binding, bucket_name: bucket_name + suffix })),
    durable_objects: {
      bindings: (durable_objects?.bindings ?? []).map(({ script_name, ...binding }) => ({
        ...binding,
        ...(script_name === undefined ? {} : { script_name: script_name + suffix }),
      })),
    },
    analytics_engine_datasets: config.analytics_engine_datasets.map(({ binding, dataset }) => ({
      binding,
      // A table's name in SQL has no "-".
      dataset: dataset + suffix.replaceAll("-", "_"),
    })),
    ratelimits: config.ratelimits.map((limit) => ({
      ...limit,
      namespace_id: String(Number(limit.namespace_id) + rateLimitOffset(suffix)),
    })),
    ...(assets === undefined ? {} : { assets: { ...assets, directory: resolve(folder, assets.directory) } }),
  };
}

function idOf(name: string, ids: ReadonlyMap<string, string>): string {
  const id = ids.get(name);
  if (id === undefined) throw new DeployError(`The account has no database ${name}.`);
  return id;
}

function rateLimitOffset(suffix: string): number {
  let range = 0;
  for (const letter of suffix) range = (range * 31 + letter.charCodeAt(0)) % rateLimitRanges;
  return suffix === "" ? 0 : (range + 1) * rateLimitRange;
}
