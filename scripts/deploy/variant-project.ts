import type { Variant } from "../../variants/variant.ts";
import { providersName, pushName, siteName } from "../workers.ts";
import { DeployError } from "./deploy-error.ts";
import { toEnvironment, type Environment } from "./environment.ts";
import type { WorkerConfig, WorkerProject } from "./worker-config.ts";

/**
 * The deployment of one or more variants, beside others in one account: "ch" for their visitors, "ch-staging" to try a release.
 * Throws a DeployError for a name that cannot be part of a Worker's.
 */
export function toVariantEnvironment(folders: readonly string[], stage: string | undefined): Environment {
  if (stage === "production") throw new DeployError("Without --stage it is production.");
  return { ...toEnvironment([...folders, stage ?? []].flat().join("-")), isProduction: stage === undefined };
}

/** The location hint of objects by the first part of a zone; objects for South America run in the north. */
const nearby = { Africa: "afr", America: "enam", Asia: "apac", Atlantic: "weur", Europe: "weur" };
const regions: Readonly<Record<string, string>> = { ...nearby, Australia: "oc", Pacific: "oc" };

/**
 * Returns a function that changes a project for these variants. The site serves their hosts, which are made with it, or an address of
 * workers.dev. The Worker of public sources knows the variants too, because some sources are not for all of them. Hubs run where
 * the visitors of the first one are.
 */
export function toVariantSite(variants: readonly Variant[]): (project: WorkerProject) => WorkerProject {
  const VARIANT = [...new Set(variants.map(({ folder }) => folder))].join(",");
  const HOME_REGION = regions[variants[0]?.timeZone.split("/")[0] ?? ""];
  const hosts = variants.flatMap((variant) => variant.hosts);
  const routes = hosts.length === 0 ? undefined : hosts.map((pattern) => ({ pattern, custom_domain: true }));
  const toOwn = ({ vars, ...config }: WorkerConfig): Partial<WorkerConfig> => {
    if (config.name === providersName) return { vars: { ...vars, VARIANT } };
    if (config.name === pushName && HOME_REGION !== undefined) return { vars: { ...vars, HOME_REGION } };
    return config.name === siteName ? { vars: { ...vars, VARIANT }, workers_dev: hosts.length === 0, routes } : {};
  };
  return ({ config, folder }) => ({ folder, config: { ...config, ...toOwn(config) } });
}
