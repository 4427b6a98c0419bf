import { connect } from "node:net";
import type { Ground } from "../harness/ground.ts";
import { exchange } from "../harness/exchange.ts";
import { hostileText } from "../harness/hostile-texts.ts";
import { headerMark } from "../harness/validate.ts";
import type { Random } from "../harness/random.ts";
import type { Target } from "./target.ts";

/** How long a connection may say nothing before this side hangs up: a half-sent request is waited for by right. */
const patienceMs = 400;
const mostBytes = 400_000;

/** Bytes on a connection that are not a request, nearly one, one and a half, or two that look like one. */
export const rawHttp: Target = {
  name: "raw-http",
  async play(random, ground, run, findings) {
    const pieces = makePieces(random, ground);
    const reported = await speak(ground, pieces);
    const repeat = `printf ${JSON.stringify(pieces.join("").slice(0, 1500))} | nc ${ground.url.hostname} ${ground.url.port}`;
    const add = (rule: string, sign: string) => findings.add("raw-http", run, { fault: { rule, sign }, repeat });
    for (const [, status = ""] of reported.matchAll(/^HTTP\/1\.1 (\d{3})/gm)) {
      // The runtime itself answers 501 to an unknown method.
      if (Number(status) >= 500 && status !== "501") add("no server error", status);
    }
    if (/^\s+at .+:\d+:\d+\)?$/m.test(reported) || /node_modules/.test(reported))
      add("shows no internals", reported.slice(0, 80));
    if (new RegExp(`^${headerMark}:`, "im").test(reported)) add("no header from outside", headerMark);
    // Whatever came of it, the next one is served.
    const after = await exchange(ground.url, { method: "GET", path: "/", headers: {}, body: null });
    if (after.kind !== "answer" || after.answer.status !== 200) add("the next client is served", after.kind);
  },
};

function makePieces(random: Random, ground: Ground): readonly string[] {
  const host = `Host: ${ground.url.host}\r\n`;
  const path = random.pick([
    "/",
    "/tennis",
    "/1/x/feed/f_1_0_0_fr_1",
    "/graphql",
    "/push?v=5",
    "/ingest/v1/events",
    "/api/v2/search/?q=a",
  ]);
  const inner = `GET /smuggled HTTP/1.1\r\n${host}\r\n`;
  const text = random.pick<() => string>([
    () =>
      `${random.pick(["GET", "get", "G\u0000T", "", "A".repeat(5000), "PRI"])} ${path} HTTP/${random.pick(["1.1", "0.9", "9.9", "1", ""])}\r\n${host}\r\n`,
    () =>
      `GET ${random.pick(["", "*", "http://other.example/", "x", `/${"a".repeat(70_000)}`, `/${hostileText(random)}`, "/a b c"])} HTTP/1.1\r\n${host}\r\n`,
    () =>
      `GET ${path} HTTP/1.1\r\n${random.pick(["", `${host}${host}`, "Host:\r\n", "Host: a b\r\n", "Host: \u0000\r\n", `Host: ${"a".repeat(9000)}\r\n`, "Host: [::1\r\n", "Host: a:99999\r\n", "Host: %00\r\n"])}\r\n`,
    () =>
      `POST ${path} HTTP/1.1\r\n${host}Content-Length: ${inner.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
    () => `POST ${path} HTTP/1.1\r\n${host}Content-Length: 4\r\nContent-Length: 40\r\n\r\n${inner}`,
    () =>
      `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: ${random.pick(["xchunked", "chunked, identity", "\u000bchunked", "chunked\r\nTransfer-Encoding: x"])}\r\n\r\n5\r\nhello\r\n0\r\n\r\n${inner}`,
    () =>
      `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${random.pick(["zz\r\n", "ffffffffffffffffff\r\n", "5\r\nhel", "-1\r\n", "5;ext=1\r\nhello\r\n0\r\n\r\n", "0\r\nTrailer: x\r\n\r\n"])}`,
    () =>
      `POST ${path} HTTP/1.1\r\n${host}Content-Length: ${random.pick(["-1", "1e3", "999999999999999999999", "0x10", "5, 5", "+5", ""])}\r\n\r\nhello`,
    () =>
      `GET ${path} HTTP/1.1\r\n${host}${random.pick([" folded: x\r\n", "no colon\r\n", ": empty\r\n", "a\u0000b: c\r\n", `x: \r${headerMark}: 1\r\n`, `x: \n${headerMark}: 1\r\n`, "x".repeat(70_000) + ": y\r\n", "x: y\r\n".repeat(3000)])}\r\n`,
    () =>
      `GET ${path} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: ${random.pick(["websocket", "h2c", "x"])}\r\nSec-WebSocket-Key: ${random.pick(["", "x", "dGhlIHNhbXBsZSBub25jZQ=="])}\r\nSec-WebSocket-Version: ${random.pick(["13", "0"])}\r\n\r\n${random.pick(["", "\u00ff\u00ff\u00ff\u00ff", "\u0081\u0001a", "\u0089\u00fe\u00ff\u00ff"])}`,
    () => `GET ${path} HTTP/1.1\r\n${host}Expect: ${random.pick(["100-continue", "x"])}\r\nContent-Length: 5\r\n\r\n`,
    () => `GET ${path} HTTP/1.1\r\n${host}\r\n`.repeat(random.pick([2, 20])),
    () =>
      random.pick([
        "\r\n\r\n\r\n",
        "\u0000".repeat(100),
        "\u0016\u0003\u0001\u0002\u0000\u0001",
        hostileText(random),
        "GET",
        "GET / HTTP/1.1\r\nHos",
      ]),
    () => `${path} ${hostileText(random)}\r\n\r\n`,
  ])();
  if (!random.chance(0.2)) return [text];
  // Slowly, and perhaps not to the end.
  const cuts = random.list(1, 4, () => random.int(Math.min(text.length, 500) + 1)).toSorted((a, b) => a - b);
  return [
    ...cuts.map((cut, index) => text.slice(cuts[index - 1] ?? 0, cut)),
    random.chance(0.5) ? text.slice(cuts.at(-1)) : "",
  ];
}

/** Everything that came back until the server hung up or had nothing more to say. */
function speak({ url }: Ground, pieces: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    let reported = "";
    const socket = connect(Number(url.port), url.hostname);
    const end = () => {
      socket.destroy();
      resolve(reported);
    };
    socket.setTimeout(patienceMs, end);
    socket.on("data", (chunk: Buffer) => {
      reported += chunk.toString("latin1");
      if (reported.length > mostBytes) end();
    });
    socket.on("error", end);
    socket.on("close", end);
    const rest = [...pieces];
    const next = () => {
      const piece = rest.shift();
      if (piece === undefined || socket.destroyed) return;
      socket.write(Buffer.from(piece, "latin1"), next);
    };
    socket.on("connect", next);
  });
}
