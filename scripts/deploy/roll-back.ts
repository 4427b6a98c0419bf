import type { Account, Version } from "./account.ts";
import { DeployError } from "./deploy-error.ts";
import type { Environment } from "./environment.ts";
import type { Say } from "./deploy-project.ts";
import type { Project } from "./project.ts";

/** A Worker in the account: its versions, the newest first, and the one that serves. */
export type ServedWorker = {
  readonly name: string;
  readonly versions: readonly Version[];
  readonly serving: string;
};

/**
 * Goes back to the release before the site's, calling Workers before the called ones. If the Workers serve different releases,
 * because a deployment or roll-back broke off, all go to the site's release: the site is deployed last and rolled back first.
 * Data, databases and Durable Objects stay as they are. Throws a DeployError when there is no release to go back to.
 */
export async function rollBack(
  { workers, site }: Project,
  { suffix }: Environment,
  account: Account,
  say: Say,
): Promise<void> {
  const served: ServedWorker[] = [];
  for (const { config } of workers.toReversed()) {
    const name = config.name + suffix;
    const versions = await account.versions(name);
    if (versions === null) say(`${name}: not deployed`);
    else served.push({ name, versions, serving: await account.servingVersion(name) });
  }
  const target = targetRelease(served, site.config.name + suffix);
  say(`back to release ${target}`);
  for (const { name, versions, serving } of served) {
    const version = withReleases(versions).find(({ release }) => release === target);
    if (version === undefined) say(`${name}: has no version of this release and stays as it is`);
    else if (releaseOf(versions, serving) === target) say(`${name}: serves it already`);
    else {
      say(`${name}: version ${version.id}`);
      await account.serveVersion(name, version.id);
    }
  }
}

/** The release that all Workers should serve after a roll-back. */
export function targetRelease(served: readonly ServedWorker[], siteName: string): string {
  const site = served.find(({ name }) => name === siteName);
  if (site === undefined)
    throw new DeployError("There is no whole deployment to go back to: the site was never deployed.");
  const current = releaseOf(site.versions, site.serving);
  const isWhole = served.every(({ versions, serving }) => releaseOf(versions, serving) === current);
  if (!isWhole && current !== null) return current;
  const versions = withReleases(site.versions);
  const older = versions.slice(versions.findIndex(({ id }) => id === site.serving) + 1);
  const before = older.find(({ release }) => release !== null && release !== current);
  if (before?.release == null)
    throw new DeployError(`There is no release before ${current ?? "this one"} to go back to.`);
  return before.release;
}

const releaseOf = (versions: readonly Version[], id: string) =>
  withReleases(versions).find((version) => version.id === id)?.release ?? null;

/** A version that something else made, such as `wrangler secret put`, belongs to the release under it. */
function withReleases(versions: readonly Version[]): readonly Version[] {
  let release: string | null = null;
  return versions
    .toReversed()
    .map((version) => ({ ...version, release: (release = version.release ?? release) }))
    .toReversed();
}
