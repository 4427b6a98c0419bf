import type { OriginConfig } from "../../shared/operations/origin-choice.ts";
import { embeddedOrigin } from "../../shared/operations/parse-origin-config.ts";
import type { BesideWorker } from "../stack.ts";
import { startLoopbackServer } from "./loopback-server.ts";

type Entry = { readonly name: string; readonly weight: number; readonly countries: readonly string[] };
type Origins = { readonly local: readonly Entry[]; readonly global: readonly Entry[] };

const europe = ["AT", "CZ", "DE", "ES", "GB", "IE", "IT", "PL", "PT"];

/** The variants of the demonstration whose feeds come from origins on this machine, chosen by country and weight (C7.07, C7.16). */
const originsOf: Readonly<Record<string, Origins>> = {
  fr: {
    local: [
      { name: "paris", weight: 3, countries: ["FR", "MC"] },
      { name: "lyon", weight: 1, countries: ["FR", "MC"] },
      { name: "brussels", weight: 1, countries: ["BE", "CH", "LU", "NL"] },
      { name: "frankfurt", weight: 1, countries: europe },
    ],
    global: [
      { name: "world-1", weight: 2, countries: ["CA", "US"] },
      { name: "world-2", weight: 1, countries: ["CA", "US"] },
    ],
  },
  us: {
    local: [
      { name: "new-york", weight: 2, countries: ["US"] },
      { name: "dallas", weight: 1, countries: ["US"] },
      { name: "toronto", weight: 1, countries: ["CA"] },
    ],
    global: [{ name: "world-3", weight: 1, countries: ["BR", "GB"] }],
  },
};

export const originWorkerName = "demonstration-origin";

/** Returns a Worker that serves the feeds of the stack to the origins on this machine. Like each origin, it checks the signature of a request. */
export const createOriginWorker = (signature: string): BesideWorker => ({
  name: originWorkerName,
  modules: true,
  compatibilityDate: "2026-10-01",
  bindings: { SIGNATURE: signature },
  serviceBindings: { FEEDS: { name: "tribune-origin", entrypoint: "OriginFeeds" } },
  unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  script: `export default {
  async fetch({ url, headers }, env) {
    const [, project, name] = /^\\/(\\d+)\\/x\\/feed\\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
    if (name === undefined || headers.get("x-fsign") !== env.SIGNATURE) return new Response("not found\\n", { status: 404 });
    const asked = { market: headers.get("x-feed-market"), knownEtag: headers.get("if-none-match") };
    const { body, etag, seq } = await env.FEEDS.feed({ projectId: Number(project), name, ...asked });
    const said = { "x-feed-seq": String(seq), ...(etag === null ? {} : { etag }) };
    return new Response(body, { status: body === null ? 304 : 200, headers: said });
  },
};`,
});

/** Starts an origin for each name: it passes requests on to the stack once that runs, and counts the feeds that it served. */
export async function startDemonstrationOrigins(
  variants: readonly { readonly id: string; readonly projectId: number }[],
) {
  let stack: URL | null = null;
  const started = new Map<string, Awaited<ReturnType<typeof startOrigin>>>();
  const toConfig = async (entries: readonly Entry[]) =>
    Promise.all(
      entries.map(async ({ name, weight, countries }) => {
        const origin = started.get(name) ?? (await startOrigin(name, () => stack));
        started.set(name, origin);
        return { url: origin.url, weight, countries };
      }),
    );
  const byProject: Record<string, OriginConfig> = {};
  for (const { id, projectId } of variants) {
    const origins = originsOf[id];
    if (origins === undefined) continue;
    const [local, global] = [await toConfig(origins.local), await toConfig(origins.global)];
    byProject[projectId] = { local, global, default_url: embeddedOrigin };
  }
  return {
    /** As the feed proxy's `ORIGINS_OF_PROJECTS` has them. */
    byProject,
    /** How many feeds each served. */
    counts: () => Object.fromEntries([...started].map(([name, origin]) => [name, origin.count()])),
    /** @param url the Worker of `createOriginWorker` */
    open: (url: URL) => void (stack = url),
    stop: () => Promise.all([...started.values()].map((origin) => origin.stop())),
  };
}

const passedOn = ["x-fsign", "x-feed-market", "if-none-match"];
const answered = ["x-feed-seq", "etag"];

async function startOrigin(name: string, toStack: () => URL | null) {
  let served = 0;
  const { origin, stop } = await startLoopbackServer(async ({ url = "/", headers }, response) => {
    const stack = toStack();
    if (stack === null) return response.writeHead(503).end();
    if (url === "/") return response.end(`Demonstration: the origin ${name} served ${served} feeds.\n`);
    const said = passedOn.flatMap((header) => {
      const value = headers[header];
      return typeof value === "string" ? [[header, value] as [string, string]] : [];
    });
    const answer = await fetch(new URL(url, stack), { headers: said }).catch((): null => null);
    if (answer === null) return response.writeHead(502).end();
    served += 1;
    const kept = answered.flatMap((header) => {
      const value = answer.headers.get(header);
      return value === null ? [] : [[header, value] as const];
    });
    return response.writeHead(answer.status, Object.fromEntries(kept)).end(await answer.text());
  });
  return { url: origin, count: () => served, stop };
}
