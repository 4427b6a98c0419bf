import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, basename, resolve } from "node:path";
import { bundleFolder } from "../workers.ts";
import type { Account } from "./account.ts";
import { DeployError } from "./deploy-error.ts";
import { keepRelease, writeDifferences } from "./differences.ts";
import type { Environment } from "./environment.ts";
import { hostsOf, type Project } from "./project.ts";
import type { Secrets } from "./secrets.ts";
import type { WorkerProject } from "./worker-config.ts";

export type Say = (line: string) => void;

/**
 * Deploys the built project: first checks what may be missing, then makes databases and buckets, then deploys each Worker with its
 * migrations. Every step can be done again, so a deployment that broke off is resumed by the same call. Returns the
 * site's address (https://…), null when it has none. Throws a DeployError; nothing after the step that failed was done
 * (docs/adr/027).
 */
export async function deployProject(project: Project, to: Environment, secrets: Secrets, account: Account, say: Say) {
  const configs = project.workers.map(({ config }) => config);
  await demandSecrets(project, to, secrets, account);
  const databases = configs.flatMap(({ d1_databases }) => d1_databases.map((one) => one.database_name + to.suffix));
  const known = databases.length === 0 ? new Map<string, string>() : await account.databaseIds();
  const missing = databases.filter((name) => !known.has(name));
  for (const name of missing) {
    say(`${name}: new database`);
    await account.createDatabase(name);
  }
  const ids = missing.length === 0 ? known : await account.databaseIds();
  const buckets = configs.flatMap(({ r2_buckets }) => r2_buckets.map((one) => one.bucket_name + to.suffix));
  for (const name of buckets) await account.createBucket(name);
  const client = join(project.root, "build/client");
  const releases = join(project.root, "releases", to.name);
  writeDifferences(client, releases);
  // Secrets pass through a folder that only this user can read, and are gone afterwards.
  const scratch = mkdtempSync(join(tmpdir(), "tribune-deploy-"));
  let address: string | null = null;
  try {
    for (const worker of project.workers) {
      const { name, secrets: wanted } = worker.config;
      const deployed = toDeployedConfig(worker, to, join(project.root, bundleFolder(name)), ids);
      const path = join(project.root, "build/deploy", to.name, name, "wrangler.json");
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(deployed, null, 2));
      for (const { binding, database_name } of deployed.d1_databases) {
        say(`${deployed.name}: migrations of ${database_name}`);
        await account.applyMigrations(binding, path);
      }
      say(`${deployed.name}: upload`);
      const own = [...secrets].filter(([secret]) => wanted.required.includes(secret));
      const file = join(scratch, `${name}.json`);
      writeFileSync(file, JSON.stringify(Object.fromEntries(own)), { mode: 0o600 });
      const answer = await account.deploy(path, project.release, own.length === 0 ? [] : ["--secrets-file", file]);
      // The site is the last Worker, and its address that of its first host.
      const host = to.isProduction ? hostsOf(worker.config.routes)[0] : undefined;
      address =
        host === undefined
          ? (/https:\/\/\S+\.workers\.dev/.exec(answer ?? "")?.[0] ?? null)
          : `https://${host.split("/")[0]}`;
    }
    keepRelease(client, releases, project.release, Date.now());
    return address;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Throws when a secret is neither at hand nor in the account, before anything is changed. */
async function demandSecrets({ workers }: Project, { suffix }: Environment, secrets: Secrets, account: Account) {
  const missing: string[] = [];
  for (const { config } of workers) {
    const absent = config.secrets.required.filter((name) => !secrets.has(name));
    const kept = absent.length === 0 ? [] : await account.secretNames(config.name + suffix);
    missing.push(...absent.filter((name) => !kept.includes(name)).map((name) => `${name} (${config.name}${suffix})`));
  }
  const how = "docs/runbook.md says how to give them. Nothing was changed.";
  if (missing.length > 0) throw new DeployError(`Missing secrets: ${missing.join(", ")}. ${how}`);
}

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
