import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldsOf } from "../../shared/basics/record.ts";
import { bundleFolder, workers } from "../workers.ts";
import { readWorkerProjects, type WorkerProject, type WorkerConfig } from "./worker-config.ts";
import { DeployError } from "./deploy-error.ts";

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

/** The part of a Worker's configuration that decides the order. */
type Bound = { readonly config: Pick<WorkerConfig, "name" | "services" | "durable_objects"> };

/**
 * Sorts the Workers so that each follows those that it binds: Cloudflare refuses a binding to a Worker or entry point that
 * does not exist. Throws a DeployError for a circle, which no order satisfies, and for a binding to a Worker that is not deployed.
 */
export function toDeployOrder<T extends Bound>(workers: readonly T[]): readonly T[] {
  const ordered = new Set<T>();
  const visit = (name: string, path: readonly string[]): void => {
    const callers = [...path, name];
    const worker = workers.find(({ config }) => config.name === name);
    if (worker === undefined)
      throw new DeployError(`${path.at(-1)} binds ${name}, which is not a Worker of this project.`);
    if (path.includes(name)) {
      const circle = callers.slice(callers.indexOf(name)).join(" → ");
      throw new DeployError(`These Workers bind each other in a circle, and none can be deployed first: ${circle}`);
    }
    const { services, durable_objects } = worker.config;
    const scripts = durable_objects?.bindings.flatMap(({ script_name }) => script_name ?? []) ?? [];
    const bound = [...services.map(({ service }) => service), ...scripts];
    for (const other of bound) if (other !== name) visit(other, callers);
    ordered.add(worker);
  };
  for (const { config } of workers) visit(config.name, []);
  return [...ordered];
}
