import { servedVersion, type AccountState, type UploadMetadata } from "./account-state.ts";
import { ApiFault } from "./api-fault.ts";
import { createDatabase, databaseOf, query, toApiDatabase } from "./databases.ts";
import { scriptOf, serve, storeVersion, toApiVersion } from "./scripts.ts";

/** A call: what the path named, in order, and the request. */
type Call = { readonly state: AccountState; readonly names: readonly string[]; readonly request: Request };
type Route = readonly [method: string, path: RegExp, answer: (call: Call) => unknown];

const script = "/workers/scripts/([^/]+)";

/** Every API call that wrangler makes for a deployment; a path starts after the account's id. */
const routes: readonly Route[] = [
  ["GET", /^\/workers\/services\/([^/]+)$/, ({ state, names: [name = ""] }) => describeService(state, name)],
  ["GET", /^\/workers\/workers\/([^/]+)$/, ({ state, names: [name = ""] }) => describeWorker(state, name)],
  ["GET", /^\/workers\/subdomain$/, ({ state }) => ({ subdomain: subdomainOf(state) })],
  ["GET", on("/secrets"), ({ state, names: [name = ""] }) => secretsOf(state, name)],
  [
    "GET",
    on("/settings"),
    ({ state, names: [name = ""] }) => ({ bindings: servedVersion(scriptOf(state, name)).bindings }),
  ],
  ["PUT", on(""), upload],
  ["POST", on("/versions"), uploadVersion],
  [
    "GET",
    on("/versions"),
    ({ state, names: [name = ""] }) => ({ items: scriptOf(state, name).versions.map(toApiVersion) }),
  ],
  ["GET", on("/versions/([^/]+)"), describeVersion],
  ["GET", on("/deployments"), ({ state, names: [name = ""] }) => ({ deployments: deploymentsOf(state, name) })],
  ["POST", on("/deployments"), deploy],
  ["PATCH", on("/script-settings"), changeSettings],
  ["POST", on("/subdomain"), changeSubdomain],
  ["PUT", on("/schedules"), changeSchedules],
  ["POST", on("/domains/changeset"), () => ({ added: [], removed: [], updated: [], conflicting: [] })],
  ["PUT", on("/domains/records"), changeDomains],
  ["POST", on("/assets-upload-session"), openAssetsSession],
  ["POST", /^\/workers\/assets\/upload$/, uploadAssets],
  ["POST", /^\/r2\/buckets$/, createBucket],
  ["GET", /^\/r2\/buckets\/([^/]+)$/, describeBucket],
  ["GET", /^\/d1\/database$/, listDatabases],
  [
    "POST",
    /^\/d1\/database$/,
    async ({ state, request }) => createDatabase(state, (await body<{ name: string }>(request)).name),
  ],
  ["GET", /^\/d1\/database\/([^/]+)$/, ({ state, names: [id = ""] }) => toApiDatabase(databaseOf(state, id))],
  [
    "POST",
    /^\/d1\/database\/([^/]+)\/query$/,
    async ({ state, names: [id = ""], request }) =>
      query(databaseOf(state, id), (await body<{ sql: string }>(request)).sql),
  ],
];

/** Returns the API's answer to a call. Throws an ApiFault for a refusal, and an error for a call that the fake does not know. */
export function answerCall(state: AccountState, path: string, request: Request): unknown {
  for (const [method, pattern, answer] of routes) {
    const match = method === request.method ? pattern.exec(path) : null;
    if (match !== null) return answer({ state, names: match.slice(1).map(decodeURIComponent), request });
  }
  throw new Error(`the fake does not know ${request.method} ${path}`);
}

function on(path: string): RegExp {
  return new RegExp(`^${script}${path}$`);
}

const body = async <T>(request: Request): Promise<T> => (await request.json()) as T;

function describeService(state: AccountState, name: string) {
  const script = state.scripts.get(name);
  if (script === undefined) throw new ApiFault(404, 10_090, "workers.api.error.service_not_found");
  const { migrationTag } = script;
  return {
    id: name,
    default_environment: {
      environment: "production",
      script: {
        id: name,
        tag: `tag-of-${name}`,
        tags: [],
        last_deployed_from: "wrangler",
        ...(migrationTag === null ? {} : { migration_tag: migrationTag }),
      },
    },
  };
}

function describeWorker(state: AccountState, name: string) {
  const { workersDev, previewUrls } = scriptOf(state, name);
  return { id: name, name, subdomain: { enabled: workersDev, previews_enabled: previewUrls } };
}

async function changeDomains({ state, names: [name = ""], request }: Call) {
  const { origins } = await body<{ origins: readonly { hostname: string }[] }>(request);
  scriptOf(state, name).domains = origins.map(({ hostname }) => hostname);
  return [];
}

async function createBucket({ state: { buckets }, request }: Call) {
  const { name } = await body<{ name: string }>(request);
  if (buckets.has(name))
    throw new ApiFault(409, 10_004, "The bucket you tried to create already exists, and you own it.");
  buckets.add(name);
  return { name };
}

