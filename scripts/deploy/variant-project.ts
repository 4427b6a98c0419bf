import type { Variant } from "../../variants/variant.ts";
import { DeployError } from "./deploy-error.ts";
import { toEnvironment, type Environment } from "./environment.ts";
import type { WorkerProject } from "./worker-config.ts";
import { providersName, pushName, siteName } from "../workers.ts";

/**
 * The deployment of one or more variants, beside others in one account: "ch" for their visitors, "ch-staging" to try a release.
 * Throws a DeployError for a name that cannot be part of a Worker's.
 */
export function toVariantEnvironment(folders: readonly string[], stage: string | undefined): Environment {
  const name = [...folders, ...(stage === undefined ? [] : [stage])].join("-");
  if (stage === "production") throw new DeployError("Without --stage it is production.");
  return { ...toEnvironment(name), isProduction: stage === undefined };
}

/**
 * The site's Worker as the one of these variants: it knows which they are, and is reached by their hosts, which are made with it. Without
 * a host it has an address of workers.dev. The Worker of public sources knows them, too: some sources are not for all of them. Hubs run
 * where the visitors of the first one are.
 */
export const toVariantSite =
  (variants: readonly Variant[]) =>
  (project: WorkerProject): WorkerProject => {
    const folders = [...new Set(variants.map(({ folder }) => folder))].join(",");
    if (project.config.name === providersName) {
      return { ...project, config: { ...project.config, vars: { ...project.config.vars, VARIANT: folders } } };
    }
    if (project.config.name === pushName) {
      const region = regionOf(variants[0]?.timeZone ?? "");
      if (region === null) return project;
      return { ...project, config: { ...project.config, vars: { ...project.config.vars, HOME_REGION: region } } };
    }
    if (project.config.name !== siteName) return project;
    const hosts = variants.flatMap((variant) => variant.hosts);
    const { routes: _, ...config } = project.config;
    return {
      ...project,
      config: {
        ...config,
        vars: { ...config.vars, VARIANT: folders },
        workers_dev: hosts.length === 0,
        ...(hosts.length === 0 ? {} : { routes: hosts.map((pattern) => ({ pattern, custom_domain: true })) }),
      },
    };
  };

/** The location hint of objects by the first part of a zone; objects for South America run in the north. */
const regions: Readonly<Record<string, string>> = {
  Africa: "afr",
  America: "enam",
  Asia: "apac",
  Atlantic: "weur",
  Australia: "oc",
  Europe: "weur",
  Pacific: "oc",
};
/** Null for a zone that is nowhere, such as UTC. */
const regionOf = (timeZone: string): string | null => regions[timeZone.split("/")[0] ?? ""] ?? null;
