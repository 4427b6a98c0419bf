import { join } from "node:path";
import { bundleFolder, siteName, workers } from "../workers.ts";
import { toDeployOrder } from "./deploy-order.ts";
import { toRelease } from "./release.ts";
import { readWorkerProjects, type WorkerProject } from "./worker-config.ts";

/** A Worker that can be deployed; `bundle`: the folder (absolute) that its build lies in. */
export type BuiltWorker = WorkerProject & { readonly bundle: string };

/** The content of a deployment: every Worker follows those that it binds, and the site is last. `release` names this content. */
export type Project = {
  readonly root: string;
  readonly workers: readonly BuiltWorker[];
  readonly site: BuiltWorker;
  readonly release: string;
};

/**
 * Reads the project in a folder (absolute). `configs`: the paths of its wrangler.toml files, the site's first; `toOwn` changes what
 * they say for one deployment. Throws a DeployError for what cannot be deployed.
 */
export function readProject(
  root: string,
  configs: readonly string[] = workers.map(({ config }) => config),
  toOwn: (project: WorkerProject) => WorkerProject = (project) => project,
): Project {
  const projects = readWorkerProjects(root, configs).map(toOwn).map(withoutIdleSecrets);
  // No Worker binds the site, which is first in the list: the reversed list keeps it behind all others.
  const ordered = toDeployOrder(projects.toReversed());
  const built = ordered.map((project) => ({ ...project, bundle: join(root, bundleFolder(project.config.name)) }));
  const site = built.find(({ config }) => config.name === siteName);
  if (site === undefined) throw new Error(`no wrangler.toml has the name ${siteName}`);
  return {
    root,
    workers: built,
    site,
    release: toRelease(
      built.map(({ config }) => config),
      [...built.map(({ bundle }) => bundle), join(root, "build/client")],
    ),
  };
}

/** A Worker that is switched off is deployed without the secrets that it would need. */
function withoutIdleSecrets(project: WorkerProject): WorkerProject {
  const { config } = project;
  const worker = workers.find(({ name }) => name === config.name);
  const isIdle = worker !== undefined && "switch" in worker && (config.vars[worker.switch] ?? "").trim() === "";
  return isIdle ? { ...project, config: { ...config, secrets: { required: [] } } } : project;
}
