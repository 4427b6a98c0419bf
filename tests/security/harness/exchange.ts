import { Agent, request, type IncomingHttpHeaders } from "node:http";

/** A request as it goes over the wire: the path is sent unchanged, which `fetch` would normalize. */
export type HttpInput = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null sends none. */
  readonly body: string | null;
};

export type HttpAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

export type Outcome =
  | { readonly kind: "answer"; readonly answer: HttpAnswer }
  /** The connection ended without an answer. */
  | { readonly kind: "cut"; readonly reason: string }
  | { readonly kind: "hang" };

/** No answer needs this long on any machine: after this time a request counts as hanging. */
export const hangMs = 60_000;

const agent = new Agent({ keepAlive: true, maxSockets: 1_200 });

/**
 * Sends one request; never throws. workerd closes a connection that was idle for 15 s, and a request may meet that close on its
 * way: a cut request is repeated on a new connection if the old one was reused; a cut there is the server's fault.
 */
export async function exchange(url: URL, input: HttpInput): Promise<Outcome> {
  const { outcome, isReused } = await send(url, input, agent);
  return outcome.kind === "cut" && isReused ? (await send(url, input, false)).outcome : outcome;
}

/** `isReused`: the connection had carried another request before. `via` false opens a connection for this one alone. */
type Sent = { readonly outcome: Outcome; readonly isReused: boolean };

function send(url: URL, { method, path, headers, body }: HttpInput, via: Agent | false): Promise<Sent> {
  return new Promise((resolve) => {
    const hangs = setTimeout(() => {
      end({ kind: "hang" });
      outgoing.destroy();
    }, hangMs);
    const end = (outcome: Outcome) => {
      clearTimeout(hangs);
      resolve({ outcome, isReused: outgoing.reusedSocket });
    };
    const bytes = body === null ? null : Buffer.from(body);
    const length = bytes === null ? {} : { "content-length": String(bytes.length) };
    const outgoing = request(
      {
        agent: via,
        host: url.hostname,
        port: url.port,
        method,
        path,
        headers: { host: url.host, ...length, ...headers },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", (error) => end({ kind: "cut", reason: error.message }));
        incoming.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          const answer = { status: incoming.statusCode ?? 0, headers: incoming.headers, body: text };
          end({ kind: "answer", answer });
        });
      },
    );
    // A request for another protocol is answered by a socket, to which no rule of answers applies.
    outgoing.on("upgrade", (incoming, socket) => {
      socket.destroy();
      end({ kind: "answer", answer: { status: 101, headers: incoming.headers, body: "" } });
    });
    outgoing.on("error", (error) => end({ kind: "cut", reason: error.message }));
    outgoing.end(bytes ?? undefined);
  });
}

/** False if Node's client would refuse to send it: such requests are for `raw-http`. */
export const isSendable = ({ path, headers }: HttpInput): boolean =>
  /^\/[!-\u00ff]*$/.test(path) &&
  Object.values(headers).every((value) => /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(value));

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns the request as a shell command. `$BASE` is the stack's address. */
export function toCurlLine({ method, path, headers, body }: HttpInput): string {
  const parts = ["curl -i --path-as-is", `-X ${method}`];
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quote(`${name}: ${value}`)}`);
  if (body !== null) parts.push(`--data-binary ${quote(body)}`);
  return [...parts, `"$BASE"${quote(path)}`].join(" ");
}
