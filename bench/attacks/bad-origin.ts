import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Stack } from "../../scripts/stack.ts";
import { feedSign } from "../../tests/support/stack.ts";

export type Mood = "good" | "wrong" | "hanging";

/** An operator's origin in front of another stack's feeds, which can turn bad: HTML with 200, or no answer at all. */
export async function startMoodyOrigin(behind: Stack) {
  let mood: Mood = "good";
  const hanging = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    switch (mood) {
      case "wrong":
        response.writeHead(200, { "content-type": "text/html" });
        response.end("<!doctype html><h1>Under maintenance</h1>");
        return;
      case "hanging":
        hanging.add(response);
        return;
      case "good":
        void passOn(behind, request.url ?? "/", response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A listening TCP server's address is of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    turn(next: Mood) {
      mood = next;
    },
    stop() {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function passOn(behind: Stack, path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(new URL(path, behind.directUrl), {
    headers: { "x-fsign": feedSign, "x-dev-place": "FR:IDF" },
  });
  const seq = answer.headers.get("x-feed-seq");
  const headers = { "content-type": "text/plain; charset=utf-8", ...(seq === null ? {} : { "x-feed-seq": seq }) };
  response.writeHead(answer.status, headers);
  response.end(await answer.text());
}
