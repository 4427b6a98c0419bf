import { parseJson } from "../../../shared/basics/parse-json.ts";
import type { OriginConfig } from "../../../shared/operations/origin-choice.ts";
import { onlyEmbedded, parseOriginConfig } from "../../../shared/operations/parse-origin-config.ts";
import { variants } from "../../../variants/variant-of.ts";

export type OriginSettings = {
  /** Local stacks and tests set it to replace every variant's own origins: `{local, global, default_url}` as JSON. */
  readonly ORIGINS?: string;
};

/**
 * The origins of a project's feeds: those of its variant.
 * @throws OriginConfigError for a setting of the wrong shape (C8.07)
 */
export function originsByProject(setting: string | undefined): (projectId: number) => OriginConfig {
  if (setting !== undefined) {
    const config = parseOriginConfig(parseJson(setting));
    return () => config;
  }
  const byProject = new Map(variants.map(({ projectId, origins }) => [projectId, origins]));
  return (projectId) => byProject.get(projectId) ?? onlyEmbedded;
}
