import { randomUUID } from "node:crypto";
import type { RunSql } from "./apply-migrations.ts";
import { databases } from "./workers.ts";

/** The Worker's code. It requires the key, because any process on this machine may find the socket. */
const script = `export default {
  async fetch(request, env) {
    if (request.headers.get("authorization") !== env.KEY) return new Response(null, { status: 403 });
    const [binding, statements] = await request.json();
    const database = env[binding];
    try {
      const done = await database.batch(statements.map(([sql, ...values]) => database.prepare(sql).bind(...values)));
      return Response.json(done.map(({ results }) => results));
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  },
};`;

const name = "local-databases";

/**
 * A Worker that exists only in a local stack and runs statements in the databases of the other Workers. Miniflare's own objects for
 * this need a thread that waits for each call, which costs half a second of CPU at each start of a stack.
 */
export function createDatabaseWorker() {
  const key = randomUUID();
  return {
    options: {
      name,
      modules: true as const,
      script,
      bindings: { KEY: key },
      d1Databases: Object.fromEntries(databases.map(({ binding }) => [binding, { id: binding }])),
      unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    },
    /** @param url the address at which the Worker listens @returns a function that runs statements in one of the databases */
    open(url: URL, binding: string): RunSql {
      return async (statements) => {
        const body = JSON.stringify([binding, statements]);
        // Each call opens its own connection: a busy workerd may close an idle one just as a call begins, which fails the call.
        const headers = { authorization: key, connection: "close" };
        const response = await fetch(url, { method: "POST", headers, body });
        if (!response.ok) throw new Error(`${binding}: ${await response.text()}`);
        return (await response.json()) as Awaited<ReturnType<RunSql>>;
      };
    },
  };
}
