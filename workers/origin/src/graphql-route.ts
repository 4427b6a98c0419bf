import { Hono } from "hono";
import { decodeVisitor, visitorHeader } from "../../../shared/geo/visitor.ts";
import { createDataService, type DataServiceContext } from "./graphql/create-data-service.ts";
import type { Answer } from "./graphql/questions.ts";
import { persistedQuery } from "./graphql/persisted-queries.ts";
import { readVariables } from "./graphql/read-variables.ts";

/** The data service (G1–G6): `/graphql`, and by hash `/{projectId}/x/graphql/pq_graphql`. */
export const graphqlRoutes = new Hono<{ Bindings: OriginEnv }>();

graphqlRoutes.on(["GET", "POST"], "/graphql", (context) => answer(context.req.raw, context.req.raw, context.env));

graphqlRoutes.get("/:projectId{[0-9]+}/x/graphql/pq_graphql", (context) =>
  answer(toPersisted(new URL(context.req.url)), context.req.raw, context.env),
);

// Made by the first request that needs it: the schema is no part of a Worker's start.
let service: ReturnType<typeof createDataService> | null = null;

async function answer(request: Request, from: Request, env: OriginEnv): Promise<Response> {
  service ??= createDataService();
  const given: DataServiceContext = {
    // The types of calls between objects lose pairs: what arrives is what `answer` gave.
    call: async (sportId, questions) =>
      (await env.LEDGER.getByName(String(sportId)).answer(questions)) as unknown as readonly Answer[],
    policy: decodeVisitor(from.headers.get(visitorHeader)).policy,
    allowsAnyQuery: isOn(env.GRAPHQL_QUERIES),
  };
  const { body, status, headers } = await service.fetch(request, given);
  const own = new Headers(headers);
  // What a place may see is in the body; caches on the way must not pass it to another place.
  own.set("cache-control", "private, no-cache");
  return new Response(body, { status, headers: own });
}

/** The generated type knows the value of wrangler.toml only. */
const isOn = (queries: string) => queries === "any";

/** `?_hash=…&id=…` as the service itself is asked. */
function toPersisted({ origin, searchParams }: URL): Request {
  const hash = searchParams.get("_hash") ?? "";
  const query = persistedQuery(hash);
  const inner = new URL("/graphql", origin);
  inner.searchParams.set("extensions", JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }));
  if (query !== null) inner.searchParams.set("variables", JSON.stringify(readVariables(query, searchParams)));
  return new Request(inner, { headers: { accept: "application/json" } });
}
