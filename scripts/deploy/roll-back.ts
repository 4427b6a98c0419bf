import { siteName } from "../workers.ts";
import type { Account, Version } from "./account.ts";
import { DeployError } from "./deploy-error.ts";
import type { Say } from "./deploy-project.ts";
import type { Environment } from "./environment.ts";
import type { Project } from "./project.ts";

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
