import { z } from "zod";
import type { CommandResult } from "../command.ts";
import { DeployError } from "./deploy-error.ts";

/** Runs wrangler with these arguments and variables of the environment. */
export type RunWrangler = (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<CommandResult>;

/** One upload of a Worker. `release` is the release that it belongs to, null when no deployment made the upload. */
export type Version = { readonly id: string; readonly release: string | null };

/** The account that wrangler is signed in to. Every call throws a DeployError with what wrangler said when it fails. */
export type Account = ReturnType<typeof createAccount>;

const databasesSchema = z.array(z.looseObject({ name: z.string(), uuid: z.string() }));
const secretsSchema = z.array(z.looseObject({ name: z.string() }));
const versionsSchema = z.array(
  z.looseObject({
    id: z.string(),
    annotations: z.looseObject({ "workers/tag": z.string().optional() }).optional(),
    metadata: z.looseObject({ created_on: z.string() }),
  }),
);
const statusSchema = z.looseObject({
  versions: z.array(z.looseObject({ version_id: z.string(), percentage: z.number() })),
});

/** @param undo the command that is noted beside a version that is served again */
export function createAccount(run: RunWrangler, undo = "npm run deploy -- --rollback") {
  /** Null when the Worker that was asked about does not exist. */
  const tryAsk = async <T>(schema: z.ZodType<T>, args: readonly string[]): Promise<T | null> => {
    const result = await run(args);
    if (result.code === 0) return schema.parse(JSON.parse(result.stdout));
    if (isWorkerMissing(result.output)) return null;
    throw toError(args, result);
  };
  const ask = async <T>(schema: z.ZodType<T>, args: readonly string[]): Promise<T> => {
    const answer = await tryAsk(schema, args);
    if (answer === null) throw new DeployError(`wrangler ${args.join(" ")}: the Worker does not exist.`);
    return answer;
  };
  const order = async (args: readonly string[], env?: Readonly<Record<string, string>>): Promise<void> => {
    const result = await run(args, env);
    if (result.code !== 0) throw toError(args, result);
  };

  return {
    /** The ids of the account's databases by name. */
    async databaseIds(): Promise<ReadonlyMap<string, string>> {
      const databases = await ask(databasesSchema, ["d1", "list", "--json"]);
      return new Map(databases.map(({ name, uuid }) => [name, uuid]));
    },

    createDatabase: (name: string) => order(["d1", "create", name]),

    /** Makes a bucket where the account has none of this name. */
    async createBucket(name: string): Promise<void> {
      const args = ["r2", "bucket", "create", name];
      const result = await run(args);
      if (result.code !== 0 && !isBucketOwned(result.output)) throw toError(args, result);
    },

    /** Takes each file of the database's migrations once; one that fails leaves nothing behind. */
    applyMigrations: (binding: string, config: string) =>
      order(["d1", "migrations", "apply", binding, "--remote", "--config", config]),

    /** The names of a Worker's secrets; none when it does not exist. */
    async secretNames(worker: string): Promise<readonly string[]> {
      const secrets = await tryAsk(secretsSchema, ["secret", "list", "--name", worker, "--format", "json"]);
      return (secrets ?? []).map(({ name }) => name);
    },

    /** Uploads a Worker and serves it at once. What `secretsFile` does not name stays as it is. */
    deploy: (config: string, release: string, secretsFile: string | null, outputFile: string) =>
      order(
        [
          "deploy",
          "--config",
          config,
          "--tag",
          release,
          ...(secretsFile === null ? [] : ["--secrets-file", secretsFile]),
        ],
        { WRANGLER_OUTPUT_FILE_PATH: outputFile },
      ),

    /** The last ten versions of a Worker, the newest first; null when it does not exist. */
    async versions(worker: string): Promise<readonly Version[] | null> {
      const versions = await tryAsk(versionsSchema, ["versions", "list", "--name", worker, "--json"]);
      return (
        versions
          ?.toSorted((a, b) => b.metadata.created_on.localeCompare(a.metadata.created_on))
          .map(({ id, annotations }) => ({ id, release: annotations?.["workers/tag"] ?? null })) ?? null
      );
    },

    /** The version that serves; the larger part when two of them share the traffic. */
    async servingVersion(worker: string): Promise<string> {
      const { versions } = await ask(statusSchema, ["deployments", "status", "--name", worker, "--json"]);
      const [largest] = versions.toSorted((a, b) => b.percentage - a.percentage);
      if (largest === undefined) throw new DeployError(`No version of ${worker} serves.`);
      return largest.version_id;
    },

    serveVersion: (worker: string, version: string) =>
      order(["rollback", version, "--name", worker, "--yes", "--message", undo]),
  };
}

/** Returns whether wrangler reports that the Worker does not exist, with a line of its own or with the API's code. */
function isWorkerMissing(output: string): boolean {
  return /Worker "[^"]+" not found|\[code: 100(07|90)\]/.test(output);
}

/** Returns whether wrangler reports that the bucket exists already. */
const isBucketOwned = (output: string): boolean => /\[code: 10004\]/.test(output);

function toError(args: readonly string[], { output }: CommandResult): DeployError {
  return new DeployError(`wrangler ${args.join(" ")} failed:\n${output.trim()}`);
}
