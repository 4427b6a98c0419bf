import { createServer, request, type Agent, type Server } from "node:http";
import { unknownVisitor } from "../../shared/places/visitor.ts";
import type { OriginConfig } from "../../shared/operations/origin-choice.ts";
import { feedSign } from "./stack.ts";
import { bundleModules, compatibilityDate, directSocket, startWorkerd } from "./workerd.ts";

/** An origin on loopback that counts its requests by name. */
export type CountingOrigin = { readonly url: string; readonly asked: Map<string, number>; stop(): Promise<void> };

/** @param answer the answer to a path, sent after 20 ms so that other requests can arrive meanwhile */
export async function startOrigin(
  answer: (path: string) => { readonly status: number; readonly body: string },
): Promise<CountingOrigin> {
  const asked = new Map<string, number>();
  const server: Server = createServer(({ url = "" }, response) => {
    const count = (asked.get(url) ?? 0) + 1;
    asked.set(url, count);
    setTimeout(() => {
      const { status, body } = answer(url);
      response.writeHead(status, { "x-feed-seq": String(count) }).end(body);
    }, 20);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the origin has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Calls the proxy as the site does, for a visitor of the country in `x-country`, or for one from an unknown place. */
const gateway = `export default {
  async fetch({ method, url, headers }, env) {
    const reader = { method, pathname: new URL(url).pathname, sign: headers.get("x-fsign"), ifNoneMatch: null, geoip: null, origin: headers.get("x-feed-origin") };
    const visitor = ${JSON.stringify(unknownVisitor)};
    visitor.place.country = headers.get("x-country");
    const { body, ...init } = await env.FEED.answer(visitor, reader);
    return new Response(body, init);
  },
};`;

/** Starts the built proxy alone in a workerd, in front of one origin or several, and behind a Worker that has a socket. */
export async function startFeedProxy(
  origins: string | OriginConfig,
): Promise<{ readonly url: URL; stop(): Promise<void> }> {
  const config: OriginConfig = typeof origins === "string" ? { local: [], global: [], default_url: origins } : origins;
  const name = "tribune-feed-proxy";
  const miniflare = await startWorkerd([
    {
      name: "gateway",
      compatibilityDate,
      modules: true,
      script: gateway,
      serviceBindings: { FEED: { name, entrypoint: "Feeds" } },
      unsafeDirectSockets: directSocket,
    },
    {
      name,
      compatibilityDate,
      ...bundleModules(name),
      bindings: {
        FEED_SIGN: feedSign,
        ORIGINS: JSON.stringify(config),
      },
    },
  ]);
  return { url: await miniflare.unsafeGetDirectURL("gateway"), stop: () => miniflare.dispose() };
}

/**
 * Returns status and body in one text; reports a broken connection as such. `cutAfterMs` disconnects before the answer.
 */
export function askProxy(base: URL, name: string, agent: Agent, cutAfterMs?: number): Promise<string> {
  return new Promise((resolve) => {
    const url = new URL(`/1/x/feed/${name}`, base);
    const asking = request(url, { agent, headers: { "x-fsign": feedSign } }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (part) => {
        body += part;
      });
      response.on("end", () => resolve(`${response.statusCode} ${body}`));
    });
    asking.on("error", (error) => resolve(cutAfterMs === undefined ? error.message : "cut"));
    asking.end();
    if (cutAfterMs !== undefined) setTimeout(() => asking.destroy(), cutAfterMs);
  });
}
