import { WebSocket } from "ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { exchange, type HttpAnswer } from "./harness/exchange.ts";
import { clientAddress, inTurns, startGround, type Ground } from "./harness/ground.ts";

/** More than the limits of this stack let one client ask for. */
const most = 600;
/** Small ones, so that a test reaches them; requests are counted in hundreds. */
const limits = { LIMIT_REQUESTS: 1, LIMIT_PAGES: 20, LIMIT_SEARCH: 20, LIMIT_GRAPH: 20, LIMIT_SOCKETS: 20 };
const neighbour = "192.0.2.7";

describe("one client that asks without end", () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await startGround({ limits });
  });
  afterAll(() => ground.stack.stop());

  const get = async (path: string, address: string): Promise<HttpAnswer | null> => {
    const outcome = await exchange(ground.url, { method: "GET", path, headers: clientAddress(address), body: null });
    return outcome.kind === "answer" ? outcome.answer : null;
  };

  async function firstRefusal(path: string, attacker: string): Promise<HttpAnswer | null> {
    let refusal: HttpAnswer | null = null;
    await inTurns(most, async () => {
      if (refusal !== null) return;
      const answer = await get(path, attacker);
      if (answer?.status === 429) refusal = answer;
    });
    return refusal;
  }

  for (const [index, path] of [
    "/",
    "/nothing-here",
    "/api/v2/search/?q=paris",
    `/graphql?query=${encodeURIComponent("{ sports { id } }")}`,
  ].entries()) {
    it(`is answered 429 with retry-after at ${path.slice(0, 16)}, and its neighbour is not`, async () => {
      const refusal = await firstRefusal(path, `192.0.2.${100 + index}`);
      expect(refusal?.status).toBe(429);
      expect(Number(refusal?.headers["retry-after"])).toBeGreaterThan(0);
      expect((await get(path, neighbour))?.status).not.toBe(429);
    });
  }

  it("is refused the next socket, by status or by close code, and its neighbour is not", async () => {
    const sockets: WebSocket[] = [];
    let refused = 0;
    await inTurns(most, async () => {
      if (refused > 0) return;
      const { socket, isRefused } = await openSocket(ground, "192.0.2.200");
      sockets.push(socket);
      if (isRefused) refused += 1;
    });
    expect(refused).toBeGreaterThan(0);
    const next = await openSocket(ground, neighbour);
    expect(next.isRefused).toBe(false);
    for (const socket of [...sockets, next.socket]) socket.terminate();
  });
});

/** A socket that has had its first frame, or was refused. */
function openSocket(ground: Ground, address: string): Promise<{ socket: WebSocket; isRefused: boolean }> {
  return new Promise((resolve) => {
    const url = new URL("/push?v=5&join=u_1_1:0", ground.url);
    url.protocol = "ws:";
    const socket = new WebSocket(url, { headers: clientAddress(address) });
    const limits: readonly number[] = [closeCodes.tooMany.code, closeCodes.tryLater.code];
    socket.on("message", () => resolve({ socket, isRefused: false }));
    socket.on("close", (code) => resolve({ socket, isRefused: limits.includes(code) }));
    socket.on("unexpected-response", (_, response) => resolve({ socket, isRefused: response.statusCode === 429 }));
    socket.on("error", () => resolve({ socket, isRefused: false }));
  });
}
