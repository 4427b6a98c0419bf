import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A source's reply: an answer, headers with half a body, headers and then nothing, or a connection that breaks at once. */
export type Reply =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string }
  | { readonly cut: string }
  | "hang"
  | "drop";

export type Received = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** By the clock of the test, unix milliseconds. */
  readonly atMs: number;
};

export type Loopback = {
  readonly url: string;
  readonly received: readonly Received[];
  /** Answers in place of the source while it gives a reply. */
  override: ((received: Received) => Reply | null) | null;
  /** Whether its answers carry an ETag; a source may or may not. */
  etag: boolean;
  /** Called when a request is left without an answer. */
  onHang: () => void;
  stop(): Promise<void>;
};

/** A server on loopback that stands for a source. `nowMs`: the clock of the test. */
export async function startLoopback(answer: (received: Received) => Reply, nowMs: () => number): Promise<Loopback> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const one = { path: request.url ?? "/", headers: request.headers, atMs: nowMs() };
    received.push(one);
    send(response, loopback.override?.(one) ?? answer(one));
  });
  const send = (response: ServerResponse, reply: Reply): void => {
    if (reply === "drop") return void response.socket?.destroy();
    if (reply === "hang") {
      response.writeHead(200, { "content-type": "application/json" });
      response.flushHeaders();
      return loopback.onHang();
    }
    if ("cut" in reply) {
      response.writeHead(200, { "content-type": "application/json", "content-length": String(reply.cut.length + 100) });
      response.write(reply.cut, () => response.socket?.destroy());
      return;
    }
    const etag = loopback.etag
      ? { etag: `"${createHash("sha256").update(reply.body).digest("hex").slice(0, 12)}"` }
      : {};
    const type = "application/json; charset=utf-8";
    response.writeHead(reply.status ?? 200, { "content-type": type, ...etag, ...reply.headers });
    response.end(reply.body);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const loopback: Loopback = {
    url: `http://127.0.0.1:${port}`,
    received,
    override: null,
    etag: false,
    onHang: () => {},
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return loopback;
}
