import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccount, runWrangler } from "../../scripts/deploy/account.ts";
import { deployProject } from "../../scripts/deploy/deploy-project.ts";
import { toEnvironment, type Environment } from "../../scripts/deploy/environment.ts";
import { readProject } from "../../scripts/deploy/project.ts";
import { rollBack } from "../../scripts/deploy/run-deploy.ts";
import { toVariantSite } from "../../scripts/deploy/variant-project.ts";
import type { Variant } from "../../variants/variant.ts";
import { isBuilt } from "../../scripts/stack.ts";
import { databases, root, workers } from "../../scripts/workers.ts";
import type { AccountState } from "../fakes/cloudflare/account-state.ts";
import { accountId, apiToken, startFakeCloudflare, type FakeCloudflare } from "../fakes/cloudflare/server.ts";

export const ingestKeys = JSON.stringify({ provider: "a-key-of-at-least-thirty-two-letters" });

/**
 * A copy of the project's configurations beside its build, and an account as the target of the real wrangler.
 */
export type Deployment = {
  readonly cloudflare: FakeCloudflare;
  /** The output since the start. */
  readonly said: string[];
  /** The folder of the releases that production had. */
  readonly releases: string;
  /** Changes a file of the copy, or creates it; the path starts at the project's folder. */
  edit(path: string, change: (text: string) => string): void;
  deploy(options?: {
    readonly env?: string;
    /** In place of `env`. */
    readonly environment?: Environment;
    /** The variants of the site; without them, those in its wrangler.toml. */
    readonly variants?: readonly Variant[];
    readonly secrets?: Readonly<Record<string, string>>;
  }): Promise<string | null>;
  rollBack(environment?: string | Environment): Promise<void>;
  stop(): Promise<void>;
};

export async function startDeployment(
  options: {
    readonly state?: AccountState;
    readonly configs?: readonly string[];
  } = {},
): Promise<Deployment> {
  const { state, configs = workers.map(({ config }) => config) } = options;
  if (!isBuilt()) throw new Error("There is no build. Run: npm run build");
  const cloudflare = await startFakeCloudflare(state);
  const folder = mkdtempSync(join(tmpdir(), "tribune-project-"));
  for (const path of [...configs, ...databases.map(({ migrations }) => migrations)])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, "build"));
  for (const part of ["client", "workers"]) symlinkSync(join(root, "build", part), join(folder, "build", part));

  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const toEnv = (own: Readonly<Record<string, string>>) => ({ ...wranglerEnv(cloudflare.url, folder), ...own });
  const account = createAccount((args, own = {}) => runWrangler(args, toEnv(own)));
  return {
    cloudflare,
    said,
    releases: join(folder, "releases/production"),
    edit(path, change) {
      const file = join(folder, path);
      writeFileSync(file, change(existsSync(file) ? readFileSync(file, "utf8") : ""));
    },
    deploy: ({ env, environment = toEnvironment(env), variants, secrets = {} } = {}) => {
      const project = readProject(folder, configs, variants === undefined ? undefined : toVariantSite(variants));
      return deployProject(project, environment, new Map(Object.entries(secrets)), account, say);
    },
    rollBack: (to) =>
      rollBack(readProject(folder, configs), typeof to === "object" ? to : toEnvironment(to), account, say),
    async stop() {
      await cloudflare.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function wranglerEnv(url: string, folder: string): Readonly<Record<string, string>> {
  return {
    CLOUDFLARE_API_BASE_URL: url,
    CLOUDFLARE_API_TOKEN: apiToken,
    CLOUDFLARE_ACCOUNT_ID: accountId,
    WRANGLER_LOG_PATH: join(folder, "logs"),
    // Each call is a process of its own; the cache lets wrangler's code compile once.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/wrangler-code"),
  };
}
