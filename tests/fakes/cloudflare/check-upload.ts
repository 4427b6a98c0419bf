import { servedVersion, type AccountState, type Binding, type UploadMetadata } from "./account-state.ts";
import { ApiFault } from "./api-fault.ts";

/** A Worker that is about to be uploaded; `main`: the text of its main module. */
export type Upload = { readonly name: string; readonly metadata: UploadMetadata; readonly main: string };

/**
 * Throws Cloudflare's refusal of an upload, with its code and text if they are known: from reports of people who met
 * them, because the API's own description names none.
 */
export function checkUpload(state: AccountState, upload: Upload): void {
  const { metadata } = upload;
  if (state.plan === "free" && metadata.limits !== undefined) {
    throw new ApiFault(400, 100_328, "CPU limits are not supported for the Free plan.");
  }
  checkMigrations(state, upload);
  for (const binding of metadata.bindings) checkBinding(state, upload, binding);
}

/** Returns the classes that the Worker's objects may have after the upload. */
export function classesAfter(state: AccountState, { name, metadata }: Upload): ReadonlySet<string> {
  const made = (metadata.migrations?.steps ?? []).flatMap(({ new_sqlite_classes }) => new_sqlite_classes ?? []);
  return new Set([...(state.scripts.get(name)?.classes ?? []), ...made]);
}

/** The names that a bundle's main module exports. */
export function exportsOf(main: string): readonly string[] {
  const list = /export\s*\{([^}]*)\}/g;
  return [...main.matchAll(list)].flatMap(([, names]) =>
    (names ?? "").split(",").map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? "",
    ),
  );
}

function checkMigrations(state: AccountState, { name, metadata, main }: Upload): void {
  const script = state.scripts.get(name);
  const exported = exportsOf(main);
  const gone = [...(script?.classes ?? [])].find((className) => !exported.includes(className));
  if (gone !== undefined) {
    const text = `New version of script does not export class '${gone}' which is depended on by existing Durable Objects.`;
    throw new ApiFault(400, 10_064, text);
  }
  if (metadata.migrations === undefined) return;
  const tag = script?.migrationTag ?? null;
  if ((metadata.migrations.old_tag ?? null) !== tag) {
    throw new ApiFault(412, 10_079, `Migration tag precondition failed; current tag is ${tag ?? "not set"}`);
  }
  for (const className of metadata.migrations.steps.flatMap(({ new_sqlite_classes }) => new_sqlite_classes ?? [])) {
    const subject = `Cannot apply new-sqlite-class migration to class '${className}' that is`;
    if (script?.classes.has(className) === true) {
      throw new ApiFault(400, 10_074, `${subject} already depended on by existing Durable Objects`);
    }
    if (!exported.includes(className)) throw new ApiFault(400, 10_070, `${subject} not exported by script.`);
  }
}

function checkBinding(state: AccountState, upload: Upload, binding: Binding): void {
  switch (binding.type) {
    case "service":
      return checkService(state, upload, binding);
    case "d1":
      return checkDatabase(state, binding);
    case "r2_bucket":
      if (state.buckets.has(binding.bucket_name ?? "")) return;
      // The refusal is known, its code is not.
      throw new ApiFault(400, 10_085, `R2 bucket '${binding.bucket_name}' not found`);
    case "durable_object_namespace":
      return checkObject(state, upload, binding);
    case "inherit":
      return checkInherited(state, upload, binding);
    case "ratelimit":
      return checkRateLimit(binding);
    case "assets":
      if (upload.metadata.assets === undefined) throw new ApiFault(400, 10_021, "ASSETS has no assets");
      return;
    case "analytics_engine":
      if (state.hasAnalytics) return;
      throw new ApiFault(
        403,
        10_089,
        "You need to enable Analytics Engine. Head to the Cloudflare Dashboard to enable.",
      );
    case "send_email":
    case "plain_text":
    case "secret_text":
    case "version_metadata":
      return;
    default:
      throw new Error(`the fake knows no binding of type ${binding.type}`);
  }
}

function checkService(state: AccountState, upload: Upload, { name, service, entrypoint }: Binding): void {
  const target = state.scripts.get(service ?? "");
  if (target === undefined && service !== upload.name) {
    const text = `Service binding '${name}' references Worker '${service}' which was not found. Verify the Worker exists in your account and that the service name in your configuration is correct.`;
    throw new ApiFault(400, 10_143, text);
  }
  const main = target === undefined ? upload.main : servedVersion(target).main;
  if (entrypoint !== undefined && !exportsOf(main).includes(entrypoint)) {
    // The refusal is known, its code is not.
    throw new ApiFault(400, 10_021, `Worker '${service}' has no entrypoint '${entrypoint}'`);
  }
}

function checkDatabase(state: AccountState, { name, id }: Binding): void {
  if (id === undefined) {
    throw new ApiFault(400, 10_021, `binding ${name} of type d1 must have a valid \`id\` specified`);
  }
  if (!state.databases.has(id)) {
    const text = `D1 binding '${name}' references database '${id}' which was not found. Verify the database exists in your account and that the database_id in your configuration is correct.`;
    throw new ApiFault(400, 10_181, text);
  }
}

function checkObject(state: AccountState, upload: Upload, { class_name, script_name }: Binding): void {
  const owner = script_name === undefined || script_name === upload.name ? null : script_name;
  const classes = owner === null ? classesAfter(state, upload) : (state.scripts.get(owner)?.classes ?? new Set());
  if (classes.has(class_name ?? "")) return;
  const text = `Cannot create binding for class '${class_name}' because it is not currently configured to implement Durable Objects. Ensure a --new-class migration has been applied to it.`;
  throw new ApiFault(400, 10_061, text);
}

function checkInherited(state: AccountState, { name: worker }: Upload, { name }: Binding): void {
  const script = state.scripts.get(worker);
  if (script !== undefined && servedVersion(script).bindings.some((kept) => kept.name === name)) return;
  throw new ApiFault(
    400,
    10_057,
    `inherit binding '${name}' is invalid: no previous version has a binding of that name`,
  );
}

function checkRateLimit({ name, namespace_id, simple }: Binding): void {
  const isValid = /^[1-9][0-9]*$/.test(namespace_id ?? "") && [10, 60].includes(simple?.period ?? 0);
  if (!isValid) throw new ApiFault(400, 10_021, `binding ${name} of type ratelimit is invalid`);
}
