import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createAccountState, type AccountState } from "./account-state.ts";
import { ApiFault } from "./api-fault.ts";
import { answerCall } from "./routes.ts";

export const accountId = "0123456789abcdef0123456789abcdef";
export const apiToken = "token-of-the-test";

/** Says which calls fail: true refuses this one. `index` counts all calls from 0; `path` starts after the account's id. */
export type Fails = (call: { readonly method: string; readonly path: string; readonly index: number }) => boolean;

export type FakeCloudflare = {
  readonly state: AccountState;
  /** For CLOUDFLARE_API_BASE_URL. */
  readonly url: string;
  /** Each call as `METHOD path`. */
  readonly calls: string[];
  /** From now on. */
  failWhen(fails: Fails): void;
  stop(): Promise<void>;
};

const never: Fails = () => false;

/** Cloudflare's API for one account, on loopback, as far as wrangler needs it to deploy this project. */
export async function startFakeCloudflare(state: AccountState = createAccountState()): Promise<FakeCloudflare> {
  const calls: string[] = [];
  let fails = never;

  const answer = async (request: Request): Promise<unknown> => {
    const { pathname } = new URL(request.url);
    const prefix = `/accounts/${accountId}`;
    const path = pathname.slice(prefix.length);
    calls.push(`${request.method} ${path}`);
    const isAuthorized = ["Bearer session", `Bearer ${apiToken}`].includes(request.headers.get("authorization") ?? "");
    if (!isAuthorized || !pathname.startsWith(prefix)) throw new ApiFault(403, 10_000, "Authentication error");
    // A refusal that wrangler does not try again, so that the test need not wait.
    if (fails({ method: request.method, path, index: calls.length - 1 }))
      throw new ApiFault(403, 10_000, "made to fail");
    return answerCall(state, path, request);
  };

  const server = createServer((incoming, outgoing) => {
    answer(toRequest(incoming))
      .then((result) => ({ status: 200, content: { success: true, errors: [], messages: [], result } }))
      .catch((error: unknown) => {
        const fault = error instanceof ApiFault ? error : new ApiFault(400, 0, `fault of the fake: ${String(error)}`);
        const errors = [{ code: fault.code, message: fault.message }];
        return { status: fault.status, content: { success: false, errors, messages: [], result: null } };
      })
      .then(({ status, content }) => {
        incoming.resume();
        outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    failWhen: (decide) => (fails = decide),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function toRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const hasBody = method !== "GET";
  return new Request(new URL(url, "http://127.0.0.1"), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" } : {}),
  } as RequestInit);
}
