import { DeployError } from "./deploy-error.ts";

/**
 * A deployment of the whole project beside others in one account: its Workers, database and counters are its own, because
 * their names end in `suffix`. Production has none.
 */
export type Environment = { readonly name: string; readonly suffix: string; readonly isProduction: boolean };

/** Throws a DeployError for a name that cannot be part of a Worker's. */
export function toEnvironment(name = "production"): Environment {
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name))
    throw new DeployError(`"${name}" is no name of an environment: up to 20 of a-z, 0-9 and "-", a letter first.`);
  const isProduction = name === "production";
  return { name, suffix: isProduction ? "" : `-${name}`, isProduction };
}
