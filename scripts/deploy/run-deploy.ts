import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { parseArgs } from "node:util";
import { createAccount, type Account, type Version } from "./account.ts";
import { DeployError } from "./deploy-error.ts";
import { deployProject, type Say } from "./deploy-project.ts";
import type { Environment } from "./environment.ts";
import { type Project, hostsOf } from "./project.ts";
import { readSecrets, type Secrets } from "./secrets.ts";
import { siteName } from "../workers.ts";

/** `wait` passes the time between two tries: a new address takes up to a minute until it is known everywhere. */
type CheckOptions = { readonly fetch: typeof fetch; readonly wait: () => Promise<void>; readonly tries: number };

const timeoutMs = 10_000;

/**
 * Requests a deployed site's front page and, with the feed sign, a feed: the list of football's day, which is "0" as long as nothing
 * was ingested. Returns null when both answers are right, otherwise the fault of the last attempt.
 */
export async function checkSite(address: string, feedSign: string, options: CheckOptions): Promise<string | null> {
  async function faultOf(path: string, headers: Readonly<Record<string, string>>, fault: string, isRight: RegExp) {
    const url = new URL(path, address).href;
    try {
      const response = await options.fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
      const body = await response.text();
      if (response.status === 401) return `${url} answers 401: FEED_SIGN differs between the Workers`;
      if (response.status !== 200) return `${url} answers ${response.status}`;
      return isRight.test(`${response.headers.get("content-type")}\n${body}`) ? null : `${url} ${fault}`;
    } catch (error) {
      return `${url} cannot be reached: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  let fault: string | null = null;
  for (let attempt = 1; attempt <= options.tries; attempt += 1) {
    if (attempt > 1) await options.wait();
    fault =
      (await faultOf("/", {}, "is no whole page", /^text\/html[^]*<\/html>/)) ??
      (await faultOf("/1/x/feed/f_1_0_0_en_1", { "x-fsign": feedSign }, "is empty", /\n./));
    if (fault === null) return null;
  }
  return fault;
}

/** The options of a deployment, in the form of `parseArgs`. */
export const deployOptions = {
  secrets: { type: "string" },
  /** The site's address, if it is not the one that the account gives it. */
  address: { type: "string" },
  "no-check": { type: "boolean", default: false },
  "no-build": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  rollback: { type: "boolean", default: false },
} as const;

type DeployFlags = ReturnType<typeof parseArgs<{ options: typeof deployOptions }>>["values"];

/**
 * Deploys a project to the account that wrangler is signed in to, and asks the site for a page. Throws a DeployError.
 *
 * @param undo the command that undoes it
 */
export async function runDeploy(project: Project, to: Environment, flags: DeployFlags, undo: string, say: Say) {
  const account = createAccount(undefined, undo);
  if (flags.rollback) return rollBack(project, to, account, say);
  const secrets = readSecrets(flags.secrets ?? join(project.root, "secrets", `${to.name}.json`));
  if (flags["dry-run"])
    return say(`${toPlan(project, to, secrets).join("\n")}\nEvery Worker bundles. Nothing was deployed.`);
  const deployed = await deployProject(project, to, secrets, account, say);
  const site = flags.address ?? deployed;
  if (site === null) return say("Deployed; the site has no address to check.");
  if (flags["no-check"]) return say(`Deployed: ${site}`);
  say(`Deployed: ${site}. Checking…`);
  const sign = project.workers.at(-1)?.config.vars["FEED_SIGN"] ?? "";
  const fault = await checkSite(site, sign, { fetch, wait: () => delay(3000), tries: 20 });
  if (fault !== null) throw new DeployError(`${fault}\nEverything is deployed. Go back with: ${undo}`);
  say("The front page and a feed answer.");
}

/** Lists the steps of a deployment, a line for each Worker in its order, without a request to the account. */
export function toPlan({ workers, release }: Project, environment: Environment, secrets: Secrets): readonly string[] {
  const { name, suffix, isProduction } = environment;
  const lines = workers.map(({ config }, index) => {
    const variants = config.vars["VARIANT"];
    const parts = [
      ...(variants === undefined ? [] : [`variants ${variants}`]),
      ...(isProduction ? hostsOf(config.routes) : []).map((host) => `host ${host}`),
      ...config.d1_databases.map(({ database_name }) => `database ${database_name}${suffix}`),
      ...config.r2_buckets.map(({ bucket_name }) => `bucket ${bucket_name}${suffix}`),
      ...(config.durable_objects?.bindings ?? []).map(({ class_name }) => `objects ${class_name}`),
      ...config.secrets.required.map((one) => `secret ${one}${secrets.has(one) ? "" : " (from the account)"}`),
    ];
    return `${index + 1}. ${config.name}${suffix}${parts.length === 0 ? "" : ": "}${parts.join(", ")}`;
  });
  return [`Release ${release} for ${name}, in this order:`, ...lines];
}

/** A Worker in the account: its versions, the newest first, and the one that serves. */
export type ServedWorker = { readonly name: string; readonly versions: readonly Version[]; readonly serving: string };

/**
 * Goes back to the release before the site's, calling Workers before the called ones. If the Workers serve different releases,
 * because a deployment or roll-back broke off, all go to the site's release: the site is deployed last and rolled back first.
 * Data, databases and Durable Objects stay as they are. Throws a DeployError when there is no release to go back to.
 */
export async function rollBack({ workers }: Project, { suffix }: Environment, account: Account, say: Say) {
  const served: ServedWorker[] = [];
  for (const name of workers.map(({ config }) => config.name + suffix).toReversed()) {
    const versions = await account.versions(name);
    if (versions.length === 0) say(`${name}: not deployed`);
    else served.push({ name, versions, serving: await account.servingVersion(name) });
  }
  const target = targetRelease(served, siteName + suffix);
  say(`back to release ${target}`);
  for (const worker of served) {
    const version = withReleases(worker.versions).find(({ release }) => release === target);
    if (version === undefined) say(`${worker.name}: has no version of this release and stays as it is`);
    else if (releaseOf(worker) === target) say(`${worker.name}: serves it already`);
    else {
      say(`${worker.name}: version ${version.id}`);
      await account.serveVersion(worker.name, version.id);
    }
  }
}

/** The release that all Workers should serve after a roll-back. */
export function targetRelease(served: readonly ServedWorker[], siteName: string): string {
  const site = served.find(({ name }) => name === siteName);
  if (site === undefined)
    throw new DeployError("There is no whole deployment to go back to: the site was never deployed.");
  const current = releaseOf(site);
  if (current !== null && served.some((worker) => releaseOf(worker) !== current)) return current;
  const older = withReleases(site.versions).slice(site.versions.findIndex(({ id }) => id === site.serving) + 1);
  const before = older.find(({ release }) => release !== null && release !== current)?.release ?? null;
  if (before === null) throw new DeployError(`There is no release before ${current ?? "this one"} to go back to.`);
  return before;
}

function releaseOf({ versions, serving }: ServedWorker): string | null {
  return withReleases(versions).find(({ id }) => id === serving)?.release ?? null;
}

/** A version that something else made, such as `wrangler secret put`, belongs to the release under it. */
function withReleases(versions: readonly Version[]): readonly Version[] {
  const under = (index: number) => versions.slice(index).find(({ release }) => release !== null);
  return versions.map(({ id }, index) => ({ id, release: under(index)?.release ?? null }));
}
