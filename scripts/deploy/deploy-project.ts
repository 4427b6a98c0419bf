import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { Account } from "./account.ts";
import { DeployError } from "./deploy-error.ts";
import { toDeployedConfig } from "./deployed-config.ts";
import type { Environment } from "./environment.ts";
import type { BuiltWorker, Project } from "./project.ts";
import type { Secrets } from "./secrets.ts";

export type Say = (line: string) => void;

/**
 * Deploys the built project: first checks what may be missing, then makes databases and buckets, then deploys each Worker with its
 * migrations. Every step can be done again, so a deployment that broke off is resumed by the same call. Returns the
 * site's address (https://…), null when it has none. Throws a DeployError; nothing after the step that failed was done
 * (docs/adr/027).
 */
export async function deployProject(
  project: Project,
  environment: Environment,
  secrets: Secrets,
  account: Account,
  say: Say,
): Promise<string | null> {
  await demandSecrets(project, environment, secrets, account);
  const databaseIds = await makeDatabases(project, environment, account, say);
  for (const { config } of project.workers) {
    for (const { bucket_name } of config.r2_buckets) await account.createBucket(bucket_name + environment.suffix);
  }
  const folder = join(project.root, "build/deploy", environment.name);
  // Secrets pass through a folder that only this user can read, and are gone afterwards.
  const scratch = mkdtempSync(join(tmpdir(), "tribune-deploy-"));
  try {
    const configs = project.workers.map((worker) => writeConfig(worker, environment, databaseIds, folder));
    for (const [index, worker] of project.workers.entries()) {
      const config = configs[index] ?? "";
      const name = worker.config.name + environment.suffix;
      for (const { binding, database_name } of worker.config.d1_databases) {
        say(`${name}: migrations of ${database_name}${environment.suffix}`);
        await account.applyMigrations(binding, config);
      }
      say(`${name}: upload`);
      const secretsFile = writeSecrets(worker, secrets, scratch);
      await account.deploy(config, project.release, secretsFile, join(scratch, "output.ndjson"));
    }
    return readAddress(join(scratch, "output.ndjson"), project.site.config.name + environment.suffix);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Throws when a secret is neither at hand nor in the account, before anything is changed. */
async function demandSecrets(
  { workers }: Project,
  { suffix }: Environment,
  secrets: Secrets,
  account: Account,
): Promise<void> {
  const missing: string[] = [];
  for (const { config } of workers) {
    const absent = config.secrets.required.filter((name) => !secrets.has(name));
    if (absent.length === 0) continue;
    const kept = await account.secretNames(config.name + suffix);
    missing.push(...absent.filter((name) => !kept.includes(name)).map((name) => `${name} (${config.name}${suffix})`));
  }
  if (missing.length === 0) return;
  throw new DeployError(
    `Missing secrets: ${missing.join(", ")}. docs/runbook.md says how to give them. Nothing was changed.`,
  );
}

/** The ids of the account's databases by name, after those that the project needs were made. */
async function makeDatabases(
  { workers }: Project,
  { suffix }: Environment,
  account: Account,
  say: Say,
): Promise<ReadonlyMap<string, string>> {
  const needed = workers.flatMap(({ config }) =>
    config.d1_databases.map(({ database_name }) => database_name + suffix),
  );
  if (needed.length === 0) return new Map();
  const ids = await account.databaseIds();
  const missing = needed.filter((name) => !ids.has(name));
  for (const name of missing) {
    say(`${name}: new database`);
    await account.createDatabase(name);
  }
  return missing.length === 0 ? ids : account.databaseIds();
}

function writeConfig(
  worker: BuiltWorker,
  environment: Environment,
  databaseIds: ReadonlyMap<string, string>,
  folder: string,
): string {
  const path = join(folder, worker.config.name, "wrangler.json");
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, JSON.stringify(toDeployedConfig(worker, environment, worker.bundle, databaseIds), null, 2));
  return path;
}

/** Writes the available secrets that the Worker requires to a file and returns its path; null when none is available. */
function writeSecrets({ config }: BuiltWorker, secrets: Secrets, folder: string): string | null {
  const own = config.secrets.required.flatMap((name) => {
    const value = secrets.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  if (own.length === 0) return null;
  const path = join(folder, `${config.name}.json`);
  writeFileSync(path, JSON.stringify(Object.fromEntries(own)), { mode: 0o600 });
  return path;
}

const deployedSchema = z.looseObject({
  type: z.string(),
  worker_name: z.string().nullish(),
  targets: z.array(z.string()).nullish(),
});

/** Reads what wrangler wrote of its deployments, a line of JSON each. */
function readAddress(path: string, worker: string): string | null {
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  const deployed = lines.map((line) => deployedSchema.parse(JSON.parse(line)));
  const target = deployed.find(({ type, worker_name }) => type === "deploy" && worker_name === worker)?.targets?.[0];
  if (target === undefined) return null;
  // A target is a host, a route (`example.com/*`) or an address.
  const [host] = target.replace(/^https?:\/\//, "").split(/[/ ]/);
  return `https://${host}`;
}
