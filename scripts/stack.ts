import "./quiet-wrangler.ts";
import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { applyMigrations } from "./apply-migrations.ts";
import { createDatabaseWorker } from "./stack-databases.ts";
import { bundleFolder, databases, providersName, root, workers } from "./workers.ts";
import { convertV4MiniflareOptions, Miniflare, unstable_getMiniflareWorkerOptions } from "./wrangler-tools.ts";

const script = `const isText = /^(?:text\\/(?!event-stream)|image\\/svg|application\\/(?:[\\w.+-]*json|javascript|[\\w.+-]*xml))/;
/** A request with more cannot be passed on to a Worker. */
const mostHeaders = 1000;
/** Where every client of a local stack is. */
const cf = { continent: "NA", country: "US", regionCode: "TX", timezone: "America/Chicago", colo: "DFW" };

export default {
  async fetch(request, env) {
    // Those of one name are read as one with commas.
    const headerCount = [...request.headers].reduce((sum, [, value]) => sum + value.split(",").length, 0);
    if (!URL.canParse(request.url) || headerCount > mostHeaders) {
      return new Response("Bad Request", { status: 400 });
    }
    const headers = new Headers(request.headers);
    const place = env.PLACES[new URL(request.url).hostname] ?? env.PLACES.other;
    if (place !== undefined && !headers.has("x-dev-place")) headers.set("x-dev-place", place);
    if (!headers.has("cf-connecting-ip")) headers.set("cf-connecting-ip", "127.0.0.1");
    const answer = await env.SITE.fetch(new Request(request, { cf, headers, redirect: "manual" }));
    const takesGzip = /\\bgzip\\b/.test(headers.get("accept-encoding") ?? "");
    if (!takesGzip || answer.body === null || answer.headers.has("content-encoding")) return answer;
    if (!isText.test(answer.headers.get("content-type") ?? "")) return answer;
    const packed = new Response(answer.body, answer);
    packed.headers.set("content-encoding", "gzip");
    return packed;
  },
};`;

/**
 * A Worker of a local stack alone, which does what Cloudflare's network does in front of the site: refuses addresses that are
 * none and too many headers, says who and where the client is, and compresses texts. Miniflare's own front answers the first two with 500.
 * @param site the site Worker's name
 * @param places where clients are that name no place, by the name of the host that they ask for, and under `other`
 */
const createFront = (site: string, port: number, places: Readonly<Record<string, string>>) => ({
  name: "local-front",
  modules: true as const,
  compatibilityDate: "2026-10-01",
  script,
  bindings: { PLACES: places },
  serviceBindings: { SITE: site },
  unsafeDirectSockets: [{ host: "127.0.0.1", port }],
});

export type StackOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder that keeps the Durable Objects and the catalogue between starts; null keeps nothing. */
  readonly persistTo: string | null;
  /** Variables of a development or test stack, given to every Worker over those of its wrangler.toml. */
  readonly vars: Readonly<Record<string, string>>;
  /** Workers beside those of the product, in Miniflare's terms. */
  readonly beside?: readonly BesideWorker[];
  /** Where clients are that name no place, by host name (`createFront`). */
  readonly places?: Readonly<Record<string, string>>;
  /**
   * False leaves the static files out: Miniflare serves them from a Worker in front of the site, and a deployment does not. A text is
   * the folder of other files than those of the build.
   */
  readonly assets?: boolean | string;
  /**
   * Limits per client: "off", or a number for each one named, over those of wrangler.toml. Without it they are as deployed.
   */
  readonly limits?: "off" | Readonly<Record<string, number>>;
  /** Code that runs in the site Worker before its own: lets its platform fail. */
  readonly sitePrelude?: string;
  /** Opens the debugger's port, which reports each Worker's memory. */
  readonly inspected?: boolean;
  /** Takes what the Workers and the runtime write, a message at a time; without it they write to the console. */
  readonly onLog?: (entry: LogEntry) => void;
};

/** A Worker that calls those of the product; it answers on a loopback port of its own. */
export type BesideWorker = {
  readonly name: string;
  readonly modules: true;
  readonly compatibilityDate: string;
  readonly script: string;
  readonly bindings: Readonly<Record<string, string>>;
  readonly serviceBindings: Readonly<Record<string, { readonly name: string; readonly entrypoint: string }>>;
  readonly unsafeDirectSockets: { readonly host: string; readonly port: number }[];
};

/** `level` as in the console's methods: `error`, `warn`, `log` … */
export type LogEntry = { readonly level: string; readonly message: string };

