import { createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { exchange, type Outcome } from "./exchange.ts";

const answer = "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok";
const input = { method: "PROPFIND", path: "/", headers: {}, body: null };

let server: Server;
const open = new Set<Socket>();
afterEach(() => {
  server.close();
  for (const socket of open) socket.destroy();
  open.clear();
});

/** A server that gets each request with the number it has on its connection, from 1 on. */
async function serve(play: (socket: Socket, request: number) => void): Promise<URL> {
  server = createServer((socket) => {
    let request = 0;
    open.add(socket);
    socket.on("error", () => {});
    socket.on("data", () => play(socket, (request += 1)));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return new URL(`http://127.0.0.1:${address.port}`);
}

const exchangeAtOnce = (url: URL, count: number): Promise<readonly Outcome[]> =>
  Promise.all(Array.from({ length: count }, () => exchange(url, input)));
const kindsOf = (outcomes: readonly Outcome[]) => new Set(outcomes.map(({ kind }) => kind));

describe("one request of the attacks", () => {
  it("is answered where the server closes every connection that was idle, as it arrives on one", async () => {
    const url = await serve((socket, request) => (request === 1 ? socket.write(answer) : socket.resetAndDestroy()));
    // More idle connections than requests: a second try must not take another of them.
    expect(kindsOf(await exchangeAtOnce(url, 24))).toEqual(new Set(["answer"]));
    expect(kindsOf(await exchangeAtOnce(url, 8))).toEqual(new Set(["answer"]));
  });

  it("is cut, and not sent again, where the server closes a connection that was new", async () => {
    let requests = 0;
    const url = await serve((socket) => {
      requests += 1;
      socket.resetAndDestroy();
    });
    expect(await exchange(url, input)).toMatchObject({ kind: "cut" });
    expect(requests).toBe(1);
  });

  it("is cut where the server answers nobody any more", async () => {
    let isUp = true;
    const url = await serve((socket) => (isUp ? socket.write(answer) : socket.resetAndDestroy()));
    await exchange(url, input);
    isUp = false;
    expect(await exchange(url, input)).toMatchObject({ kind: "cut" });
  });
});
