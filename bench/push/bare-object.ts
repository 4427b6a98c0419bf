import { compatibilityDate, directSocket, startWorkerd } from "../../tests/support/workerd.ts";
import { workerdPids } from "../process-cpu.ts";
import { toRow, type Contender } from "./contender.ts";
import { postRow } from "./server-process.ts";

const script = `import { DurableObject } from "cloudflare:workers";
export class Room extends DurableObject {
  async fetch(request) {
    if (request.method === "POST") {
      const row = await request.text();
      for (const socket of this.ctx.getWebSockets()) socket.send(row);
      return new Response("ok");
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }
}
export default { fetch: (request, env) => env.ROOM.getByName("all").fetch(request) };`;

/** One Durable Object with all sockets, which sends each row to each of them and does nothing else. */
export async function startBareObject(): Promise<Contender> {
  const others = new Set(workerdPids());
  const miniflare = await startWorkerd([
    {
      name: "room",
      modules: [{ type: "ESModule", path: "room.js", contents: script }],
      compatibilityDate,
      compatibilityFlags: ["no_web_socket_compression"],
      durableObjects: { ROOM: { className: "Room", useSQLite: true } },
      unsafeDirectSockets: directSocket,
    },
  ]);
  const publishAt = await miniflare.unsafeGetDirectURL("room");
  const url = new URL(publishAt);
  url.protocol = "ws:";
  return {
    name: "bare object",
    url,
    wire: {},
    publish: (seq) => postRow(publishAt, toRow(seq)),
    pids: workerdPids().filter((pid) => !others.has(pid)),
    stop: () => miniflare.dispose(),
  };
}
