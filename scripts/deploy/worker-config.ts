import { join } from "node:path";
import { z } from "zod";
import { experimental_readRawConfig } from "../wrangler-tools.ts";
import { DeployError } from "./deploy-error.ts";

const text = z.string();
const any = z.unknown().optional();
const list = <Item extends z.ZodType>(item: Item) => z.array(item).default([]);
const database = z.strictObject({ binding: text, database_name: text, migrations_dir: text.optional() });
const objects = z.strictObject({ name: text, class_name: text, script_name: text.optional() });
const classes = z.looseObject({ tag: text, new_sqlite_classes: z.array(text).optional() });

/** The keys that wrangler reads as they are. */
const asTheyAre = { compatibility_flags: any, keep_names: any, minify: any, rules: any, triggers: any };
/**
 * The keys of a wrangler.toml that a deployment supports. It refuses any other key, because that key could name a resource
 * that two environments of one account would share.
 */
const workerConfigSchema = z.strictObject({
  ...asTheyAre,
  name: text,
  main: text,
  compatibility_date: text,
  workers_dev: z.boolean().optional(),
  preview_urls: z.boolean().optional(),
  routes: z.array(any).optional(),
  services: list(z.strictObject({ binding: text, service: text, entrypoint: text.optional() })),
  vars: z.record(text, text).default({}),
  d1_databases: list(database),
  r2_buckets: list(z.strictObject({ binding: text, bucket_name: text })),
  durable_objects: z.strictObject({ bindings: z.array(objects) }).optional(),
  migrations: z.array(classes).optional(),
  send_email: z.array(z.strictObject({ name: text })).optional(),
  ratelimits: list(z.strictObject({ name: text, namespace_id: text.regex(/^[1-9]\d{0,8}$/), simple: any })),
  analytics_engine_datasets: list(z.strictObject({ binding: text, dataset: text })),
  version_metadata: z.strictObject({ binding: text }).optional(),
  secrets: z.strictObject({ required: z.array(text) }).default({ required: [] }),
  assets: z.looseObject({ directory: text, binding: text.optional() }).optional(),
  limits: z.strictObject({ cpu_ms: z.int().positive() }).optional(),
  observability: z.looseObject({ enabled: z.boolean(), head_sampling_rate: z.number().optional() }).optional(),
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
