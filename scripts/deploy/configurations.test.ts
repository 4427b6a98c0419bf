import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { root, siteName, workers } from "../workers.ts";
import { readWorkerProjects, type WorkerConfig, type WorkerProject } from "./worker-config.ts";

/** Settings for a development stack, never for a deployment: scripts/settings.ts and the benchmarks set them. */
const developmentSettings = [
  "DEV_PLACES",
  "DEV_PLACE",
  "DEV_PACE",
  "VARIANT_CHANGES",
  "PAGE_CACHE",
  "WORLD_SEED",
  "ORIGINS",
  "DEV_MAIL",
  "DEV_MAIL_ORIGIN",
  "DEV_TURNSTILE",
  "DEV_PROVIDERS",
];
/** Secrets that a deployment may do without; an operator puts them by hand (docs/runbook.md). */
const optionalSecrets = [
  "TURNSTILE_SECRET",
  "SIGN_IN_PROVIDERS",
  "VAPID_KEYS",
  "STATUS_KEY",
  "ACCESS_TEAM",
  "ACCESS_AUD",
];

const projects = readWorkerProjects(
  root,
  workers.map(({ config }) => config),
);
const each = projects.map((project) => [project.config.name, project] as const);
const configOf = (name: string) => projects.find(({ config }) => config.name === name);

it("every wrangler.toml of the repository belongs to a Worker that is built, tested and deployed", () => {
  const files = globSync(["wrangler.toml", "workers/*/wrangler.toml"], { cwd: root });
  expect(workers.map(({ config }) => config).toSorted()).toEqual(files.toSorted());
  expect(workers.map(({ name }) => name)).toEqual(projects.map(({ config }) => config.name));
});

it.each(each)("%s has an address of its own only if it is the site", (name, { config }) => {
  expect(config.preview_urls).toBe(false);
  expect(config.workers_dev === false && config.routes === undefined).toBe(name !== siteName);
});

it.each(each)("%s binds only what exists: Workers, their entry points, classes", (name, { config }) => {
  for (const { binding, service, entrypoint = "default" } of config.services) {
    const target = configOf(service);
    if (target === undefined) throw new Error(`${binding} binds ${service}, which does not exist`);
    expect(exportsOf(target)).toContain(entrypoint);
  }
  for (const { class_name, script_name = name } of config.durable_objects?.bindings ?? []) {
    const owner = configOf(script_name);
    if (owner === undefined) throw new Error(`${class_name} is of ${script_name}, which does not exist`);
    expect(exportsOf(owner)).toContain(class_name);
    expect(classesOf(owner.config), `${class_name} has no migration`).toContain(class_name);
  }
});

it.each(each)(
  "%s calls the others by entry points that have a name: their default one refuses",
  (_name, { config }) => {
    expect(config.services.filter(({ entrypoint = "default" }) => entrypoint === "default")).toEqual([]);
  },
);

it.each(each)("%s has the migrations of its databases", (_name, { config, folder }) => {
  for (const { migrations_dir } of config.d1_databases) {
    expect(globSync(`${migrations_dir}/*.sql`, { cwd: folder })).not.toEqual([]);
  }
});

it.each(each)(
  "%s declares every variable that its code reads from its environment, and no setting of development",
  (_name, { config }) => {
    const declared = [...declaredNames(config), ...optionalSecrets];
    expect(
      readNames(config.name).filter((name) => !declared.includes(name) && !developmentSettings.includes(name)),
    ).toEqual([]);
    expect(declared.filter((name) => developmentSettings.includes(name))).toEqual([]);
  },
);

it.each(each)("%s keeps no secret in its variables", (_name, { config }) => {
  expect(Object.keys(config.vars).filter((name) => /KEY|SECRET|TOKEN|PASSWORD/.test(name))).toEqual([]);
});

it.each(each)("%s is observed and its CPU is limited", (_name, { config }) => {
  expect(config.observability?.enabled).toBe(true);
  expect(config.observability?.head_sampling_rate).toBeGreaterThan(0);
  expect(config.limits?.cpu_ms).toBeGreaterThan(0);
});

it("all Workers have one compatibility date, and those that share FEED_SIGN the same", () => {
  expect(new Set(projects.map(({ config }) => config.compatibility_date)).size).toBe(1);
  expect(new Set(projects.flatMap(({ config }) => config.vars["FEED_SIGN"] ?? [])).size).toBe(1);
});

it("no two counters of requests share a number", () => {
  const ids = projects.flatMap(({ config }) => config.ratelimits.map(({ namespace_id }) => namespace_id));
  expect(new Set(ids).size).toBe(ids.length);
});

function declaredNames({
  services,
  vars,
  d1_databases,
  r2_buckets,
  analytics_engine_datasets,
  durable_objects,
  ratelimits,
  secrets,
  ...config
}: WorkerConfig) {
  return [
    ...[...services, ...d1_databases, ...r2_buckets, ...analytics_engine_datasets].map(({ binding }) => binding),
    ...[...(durable_objects?.bindings ?? []), ...ratelimits].map(({ name }) => name),
    ...(config.send_email ?? []).map(({ name }) => name),
    ...Object.keys(vars),
    ...secrets.required,
    ...[config.assets?.binding, config.version_metadata?.binding].filter((name) => name !== undefined),
  ];
}

const classesOf = ({ migrations = [] }: WorkerConfig) =>
  migrations.flatMap(({ new_sqlite_classes }) => new_sqlite_classes ?? []);

/** Lists the names that a Worker's code reads from its `env`. */
function readNames(worker: string): readonly string[] {
  const sources = workers.find(({ name }) => name === worker)?.sources ?? [];
  const files = sources.flatMap((source) =>
    source.endsWith("/") ? globSync(`${source}**/*.{ts,tsx}`, { cwd: root }) : [source],
  );
  const code = files.filter((file) => !/\.test\.|\/test\/|\.d\.ts$/.test(file));
  const text = code.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  return [...new Set([...text.matchAll(/(?<!import\.meta\.)\benv\.([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name))];
}

/** The names that a Worker's main module exports. */
function exportsOf({ config, folder }: WorkerProject): readonly string[] {
  const { body } = parseAst(stripTypeScriptTypes(readFileSync(join(folder, config.main), "utf8")));
  return body.flatMap((statement) => {
    if (statement.type === "ExportDefaultDeclaration") return ["default"];
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, specifiers } = statement;
    const names = specifiers.flatMap(({ exported }) => (exported.type === "Identifier" ? [exported.name] : []));
    return declaration?.type === "ClassDeclaration" ? [...names, declaration.id.name] : names;
  });
}
