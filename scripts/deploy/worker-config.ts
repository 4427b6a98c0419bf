import { join } from "node:path";
import { z } from "zod";
import { experimental_readRawConfig } from "../wrangler-tools.ts";
import { DeployError } from "./deploy-error.ts";

const serviceSchema = z.strictObject({
  binding: z.string(),
  service: z.string(),
  entrypoint: z.string().optional(),
});

const databaseSchema = z.strictObject({
  binding: z.string(),
  database_name: z.string(),
  migrations_dir: z.string().optional(),
});

const bucketSchema = z.strictObject({ binding: z.string(), bucket_name: z.string() });

const objectSchema = z.strictObject({
  name: z.string(),
  class_name: z.string(),
  script_name: z.string().optional(),
});

const rateLimitSchema = z.strictObject({
  name: z.string(),
  /** A number that is one counter in the whole account. */
  namespace_id: z.string().regex(/^[1-9][0-9]{0,8}$/),
  simple: z.strictObject({ limit: z.int().positive(), period: z.union([z.literal(10), z.literal(60)]) }),
});

const datasetSchema = z.strictObject({ binding: z.string(), dataset: z.string() });

/**
 * The keys of a wrangler.toml that a deployment supports. It refuses any other key, because that key could name a resource
 * that two environments of one account would share.
 */
const workerConfigSchema = z.strictObject({
  name: z.string(),
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()).optional(),
  keep_names: z.boolean().optional(),
  minify: z.boolean().optional(),
  workers_dev: z.boolean().optional(),
  preview_urls: z.boolean().optional(),
  routes: z.array(z.unknown()).optional(),
  services: z.array(serviceSchema).default([]),
  vars: z.record(z.string(), z.string()).default({}),
  d1_databases: z.array(databaseSchema).default([]),
  r2_buckets: z.array(bucketSchema).default([]),
  durable_objects: z.strictObject({ bindings: z.array(objectSchema) }).optional(),
  migrations: z
    .array(z.looseObject({ tag: z.string(), new_sqlite_classes: z.array(z.string()).optional() }))
    .optional(),
  /** Mail goes to whoever registers: no address is fixed. */
  send_email: z.array(z.strictObject({ name: z.string() })).optional(),
  ratelimits: z.array(rateLimitSchema).default([]),
  analytics_engine_datasets: z.array(datasetSchema).default([]),
  version_metadata: z.strictObject({ binding: z.string() }).optional(),
  secrets: z.strictObject({ required: z.array(z.string()) }).default({ required: [] }),
  assets: z.looseObject({ directory: z.string(), binding: z.string().optional() }).optional(),
  rules: z.array(z.strictObject({ type: z.literal("Data"), globs: z.array(z.string()) })).optional(),
  triggers: z.strictObject({ crons: z.array(z.string()) }).optional(),
  limits: z.strictObject({ cpu_ms: z.int().positive() }).optional(),
  observability: z
    .looseObject({ enabled: z.boolean(), head_sampling_rate: z.number().min(0).max(1).optional() })
    .optional(),
});

export type WorkerConfig = z.infer<typeof workerConfigSchema>;

/** A Worker's configuration and the folder (absolute) that its paths start from. */
export type WorkerProject = { readonly config: WorkerConfig; readonly folder: string };

/** Reads wrangler.toml files; `paths` start at `root`. Throws a DeployError that names the unsupported keys and values. */
export function readWorkerProjects(root: string, paths: readonly string[]): readonly WorkerProject[] {
  return paths.map((path) => {
    const parsed = workerConfigSchema.safeParse(experimental_readRawConfig({ config: join(root, path) }).rawConfig);
    if (!parsed.success) throw new DeployError(`${path}: ${z.prettifyError(parsed.error)}`);
    return { config: parsed.data, folder: join(root, path, "..") };
  });
}
