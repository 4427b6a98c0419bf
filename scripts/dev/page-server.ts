import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/cloudflare";
import { createServer as createVite, type ViteDevServer } from "vite";
import { staticPages } from "../../app/gateway/static-pages.ts";
import { root } from "../workers.ts";

/** The paths that the Workers answer, sockets included; all other paths are pages and their sources. */
const behind = String.raw`^/(\d+/x/|push(\?|$)|ingest/|api/|graphql(\?|$))`;

/**
 * Pages from their sources, rendered in Node, and each changed component put into the open page. No gateway is in
 * front: no cache, no content security policy, no canonical addresses.
 *
 * @param stackUrl where all Workers answer @param toContext makes the context of the loaders from a request's place and its cookies
 */
export async function startPageServer(
  port: number,
  stackUrl: URL,
  toContext: (devPlace: string | null, cookies: string | null) => Promise<AppLoadContext>,
): Promise<{ readonly url: URL; readonly stop: () => Promise<void> }> {
  // Read by app/routes.ts.
  process.env["DESIGN_PAGE"] = "on";
  const server = createServer();
  const vite = await createVite({
    root,
    configFile: join(root, "config/vite.config.ts"),
    appType: "custom",
    // Bundle all packages at the start: a package that Vite finds later would reload the page.
    optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!**/*.test.*"] },
    server: {
      middlewareMode: { server },
      hmr: { server },
      // Each goal changes files of the databases; Vite would send every such change to the open pages.
      watch: { ignored: [join(root, ".wrangler/**"), join(root, "build/**"), join(root, "reports/**")] },
      proxy: { [behind]: { target: stackUrl.origin, ws: true } },
    },
  });
  vite.middlewares.use((request: IncomingMessage, response: ServerResponse) => {
    render(vite, request, toContext)
      .catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        return new Response(`${error instanceof Error ? error.stack : error}`, { status: 500 });
      })
      .then((answer) => send(answer, response))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.on("request", vite.middlewares);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: new URL(`http://127.0.0.1:${portOf(server)}`),
    stop: async () => {
      await vite.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function render(
  vite: ViteDevServer,
  { originalUrl, url, headers, method = "GET" }: IncomingMessage & { readonly originalUrl?: string },
  toContext: (devPlace: string | null, cookies: string | null) => Promise<AppLoadContext>,
): Promise<Response> {
  if (method !== "GET" && method !== "HEAD") return new Response("Pages are requested by GET", { status: 405 });
  // Remix's plugin makes this module; nothing types it.
  const build = (await vite.ssrLoadModule("virtual:remix/server-build")) as unknown as ServerBuild;
  const handle = createRequestHandler(build, "development");
  const place = headers["x-dev-place"];
  const context = await toContext(typeof place === "string" ? place : null, headers.cookie ?? null);
  const ask = (path: string) => handle(new Request(new URL(path, `http://${headers.host}`)), context);
  const page = await ask(originalUrl ?? url ?? "/");
  // Like the gateway, show one page for every missing address.
  return page.status === 404 && page.body === null ? ask(staticPages.notFound) : page;
}

async function send({ status, headers, body }: Response, response: ServerResponse): Promise<void> {
  response.writeHead(status, [...headers].flat());
  if (body === null) response.end();
  // Node's own type of a web stream is another one than the platform's.
  else Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]).pipe(response);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}
