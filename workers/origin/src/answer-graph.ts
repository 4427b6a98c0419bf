import type { BettingPolicy } from "../../../shared/betting/policy.ts";
import { createDataService, type DataServiceContext } from "./graphql/create-data-service.ts";
import type { Answer } from "./graphql/questions.ts";
import { persistedQuery } from "./graphql/persisted-queries.ts";
import { readVariables } from "./graphql/read-variables.ts";
import { toPost, toServiceRequest } from "./graphql/to-service-request.ts";

/** The data service (G1–G6): `/graphql`, and by hash `/{projectId}/x/graphql/pq_graphql`. */
export async function answerGraph(policy: BettingPolicy, request: Request, env: OriginEnv): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === "/graphql") {
    const asked = toServiceRequest(request);
    return asked.ok ? answer(asked.value, policy, env) : refuse(asked.status, asked.message);
  }
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isKnownQuery = isRead && /^\/\d+\/x\/graphql\/pq_graphql$/.test(url.pathname);
  return isKnownQuery ? answer(toPersisted(url), policy, env) : new Response("not found\n", { status: 404 });
}

// Made by the first request that needs it, by whether it answers any query: the schema must not slow down a Worker's
// start.
const services = new Map<boolean, ReturnType<typeof createDataService>>();

function serviceFor(allowsAnyQuery: boolean) {
  const service = services.get(allowsAnyQuery) ?? createDataService(allowsAnyQuery);
  services.set(allowsAnyQuery, service);
  return service;
}

// The body depends on the visitor's place; caches on the way must not pass it to another place.
const cacheControl = "private, no-cache";

const refuse = (status: number, message: string) =>
  Response.json(
    { errors: [{ message, extensions: { code: "BAD_REQUEST" } }] },
    { status, headers: { "cache-control": cacheControl, ...(status === 405 ? { allow: "GET, POST" } : {}) } },
  );

async function answer(request: Request, policy: BettingPolicy, env: OriginEnv): Promise<Response> {
  const given: DataServiceContext = {
    // The types of calls between objects lose pairs: what arrives is what `answer` gave.
    call: async (sportId, questions) =>
      (await env.LEDGER.getByName(String(sportId)).answer(questions)) as unknown as readonly Answer[],
    policy,
  };
  const { body, status, headers } = await serviceFor(isOn(env.GRAPHQL_QUERIES)).fetch(request, given);
  const own = new Headers(headers);
  own.set("cache-control", cacheControl);
  own.set("content-type", "application/json; charset=utf-8");
  return new Response(body, { status, headers: own });
}

/** The generated type knows the value of wrangler.toml only. */
const isOn = (queries: string) => queries === "any";

/** `?_hash=…&id=…` as a request of the service itself. */
function toPersisted({ origin, searchParams }: URL): Request {
  const hash = searchParams.get("_hash") ?? "";
  const query = persistedQuery(hash);
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const variables = query === null ? {} : readVariables(query, searchParams);
  return toPost(origin, { extensions: JSON.stringify(extensions), variables: JSON.stringify(variables) });
}
