import { join } from "node:path";
import { freePort } from "../../scripts/port.ts";
import { root } from "../../scripts/workers.ts";
import { toRow, type Contender } from "./contender.ts";
import { answersAt, postRow, startServer } from "./server-process.ts";

/** The library `ws` in a Node of its own. */
export async function startWs(): Promise<Contender> {
  const port = await freePort();
  const publishAt = new URL(`http://127.0.0.1:${port}/`);
  const script = join(root, "bench/push/ws-server.mjs");
  const { pid, stop } = await startServer(process.execPath, [script, String(port)], root, answersAt(publishAt));
  return {
    name: "ws",
    url: new URL(`ws://127.0.0.1:${port}/`),
    wire: {},
    publish: (seq) => postRow(publishAt, toRow(seq)),
    pids: [pid],
    stop,
  };
}
