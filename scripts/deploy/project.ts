import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldsOf } from "../../shared/basics/record.ts";
import { bundleFolder, workers } from "../workers.ts";
import { toDeployOrder } from "./deploy-order.ts";
import { readWorkerProjects, type WorkerProject } from "./worker-config.ts";

/** The content of a deployment: every Worker follows those that it binds, and the site is last. `release` names this content. */
export type Project = { readonly root: string; readonly workers: readonly WorkerProject[]; readonly release: string };

/**
 * Reads the project in a folder (absolute). `configs`: the paths of its wrangler.toml files, the site's first; `toOwn` changes what
 * they say for one deployment. Throws a DeployError for what cannot be deployed.
 */
export function readProject(
  root: string,
  configs: readonly string[] = workers.map(({ config }) => config),
  toOwn: (project: WorkerProject) => WorkerProject = (project) => project,
): Project {
  // No Worker binds the site, which is first in the list: the reversed list keeps it behind all others.
  const ordered = toDeployOrder(readWorkerProjects(root, configs).map(toOwn).map(withoutIdleSecrets).toReversed());
  return { root, workers: ordered, release: toRelease(root, ordered) };
}

/** A Worker that is switched off is deployed without the secrets that it would need. */
function withoutIdleSecrets(project: WorkerProject): WorkerProject {
  const { config } = project;
  const isIdle = workers.some((one) => one.name === config.name && "switch" in one && !config.vars[one.switch]?.trim());
  return isIdle ? { ...project, config: { ...config, secrets: { required: [] } } } : project;
}

/** Names a release by its content, so a repeated deployment stays one release on every machine. */
function toRelease(root: string, projects: readonly WorkerProject[]): string {
  const hash = createHash("sha256").update(JSON.stringify(projects.map(({ config }) => config)));
  const folders = [...projects.map(({ config }) => bundleFolder(config.name)), "build/client"];
  for (const folder of folders.map((path) => join(root, path)).filter((path) => existsSync(path))) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    // Maps contain local paths, README.md the time of the build, and differences depend on the releases before this one.
    const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
    const own = paths.filter((path) => !/\.map$|\/README\.md$|\/differences\//.test(path.slice(folder.length)));
    for (const path of own.toSorted()) hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 12);
}

/** The hosts that a Worker is reached by, with their paths. */
export function hostsOf(routes: readonly unknown[] = []): readonly string[] {
  return routes
    .map((route) => (typeof route === "string" ? route : fieldsOf(route)["pattern"]))
    .filter((pattern) => typeof pattern === "string");
}
