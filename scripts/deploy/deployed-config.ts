import { basename, join, resolve } from "node:path";
import { DeployError } from "./deploy-error.ts";
import type { Environment } from "./environment.ts";
import type { WorkerProject } from "./worker-config.ts";

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
  const toOwn = (key: string, value: unknown): unknown => {
    if (/^(?:service|database_name|bucket_name|script_name)$/.test(key)) return `${String(value)}${suffix}`;
    // A table's name in SQL has no "-".
    if (key === "dataset") return `${String(value)}${suffix.replaceAll("-", "_")}`;
    return key === "namespace_id" ? String(Number(value) + rateLimitOffset(suffix)) : value;
  };
  const { routes, assets, ...own } = JSON.parse(JSON.stringify(config), toOwn) as typeof config;
  return {
    ...own,
    name: config.name + suffix,
    main: join(bundleFolder, basename(config.main).replace(/\.ts$/, ".js")),
    no_bundle: true,
    // An address of production's would be taken away from it.
    ...(isProduction ? { routes } : { workers_dev: config.workers_dev === true || routes !== undefined }),
    d1_databases: own.d1_databases.map((one) => {
      const database_id = databaseIds.get(one.database_name);
      if (database_id === undefined) throw new DeployError(`The account has no database ${one.database_name}.`);
      return { ...one, database_id, migrations_dir: resolve(folder, one.migrations_dir ?? "migrations") };
    }),
    ...(assets === undefined ? {} : { assets: { ...assets, directory: resolve(folder, assets.directory) } }),
  };
}

/** Rate limits are numbers of the whole account; each environment gets a range of its own above production's. */
function rateLimitOffset(suffix: string): number {
  const range = [...suffix].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 900, 0);
  return suffix === "" ? 0 : (range + 1) * 1_000_000;
}
