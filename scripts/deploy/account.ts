import { z } from "zod";
import { runCommand, type CommandResult } from "../command.ts";
import { DeployError } from "./deploy-error.ts";

type Env = Readonly<Record<string, string>>;
/** One upload of a Worker. `release` is the release that it belongs to, null when no deployment made the upload. */
export type Version = { readonly id: string; readonly release: string | null };

/** The account that wrangler is signed in to. Every call throws a DeployError with what wrangler said when it fails. */
export type Account = ReturnType<typeof createAccount>;

const databases = z.array(z.looseObject({ name: z.string(), uuid: z.string() }));
const names = z.array(z.looseObject({ name: z.string() }));
const annotations = z.looseObject({ "workers/tag": z.string().optional() }).optional();
const metadata = z.looseObject({ created_on: z.string() });
const uploads = z.array(z.looseObject({ id: z.string(), annotations, metadata }));
const status = z.looseObject({ versions: z.array(z.looseObject({ version_id: z.string(), percentage: z.number() })) });

/** Wrangler says that a Worker does not exist in a line of its own or with the API's code. */
const isMissing = /Worker "[^"]+" not found|\[code: 100(07|90)\]/;
const isBucketTaken = /\[code: 10004\]/;

/** Runs wrangler so that, whatever the caller's shell says, it prints JSON with nothing before it. */
export function runWrangler(args: readonly string[], env: Env = {}): Promise<CommandResult> {
  const fixed = { WRANGLER_LOG: "log", WRANGLER_HIDE_BANNER: "true", NO_COLOR: "1" };
  return runCommand("wrangler", args, { quiet: true, env: { ...env, ...fixed } });
}

/** @param undo the command that is noted beside a version that is served again */
export function createAccount(run: typeof runWrangler = runWrangler, undo = "npm run deploy -- --rollback") {
  /** Returns wrangler's answer; null when it failed with what `accepted` matches. */
  async function tell(args: readonly string[], accepted?: RegExp): Promise<string | null> {
    const { code, output, stdout } = await run(args);
    if (code === 0) return stdout;
    if (accepted?.test(output) === true) return null;
    throw new DeployError(`wrangler ${args.join(" ")} failed:\n${output.trim()}`);
  }
  async function ask<T>(schema: z.ZodType<T>, ...args: readonly string[]): Promise<T | null> {
    const answer = await tell(args, isMissing);
    return answer === null ? null : schema.parse(JSON.parse(answer));
  }

  return {
    /** The ids of the account's databases by name. */
    databaseIds: async (): Promise<ReadonlyMap<string, string>> =>
      new Map((await ask(databases, "d1", "list", "--json"))?.map(({ name, uuid }) => [name, uuid])),
    createDatabase: (name: string) => tell(["d1", "create", name]),
    /** Makes a bucket where the account has none of this name. */
    createBucket: (name: string) => tell(["r2", "bucket", "create", name], isBucketTaken),
    /** Takes each file of the database's migrations once; one that fails leaves nothing behind. */
    applyMigrations: (binding: string, config: string) =>
      tell(["d1", "migrations", "apply", binding, "--remote", "--config", config]),
    /** The names of a Worker's secrets; none when it does not exist. */
    secretNames: async (worker: string): Promise<readonly string[]> =>
      (await ask(names, "secret", "list", "--name", worker, "--format", "json"))?.map(({ name }) => name) ?? [],
    /** Uploads a Worker and serves it at once. A secret that `more` does not give stays as it is. */
    deploy: (config: string, release: string, more: readonly string[]) =>
      tell(["deploy", "--config", config, "--tag", release, ...more]),
    /** The last ten versions of a Worker, the newest first; none when it does not exist. */
    async versions(worker: string): Promise<readonly Version[]> {
      const found = (await ask(uploads, "versions", "list", "--name", worker, "--json")) ?? [];
      const ordered = found.toSorted((a, b) => b.metadata.created_on.localeCompare(a.metadata.created_on));
      return ordered.map((one) => ({ id: one.id, release: one.annotations?.["workers/tag"] ?? null }));
    },
    /** The version that serves; the larger part when two of them share the traffic. */
    async servingVersion(worker: string): Promise<string> {
      const found = await ask(status, "deployments", "status", "--name", worker, "--json");
      const [largest] = found?.versions.toSorted((a, b) => b.percentage - a.percentage) ?? [];
      if (largest === undefined) throw new DeployError(`No version of ${worker} serves.`);
      return largest.version_id;
    },
    serveVersion: (worker: string, version: string) =>
      tell(["rollback", version, "--name", worker, "--yes", "--message", undo]),
  };
}
