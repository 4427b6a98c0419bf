import { connect } from "node:net";

export type LoadResult = { readonly requests: number; readonly seconds: number; readonly bytes: number };

/**
 * Sends the same GET over keep-alive connections for a time, each waiting for its answer before the next.
 * Answers must carry a content-length; their bytes are counted, not looked at, so that the client stays cheap.
 */
export async function load(
  url: URL,
  options: {
    readonly connections: number;
    readonly seconds: number;
    readonly headers?: Readonly<Record<string, string>>;
  },
): Promise<LoadResult> {
  const extra = Object.entries(options.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n${extra.join("")}\r\n`;
  const startMs = performance.now();
  const endMs = startMs + options.seconds * 1000;
  let requests = 0;
  let bytes = 0;
  const runs = Array.from({ length: options.connections }, () =>
    runConnection(url, request, endMs, (size) => {
      requests += 1;
      bytes += size;
    }),
  );
  await Promise.all(runs);
  return { requests, bytes, seconds: (performance.now() - startMs) / 1000 };
}

function runConnection(url: URL, request: string, endMs: number, onAnswer: (bytes: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
    let missing = 0;
    let size = 0;
    let head = "";
    socket.on("data", (chunk: Buffer) => {
      if (missing === 0) {
        head += chunk.toString("latin1");
        const headEnd = head.indexOf("\r\n\r\n");
        if (headEnd < 0) return;
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        if (length === undefined || !head.startsWith("HTTP/1.1 200")) {
          socket.destroy();
          reject(new Error(`An answer that cannot be counted: ${head.slice(0, headEnd)}`));
          return;
        }
        size = Number(length);
        missing = size - (head.length - headEnd - 4);
        head = "";
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      onAnswer(size);
      if (performance.now() < endMs) socket.write(request);
      else {
        socket.end();
        resolve();
      }
    });
    socket.on("error", reject);
  });
}
