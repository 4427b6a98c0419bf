import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/port.ts";
import { root } from "../../scripts/workers.ts";
import { toRow, type Contender } from "./contender.ts";
import { answersAt, postRow, startServer } from "./server-process.ts";

const version = "4.8.4";

/** Socket.IO in a Node of its own, installed into a temporary folder: needs npm's registry. */
export async function startSocketIo(): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), "socket-io-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(join(root, "bench/push/socket-io-server.mjs"), join(folder, "server.mjs"));
    const args = ["install", "--no-audit", "--no-fund", "--prefix", folder, `socket.io@${version}`];
    execFileSync("npm", args, { stdio: "ignore" });
    const port = await freePort();
    const publishAt = new URL(`http://127.0.0.1:${port}/`);
    const { pid, stop } = await startServer(process.execPath, ["server.mjs", `${port}`], folder, answersAt(publishAt));
    return {
      name: "socket.io",
      url: new URL(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`),
      // Its own protocol: 0 opens, 40 joins, 42 is an event, 2 asks for a 3.
      wire: {
        isReady: (text) => text.startsWith("40"),
        answer: (text) => (text === "2" ? "3" : text.startsWith("0") ? "40" : null),
      },
      publish: (seq) => postRow(publishAt, toRow(seq)),
      pids: [pid],
      async stop() {
        await stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
