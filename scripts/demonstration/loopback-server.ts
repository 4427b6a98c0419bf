import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Starts a server on this machine; port 0 takes any free one. */
export async function startLoopbackServer(answer: Answer, port = 0) {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this form.
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
