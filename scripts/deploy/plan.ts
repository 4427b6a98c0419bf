import { fieldsOf } from "../../shared/basics/record.ts";
import type { Environment } from "./environment.ts";
import type { Project } from "./project.ts";
import type { Secrets } from "./secrets.ts";

/** Lists the steps of a deployment, a line for each Worker in its order, without a request to the account. */
export function toPlan(
  { workers, release }: Project,
  { name, suffix, isProduction }: Environment,
  secrets: Secrets,
): readonly string[] {
  return [
    `Release ${release} for ${name}, in this order:`,
    ...workers.map(({ config }, index) => {
      const parts = [
        ...(config.vars["VARIANT"] === undefined ? [] : [`variants ${config.vars["VARIANT"]}`]),
        ...(isProduction ? toHosts(config.routes) : []),
        ...config.d1_databases.map(({ database_name }) => `database ${database_name}${suffix}`),
        ...config.r2_buckets.map(({ bucket_name }) => `bucket ${bucket_name}${suffix}`),
        ...(config.durable_objects?.bindings ?? []).map(({ class_name }) => `objects ${class_name}`),
        ...config.secrets.required.map(
          (secret) => `secret ${secret}${secrets.has(secret) ? "" : " (from the account)"}`,
        ),
      ];
      return `${index + 1}. ${config.name}${suffix}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}`;
    }),
  ];
}

/** The hosts that a Worker is reached by; of other kinds of routes the dashboard tells. */
const toHosts = (routes: readonly unknown[] = []): readonly string[] =>
  routes.flatMap((route) => {
    const pattern = fieldsOf(route)["pattern"];
    return typeof pattern === "string" ? [`host ${pattern}`] : [];
  });
