import type { DatabaseSync } from "node:sqlite";

/** One binding of an upload, as the API has it. */
export type Binding = {
  readonly name: string;
  readonly type: string;
  readonly text?: string;
  readonly service?: string;
  readonly entrypoint?: string;
  readonly id?: string;
  readonly class_name?: string;
  readonly bucket_name?: string;
  readonly script_name?: string;
  readonly namespace_id?: string;
  readonly simple?: { readonly limit: number; readonly period: number };
};

export type UploadMetadata = {
  readonly main_module: string;
  readonly bindings: readonly Binding[];
  readonly compatibility_date: string;
  readonly keep_bindings?: readonly string[];
  readonly migrations?: {
    readonly old_tag?: string;
    readonly new_tag: string;
    readonly steps: readonly { readonly new_sqlite_classes?: readonly string[] }[];
  };
  readonly limits?: { readonly cpu_ms: number };
  readonly observability?: { readonly enabled: boolean; readonly head_sampling_rate?: number };
  readonly annotations?: Readonly<Record<string, string>>;
  readonly assets?: { readonly jwt: string };
};

export type StoredVersion = {
  readonly id: string;
  readonly number: number;
  readonly createdOn: string;
  readonly tag: string | null;
  /** The text of the main module. */
  readonly main: string;
  readonly bindings: readonly Binding[];
  readonly metadata: UploadMetadata;
};

export type Script = {
  readonly name: string;
  readonly versions: StoredVersion[];
  /** Ids of versions, the newest deployment last. */
  readonly deployments: { readonly id: string; readonly createdOn: string; readonly versionId: string }[];
  /** Durable Object classes that migrations made. */
  readonly classes: Set<string>;
  migrationTag: string | null;
  /** The number of the first version after the last migration: older ones can no longer be served. */
  migratedAt: number;
  crons: readonly string[];
  workersDev: boolean;
  /** Hosts of the account's own domains that lead to it. */
  domains: readonly string[];
  previewUrls: boolean;
  observability: UploadMetadata["observability"] | null;
};

export type Database = { readonly id: string; readonly name: string; readonly sql: DatabaseSync };

/** The state of a Cloudflare account, as far as a deployment of this project touches it. */
export type AccountState = {
  readonly plan: "free" | "paid";
  /** The account's part of *.workers.dev; null when it never chose one. */
  readonly subdomain: string | null;
  /** Whether somebody has switched Analytics Engine on. */
  readonly hasAnalytics: boolean;
  readonly scripts: Map<string, Script>;
  readonly databases: Map<string, Database>;
  /** Names. */
  readonly buckets: Set<string>;
  /** Contents of static files by their hash. */
  readonly assets: Map<string, string>;
  /** Hands out ids and times that only go up. */
  readonly next: () => { readonly id: string; readonly createdOn: string };
};

const firstSecond = 1_750_000_000;

export function createAccountState(
  options: Partial<Pick<AccountState, "plan" | "subdomain" | "hasAnalytics">> = {},
): AccountState {
  let count = 0;
  return {
    plan: options.plan ?? "paid",
    subdomain: options.subdomain === undefined ? "example" : options.subdomain,
    hasAnalytics: options.hasAnalytics ?? true,
    scripts: new Map(),
    databases: new Map(),
    buckets: new Set(),
    assets: new Map(),
    next: () => {
      count += 1;
      return {
        id: `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`,
        createdOn: new Date((firstSecond + count) * 1000).toISOString(),
      };
    },
  };
}

/** The version of a Worker that visitors get. */
export function servedVersion(script: Script): StoredVersion {
  const versionId = script.deployments.at(-1)?.versionId;
  const version = script.versions.find(({ id }) => id === versionId);
  if (version === undefined) throw new Error(`${script.name} serves nothing`);
  return version;
}
