import { DeployError } from "./deploy-error.ts";
import type { WorkerConfig } from "./worker-config.ts";

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
