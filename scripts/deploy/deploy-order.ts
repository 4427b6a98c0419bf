import { DeployError } from "./deploy-error.ts";
import type { WorkerConfig } from "./worker-config.ts";

/** The part of a Worker's configuration that decides the order. */
type Bound = { readonly config: Pick<WorkerConfig, "name" | "services" | "durable_objects"> };

/**
 * Sorts the Workers so that each follows those that it binds: Cloudflare refuses a binding to a Worker or entry point that
 * does not exist. Throws a DeployError for a circle, which no order satisfies, and for a binding to a Worker that is not deployed.
 */
export function toDeployOrder<T extends Bound>(workers: readonly T[]): readonly T[] {
  const byName = new Map(workers.map((worker) => [worker.config.name, worker]));
  const ordered = new Set<T>();
  const visit = (worker: T, path: readonly string[]): void => {
    if (ordered.has(worker)) return;
    const { name } = worker.config;
    const callers = [...path, name];
    if (path.includes(name)) {
      const circle = callers.slice(callers.indexOf(name)).join(" → ");
      throw new DeployError(`These Workers bind each other in a circle, and none can be deployed first: ${circle}`);
    }
    for (const boundName of boundWorkers(worker)) {
      const bound = byName.get(boundName);
      if (bound === undefined)
        throw new DeployError(`${name} binds ${boundName}, which is not a Worker of this project.`);
      visit(bound, callers);
    }
    ordered.add(worker);
  };
  for (const worker of workers) visit(worker, []);
  return [...ordered];
}

/** The names of the other Workers that a Worker binds. */
function boundWorkers({ config: { name, services, durable_objects } }: Bound): readonly string[] {
  const objects = durable_objects?.bindings ?? [];
  return [...services.map(({ service }) => service), ...objects.flatMap(({ script_name }) => script_name ?? [])].filter(
    (bound) => bound !== name,
  );
}