function describeBucket({ state: { buckets }, names: [name = ""] }: Call) {
  if (!buckets.has(name)) throw new ApiFault(404, 10_006, "The specified bucket does not exist.");
  return { name };
}

function subdomainOf({ subdomain }: AccountState): string {
  if (subdomain === null) throw new ApiFault(404, 10_007, "You do not have a workers.dev subdomain.");
  return subdomain;
}

function secretsOf(state: AccountState, name: string) {
  const { bindings } = servedVersion(scriptOf(state, name));
  return bindings.filter(({ type }) => type === "secret_text").map(({ name, type }) => ({ name, type }));
}

/** Stores an upload and serves it at once. */
async function upload({ state, names: [name = ""], request }: Call) {
  const version = storeVersion(state, { name, ...(await readUpload(request)) });
  serve(state, scriptOf(state, name), version.id);
  return { id: name, etag: version.id, deployment_id: version.id.replaceAll("-", ""), startup_time_ms: 1 };
}

async function uploadVersion({ state, names: [name = ""], request }: Call) {
  scriptOf(state, name);
  const sent = await readUpload(request);
  if (sent.metadata.migrations !== undefined) {
    const text =
      "Version upload failed. You attempted to upload a version of a Worker that includes a Durable Object migration, but migrations must be fully applied via a non-versioned deployment.";
    throw new ApiFault(400, 10_211, text);
  }
  return { ...toApiVersion(storeVersion(state, { name, ...sent })), startup_time_ms: 1 };
}

async function readUpload(request: Request): Promise<{ metadata: UploadMetadata; main: string }> {
  const form = await request.formData();
  const metadata = JSON.parse(String(form.get("metadata"))) as UploadMetadata;
  const main = form.get(metadata.main_module);
  if (!(main instanceof File)) throw new ApiFault(400, 10_021, `No such module "${metadata.main_module}".`);
  return { metadata, main: await main.text() };
}

function describeVersion({ state, names: [name = "", id = ""] }: Call) {
  const version = scriptOf(state, name).versions.find((version) => version.id === id);
  if (version === undefined) throw new ApiFault(404, 10_007, `Version ${id} was not found.`);
  return toApiVersion(version);
}

function deploymentsOf(state: AccountState, name: string) {
  return scriptOf(state, name)
    .deployments.toReversed()
    .map(({ id, createdOn, versionId }) => ({
      id,
      source: "wrangler",
      strategy: "percentage",
      author_email: "someone@example.com",
      created_on: createdOn,
      versions: [{ version_id: versionId, percentage: 100 }],
    }));
}

async function deploy({ state, names: [name = ""], request }: Call) {
  const { versions } = await body<{ versions: readonly { version_id: string }[] }>(request);
  for (const { version_id } of versions) serve(state, scriptOf(state, name), version_id);
  return { id: state.next().id };
}

async function changeSettings({ state, names: [name = ""], request }: Call) {
  const { observability } = await body<Pick<UploadMetadata, "observability">>(request);
  scriptOf(state, name).observability = observability ?? null;
  return {};
}

async function changeSubdomain({ state, names: [name = ""], request }: Call) {
  const { enabled, previews_enabled } = await body<{ enabled: boolean; previews_enabled: boolean }>(request);
  const script = scriptOf(state, name);
  if (enabled) subdomainOf(state);
  script.workersDev = enabled;
  script.previewUrls = previews_enabled;
  return { enabled, previews_enabled };
}

async function changeSchedules({ state, names: [name = ""], request }: Call) {
  const schedules = await body<readonly { readonly cron: string }[]>(request);
  scriptOf(state, name).crons = schedules.map(({ cron }) => cron);
  return { schedules };
}

/** Requests the files that the account lacks; if it has all, the session's token is the one that an upload names. */
async function openAssetsSession({ state, request }: Call) {
  const { manifest } = await body<{ manifest: Readonly<Record<string, { hash: string }>> }>(request);
  const missing = Object.values(manifest)
    .map(({ hash }) => hash)
    .filter((hash) => !state.assets.has(hash));
  return { jwt: "session", buckets: missing.length === 0 ? [] : [[...new Set(missing)]] };
}

async function uploadAssets({ state, request }: Call) {
  if (request.headers.get("authorization") !== "Bearer session")
    throw new ApiFault(401, 10_000, "Authentication error");
  for (const [hash, file] of await request.formData()) state.assets.set(hash, String(file));
  return { jwt: "complete" };
}

function listDatabases({ state, request }: Call) {
  const { searchParams } = new URL(request.url);
  const pageSize = Number(searchParams.get("per_page") ?? 100);
  const start = (Number(searchParams.get("page") ?? 1) - 1) * pageSize;
  return [...state.databases.values()].slice(start, start + pageSize).map(toApiDatabase);
}
