import { WebSocket } from "ws";
import { toSignedHeaders } from "../../shared/ingest/signature.ts";
import { exchange } from "../../tests/security/harness/exchange.ts";
import { provider } from "../../tests/support/stack.ts";
import { attackerAddress, createToll, pause, type Aim, type Toll } from "./attack.ts";

const readers = 300;
/** Rows a second: each is sent to every reader. */
const batchesPerSecond = 5;
const rowsPerBatch = 200;

/** Sockets on a sport with many changes; those of the attack never read. */
export async function holdReaders(aim: Aim, seconds: number, reads: boolean): Promise<Toll> {
  const { counts, add } = createToll();
  const sockets = await openSockets(aim, readers, attackerAddress);
  for (const socket of sockets) {
    socket.on("close", (code) => add(`closed ${code}`));
    if (!reads) socket.pause();
  }
  const endMs = performance.now() + seconds * 1000;
  for (let batch = 0; performance.now() < endMs; batch += 1) {
    const startMs = performance.now();
    add(`posted ${await postGoals(aim, batch)}`);
    await pause(Math.max(0, 1000 / batchesPerSecond - (performance.now() - startMs)));
  }
  for (const socket of sockets) {
    socket.removeAllListeners("close");
    socket.terminate();
  }
  return counts;
}

const floodSockets = 20;
const framesPerSecond = 4_000;

/** Frames without end on a few sockets, each opened again when it is closed. */
export async function flood(aim: Aim, seconds: number, frame: string): Promise<Toll> {
  const { counts, add } = createToll();
  let sockets = await openSockets(aim, floodSockets, attackerAddress);
  const endMs = performance.now() + seconds * 1000;
  while (performance.now() < endMs) {
    for (const socket of sockets) {
      for (let sent = 0; sent < framesPerSecond / floodSockets / 20; sent += 1) {
        if (socket.readyState === WebSocket.OPEN && socket.bufferedAmount < 65_536) socket.send(frame);
      }
    }
    await pause(50);
    const closed = sockets.filter(({ readyState }) => readyState !== WebSocket.OPEN);
    if (closed.length === 0) continue;
    for (const _ of closed) add("closed");
    sockets = [
      ...sockets.filter((socket) => !closed.includes(socket)),
      ...(await openSockets(aim, closed.length, attackerAddress)),
    ];
  }
  for (const socket of sockets) socket.terminate();
  return counts;
}

/** Those that were opened; the others were refused. */
async function openSockets(aim: Aim, count: number, client: string): Promise<readonly WebSocket[]> {
  const url = new URL("/push?v=4&join=u_1_1:0", aim.url);
  url.protocol = "ws:";
  const opened: WebSocket[] = [];
  for (let done = 0; done < count; done += 50) {
    await Promise.all(
      Array.from({ length: Math.min(50, count - done) }, async () => {
        const socket = new WebSocket(url, { headers: { "cf-connecting-ip": client } });
        const isOpen = await new Promise<boolean>((resolve) => {
          socket.on("open", () => resolve(true));
          socket.on("error", () => resolve(false));
        });
        if (isOpen) opened.push(socket);
      }),
    );
  }
  return opened;
}

/** Goals in every game, a row of the update subject each; answers the status. */
export async function postGoals(aim: Aim, batch: number, rows = rowsPerBatch): Promise<string> {
  const incidents = Array.from({ length: rows }, (_, index) => ({
    eventId: aim.eventIds[index % aim.eventIds.length],
    kind: "goal",
    side: 1 + ((batch + index) % 2),
    minute: "12",
  }));
  const path = "/ingest/v1/incidents";
  const body = JSON.stringify({ sportId: 1, incidents });
  const request = { method: "POST", path, body, nowSeconds: Math.floor(Date.now() / 1000) };
  const headers = { "content-type": "application/json", ...(await toSignedHeaders(provider, request)) };
  const outcome = await exchange(new URL(aim.url), { method: "POST", path, headers, body });
  return outcome.kind === "answer" ? String(outcome.answer.status) : outcome.kind;
}
