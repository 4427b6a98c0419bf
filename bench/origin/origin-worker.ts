import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "../../scripts/wrangler-tools.ts";
import { applyMigrations, type RunSql } from "../../scripts/apply-migrations.ts";
import type { OriginFeedQuestion } from "../../shared/wire/origin-feeds.ts";
import { catalogue, root } from "../../scripts/workers.ts";
import { bundleModules, compatibilityDate, directSocket, startWorkerd } from "../../tests/support/workerd.ts";

export type OriginWorker = {
  /** The built origin behind a Worker that calls it, on workerd's own socket. */
  readonly origin: URL;
  /** A Worker that answers any request with one `SELECT 1` of the origin's catalogue. */
  readonly probe: URL;
  /** A Worker that reads a feed several times, as a place does: it takes `Reads` and answers `ReadLast`. */
  readonly reader: URL;
  readonly count: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Input of `reader`: the service that it calls, the feed, and the number of reads. */
export type Reads = {
  readonly of: "ledger" | "shelf";
  readonly question: OriginFeedQuestion;
  readonly times: number;
};
/** The reader's answer about its last read; `length` is null if the caller had the body already. */
export type ReadLast = { readonly etag: string; readonly length: number | null };

export const provider = { provider: "bench", key: "the-key-of-a-bench-and-of-no-one-else" };

const proxy = "tribune-feed-proxy";
const push = `import { WorkerEntrypoint } from "cloudflare:workers";
export class Publisher extends WorkerEntrypoint {
  publish(_sportId, { firstSeq, rows }) { return { have: firstSeq + rows.length - 1 }; }
}
export default { fetch: () => new Response(null, { status: 404 }) };`;
/** Passes requests on as the site does. */
const gateway = `export default {
  fetch: (request, env) =>
    new URL(request.url).pathname.startsWith("/ingest/") ? env.ORIGIN.ingest(request) : env.ORIGIN.search(request),
};`;
const reader = `export default {
  async fetch(request, env) {
    const { of, question, times } = await request.json();
    const asked = of === "shelf" ? env.SHELF.getByName("sport:1:weur") : env.FEEDS;
    let last = null;
    for (let count = 0; count < times; count += 1) {
      const { body, etag } = await asked.feed({ ...question, leastSeq: 0 });
      last = { etag, length: body === null ? null : body.length };
    }
    return Response.json(last);
  },
};`;
const probe = `export default {
  fetch: async (_request, env) => Response.json(await env.CATALOGUE.prepare("SELECT 1").first()),
};`;

/** Starts only the origin, with an empty world and a hub that takes everything; its data is gone when it stops. */
export async function startOriginWorker(): Promise<OriginWorker> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, catalogue.config));
  const databaseId = "bench-catalogue";
  const miniflare = await startWorkerd([
    {
      ...workerOptions,
      name: catalogue.worker,
      d1Databases: { [catalogue.binding]: databaseId },
      bindings: Object.assign({}, workerOptions.bindings, {
        INGEST_KEYS: JSON.stringify({ [provider.provider]: provider.key }),
        WORLD_SEED: "",
      }),
      ...bundleModules(catalogue.worker),
    },
    { name: "tribune-push-durable-object", compatibilityDate, modules: true, script: push },
    {
      name: "gateway",
      compatibilityDate,
      modules: true,
      script: gateway,
      unsafeDirectSockets: directSocket,
      serviceBindings: { ORIGIN: { name: catalogue.worker, entrypoint: "OriginServices" } },
    },
    {
      name: "reader",
      compatibilityDate,
      modules: true,
      script: reader,
      unsafeDirectSockets: directSocket,
      serviceBindings: { FEEDS: { name: catalogue.worker, entrypoint: "OriginFeeds" } },
      durableObjects: { SHELF: { className: "Shelf", scriptName: proxy, useSQLite: true } },
    },
    {
      name: proxy,
      compatibilityDate,
      ...bundleModules(proxy),
      serviceBindings: { ORIGIN: { name: catalogue.worker, entrypoint: "OriginFeeds" } },
      durableObjects: { SHELF: { className: "Shelf", useSQLite: true } },
    },
    {
      name: "probe",
      compatibilityDate,
      modules: true,
      script: probe,
      unsafeDirectSockets: directSocket,
      d1Databases: { [catalogue.binding]: databaseId },
    },
  ]);
  const database = await miniflare.getD1Database(catalogue.binding, catalogue.worker);
  const run: RunSql = async (statements) => {
    const prepared = statements.map(([sql, ...values]) => database.prepare(sql).bind(...values));
    return (await database.batch<Record<string, unknown>>(prepared)).map(({ results }) => results);
  };
  await applyMigrations(run, join(root, catalogue.migrations));
  return {
    origin: await miniflare.unsafeGetDirectURL("gateway"),
    reader: await miniflare.unsafeGetDirectURL("reader"),
    probe: await miniflare.unsafeGetDirectURL("probe"),
    count: async () =>
      (await database
        .prepare("SELECT COUNT(*) AS count FROM entry WHERE kind IN ('team', 'player') AND indexed = 1")
        .first<number>("count")) ?? 0,
    stop: () => miniflare.dispose(),
  };
}