export type Stack = {
  readonly url: URL;
  /** The site Worker on workerd's own socket, without the front of a local stack. */
  readonly directUrl: URL;
  /** The address of all Workers' debugger, null when it is not open. */
  readonly inspectorUrl: URL | null;
  /** The address of a Worker beside those of the product. */
  urlOf(worker: string): Promise<URL>;
  /** Returns the site Worker's bindings, for code that runs beside it in Node. */
  bindings<Bindings>(): Promise<Bindings>;
  /** Runs a statement in a Worker's database, as an operator would. @returns the rows of a question */
  runSql(binding: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Throws the object out of memory; its storage and its hibernating sockets stay. */
  evict(worker: string, className: string, objectName: string): Promise<void>;
  stop(): Promise<void>;
};

/** True when `npm run build` has left a bundle of every Worker. */
export function isBuilt(): boolean {
  return workers.every(({ name }) => existsSync(join(root, bundleFolder(name, "local"))));
}

/** Runs every Worker of the built stack in one workerd, on one port, without an account or a network (docs/adr/003). */
export async function startStack(options: StackOptions): Promise<Stack> {
  const databaseWorker = createDatabaseWorker();
  const front = createFront(workers[0].name, options.port, options.places ?? {});
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      telemetry: { enabled: false },
      ...(options.inspected === true ? { inspectorPort: 0 } : {}),
      ...(options.onLog === undefined ? {} : { handleStructuredLogs: options.onLog }),
      ...(options.persistTo === null ? {} : { resourcePersistencePath: options.persistTo }),
      workers: [
        ...workers.map(({ name, config }) => toWorkerOptions(name, config, options)),
        databaseWorker.options,
        ...(options.beside ?? []),
        front,
      ],
    }),
  );
  await miniflare.ready;
  const databaseUrl = await miniflare.unsafeGetDirectURL(databaseWorker.options.name);
  for (const { binding, migrations } of databases) {
    // The table of applied migrations makes a repetition safe.
    await applyMigrations(databaseWorker.open(databaseUrl, binding), join(root, migrations));
  }
  // No cron runs locally. Without a source that is switched on nothing is started, and no request leaves.
  if ((options.vars["PROVIDERS"] ?? "") !== "") await (await miniflare.getWorker(providersName)).scheduled({});
  return {
    url: await miniflare.unsafeGetDirectURL(front.name),
    inspectorUrl: options.inspected === true ? await miniflare.getInspectorURL() : null,
    urlOf: (worker) => miniflare.unsafeGetDirectURL(worker),
    bindings: <Bindings>() => miniflare.getBindings<Bindings>(workers[0].name),
    directUrl: await miniflare.unsafeGetDirectURL(workers[0].name),
    async runSql(binding, statement) {
      const [rows = []] = await databaseWorker.open(databaseUrl, binding)([[statement]]);
      return rows;
    },
    evict: (worker, className, objectName) =>
      miniflare.unsafeEvictDurableObject(worker, className, { name: objectName, webSockets: "hibernate" }),
    stop: () => miniflare.dispose(),
  };
}

/** The module types of a bundle's files, by file ending. */
const moduleTypes: Readonly<Record<string, "ESModule" | "CompiledWasm" | "Data">> = {
  ".js": "ESModule",
  ".wasm": "CompiledWasm",
  ".ttf": "Data",
};

const isScript = (file: string): boolean => file.endsWith(".js");

function toWorkerOptions(
  name: string,
  config: string,
  { vars, assets = true, limits = {}, sitePrelude }: StackOptions,
) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, config));
  if (assets === false) delete workerOptions.assets;
  if (typeof assets === "string") Object.assign(workerOptions.assets ?? {}, { directory: assets });
  if (limits === "off") delete workerOptions.ratelimits;
  else {
    for (const [binding, { simple }] of Object.entries(workerOptions.ratelimits ?? {})) {
      simple.limit = limits[binding] ?? simple.limit;
    }
  }
  const folder = join(root, bundleFolder(name, "local"));
  // The first module is the entry; wrangler names the files beside it by their content.
  const files = readdirSync(folder).toSorted((left, right) => Number(isScript(right)) - Number(isScript(left)));
  const modules = files.flatMap((file) => {
    const type = moduleTypes[extname(file)];
    return type === undefined ? [] : [{ type, path: join(folder, file) }];
  });
  const entry = files.find(isScript);
  const prelude =
    sitePrelude === undefined || name !== workers[0].name
      ? []
      : [
          {
            type: "ESModule" as const,
            path: join(folder, "prelude.js"),
            contents: `${sitePrelude}\nexport { default } from "./${entry}";`,
          },
        ];
  return {
    ...workerOptions,
    name,
    unsafeDirectSockets: name === workers[0].name ? [{ host: "127.0.0.1", port: 0 }] : [],
    bindings: Object.assign({}, workerOptions.bindings, vars),
    modulesRoot: folder,
    modules: [...prelude, ...modules],
  };
}
