import { Hono } from "hono";
import { decodeVisitor, visitorHeader } from "../../../shared/geo/visitor.ts";
import { createDataService, type DataServiceContext } from "./graphql/create-data-service.ts";
import type { Answer } from "./graphql/questions.ts";
import { persistedQuery } from "./graphql/persisted-queries.ts";
import { readVariables } from "./graphql/read-variables.ts";
import { toPost, toServiceRequest } from "./graphql/to-service-request.ts";

/** The data service (G1–G6): `/graphql`, and by hash `/{projectId}/x/graphql/pq_graphql`. */
export const graphqlRoutes = new Hono<{ Bindings: OriginEnv }>();

graphqlRoutes.all("/graphql", async (context) => {
  const asked = toServiceRequest(context.req.raw);
  return asked.ok ? answer(asked.value, context.req.raw, context.env) : refuse(asked.status, asked.message);
});

graphqlRoutes.get("/:projectId{[0-9]+}/x/graphql/pq_graphql", (context) =>
  answer(toPersisted(new URL(context.req.url)), context.req.raw, context.env),
);

// Made by the first request that needs it, by whether it answers any query: the schema is no part of a Worker's start.
const services = new Map<boolean, ReturnType<typeof createDataService>>();

function serviceFor(allowsAnyQuery: boolean) {
  const service = services.get(allowsAnyQuery) ?? createDataService(allowsAnyQuery);
  services.set(allowsAnyQuery, service);
  return service;
}

// What a place may see is in the body; caches on the way must not pass it to another place.
const cacheControl = "private, no-cache";

const refuse = (status: number, message: string) =>
  Response.json(
    { errors: [{ message, extensions: { code: "BAD_REQUEST" } }] },
    { status, headers: { "cache-control": cacheControl, ...(status === 405 ? { allow: "GET, POST" } : {}) } },
  );

async function answer(request: Request, from: Request, env: OriginEnv): Promise<Response> {
  const given: DataServiceContext = {
    // The types of calls between objects lose pairs: what arrives is what `answer` gave.
    call: async (sportId, questions) =>
      (await env.LEDGER.getByName(String(sportId)).answer(questions)) as unknown as readonly Answer[],
    policy: decodeVisitor(from.headers.get(visitorHeader)).policy,
  };
  const { body, status, headers } = await serviceFor(isOn(env.GRAPHQL_QUERIES)).fetch(request, given);
  const own = new Headers(headers);
  own.set("cache-control", cacheControl);
  own.set("content-type", "application/json; charset=utf-8");
  return new Response(body, { status, headers: own });
}

/** The generated type knows the value of wrangler.toml only. */
const isOn = (queries: string) => queries === "any";

/** `?_hash=…&id=…` as the service itself is asked. */
function toPersisted({ origin, searchParams }: URL): Request {
  const hash = searchParams.get("_hash") ?? "";
  const query = persistedQuery(hash);
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const variables = query === null ? {} : readVariables(query, searchParams);
  return toPost(origin, { extensions: JSON.stringify(extensions), variables: JSON.stringify(variables) });
}
