import { servedVersion, type AccountState, type Script, type StoredVersion } from "./account-state.ts";
import { ApiFault } from "./api-fault.ts";
import { checkUpload, classesAfter, type Upload } from "./check-upload.ts";

/** Returns the Worker with a name; if there is none, throws the API's answer. */
export function scriptOf(state: AccountState, name: string): Script {
  const script = state.scripts.get(name);
  if (script === undefined) throw new ApiFault(404, 10_007, "This Worker does not exist on your account.");
  return script;
}

/** Stores an upload without serving it. Throws an ApiFault and changes nothing if it is refused. */
export function storeVersion(state: AccountState, upload: Upload): StoredVersion {
  checkUpload(state, upload);
  const { name, metadata, main } = upload;
  const script = state.scripts.get(name) ?? createScript(name);
  const served = script.deployments.length === 0 ? [] : servedVersion(script).bindings;
  const sent = metadata.bindings.filter(({ type }) => type !== "inherit");
  const kept = served.filter(
    (binding) =>
      !sent.some(({ name }) => name === binding.name) &&
      ((metadata.keep_bindings ?? []).includes(binding.type) ||
        metadata.bindings.some(({ name, type }) => type === "inherit" && name === binding.name)),
  );
  const version: StoredVersion = {
    ...state.next(),
    number: script.versions.length + 1,
    tag: metadata.annotations?.["workers/tag"] ?? null,
    main,
    bindings: [...sent, ...kept],
    metadata,
  };
  for (const className of classesAfter(state, upload)) script.classes.add(className);
  if (metadata.migrations !== undefined) {
    script.migrationTag = metadata.migrations.new_tag;
    script.migratedAt = version.number;
  }
  if (metadata.observability !== undefined) script.observability = metadata.observability;
  script.versions.push(version);
  state.scripts.set(name, script);
  return version;
}

/** Serves a version to everyone. */
export function serve(state: AccountState, script: Script, versionId: string): void {
  const version = script.versions.find(({ id }) => id === versionId);
  if (version === undefined) throw new ApiFault(404, 10_007, `Version ${versionId} was not found.`);
  if (version.number < script.migratedAt) {
    // The refusal is documented, its code is not.
    throw new ApiFault(400, 10_021, "A Durable Object migration has occurred since this version.");
  }
  script.deployments.push({ ...state.next(), versionId });
}

/** Returns the API's answer about a version. */
export function toApiVersion({ id, number, createdOn, tag, metadata }: StoredVersion) {
  return {
    id,
    number,
    metadata: {
      created_on: createdOn,
      modified_on: createdOn,
      source: "wrangler",
      author_email: "someone@example.com",
    },
    annotations: { ...metadata.annotations, "workers/triggered_by": "upload" },
    resources: { script: { etag: id, handlers: ["fetch"] }, bindings: [] },
    ...(tag === null ? {} : { tag }),
  };
}

function createScript(name: string): Script {
  return {
    name,
    versions: [],
    deployments: [],
    classes: new Set(),
    migrationTag: null,
    migratedAt: 0,
    crons: [],
    domains: [],
    workersDev: false,
    previewUrls: false,
    observability: null,
  };
}
