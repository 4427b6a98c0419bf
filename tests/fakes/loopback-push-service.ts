import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushRequest } from "./fake-push-service.ts";

/** Starts a push service over HTTP on this machine: it answers 201, and hands over the requests in order. */
export async function startLoopbackPushService() {
  const requests: PushRequest[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      requests.push({ endpoint: origin + request.url, headers, body: new Uint8Array(Buffer.concat(parts)) });
      response.writeHead(201).end();
      for (const wake of waiting.splice(0)) wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    async next(): Promise<PushRequest> {
      for (;;) {
        const request = requests.shift();
        if (request !== undefined) return request;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
