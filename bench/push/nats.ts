import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/port.ts";
import { toRow, type Contender } from "./contender.ts";
import { startServer } from "./server-process.ts";

/** A NATS server of the machine (`nats-server` in the path) with its WebSocket port; rows are published over TCP, as its clients do. */
export async function startNats(): Promise<Contender> {
  const [tcpPort, webPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "nats-"));
  const config = join(folder, "nats.conf");
  writeFileSync(
    config,
    `host: 127.0.0.1\nport: ${tcpPort}\nwebsocket { host: 127.0.0.1, port: ${webPort}, no_tls: true }\n`,
  );
  const { pid, stop } = await startServer("nats-server", ["-c", config], folder, () => isListening(tcpPort));
  const publisher = await openPublisher(tcpPort);
  return {
    name: "NATS",
    url: new URL(`ws://127.0.0.1:${webPort}/`),
    wire: {
      greeting: ['CONNECT {"verbose":false,"pedantic":false,"echo":false}\r\nSUB rows 1\r\nPING\r\n'],
      isReady: (text) => text.startsWith("PONG"),
      answer: (text) => (text.startsWith("PING") ? "PONG\r\n" : null),
    },
    publish: (seq) => publisher.publish(toRow(seq)),
    pids: [pid],
    async stop() {
      publisher.close();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Publishes with a question behind each row, whose answer says that it was taken. */
async function openPublisher(port: number) {
  const socket: Socket = connect(port, "127.0.0.1");
  const waiting: (() => void)[] = [];
  socket.setEncoding("utf8").on("data", (text: string) => {
    for (const line of text.split("\r\n")) {
      if (line === "PONG") waiting.shift()?.();
      if (line === "PING") socket.write("PONG\r\n");
    }
  });
  await once(socket, "connect");
  socket.write('CONNECT {"verbose":false,"pedantic":false}\r\n');
  return {
    publish(row: string) {
      const taken = new Promise<void>((resolve) => waiting.push(resolve));
      socket.write(`PUB rows ${Buffer.byteLength(row)}\r\n${row}\r\nPING\r\n`);
      return taken;
    },
    close: () => socket.destroy(),
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
