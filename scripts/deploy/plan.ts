import type { Environment } from "./environment.ts";
import { hostsOf, type Project } from "./project.ts";
import type { Secrets } from "./secrets.ts";

/** Lists the steps of a deployment, a line for each Worker in its order, without a request to the account. */
export function toPlan({ workers, release }: Project, environment: Environment, secrets: Secrets): readonly string[] {
  const { name, suffix, isProduction } = environment;
  const lines = workers.map(({ config }, index) => {
    const variants = config.vars["VARIANT"];
    const parts = [
      ...(variants === undefined ? [] : [`variants ${variants}`]),
      ...(isProduction ? hostsOf(config.routes) : []).map((host) => `host ${host}`),
      ...config.d1_databases.map(({ database_name }) => `database ${database_name}${suffix}`),
      ...config.r2_buckets.map(({ bucket_name }) => `bucket ${bucket_name}${suffix}`),
      ...(config.durable_objects?.bindings ?? []).map(({ class_name }) => `objects ${class_name}`),
      ...config.secrets.required.map((one) => `secret ${one}${secrets.has(one) ? "" : " (from the account)"}`),
    ];
    return `${index + 1}. ${config.name}${suffix}${parts.length === 0 ? "" : ": "}${parts.join(", ")}`;
  });
  return [`Release ${release} for ${name}, in this order:`, ...lines];
}
