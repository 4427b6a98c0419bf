import { parse, Kind, type TypeNode } from "graphql";
import type { BettingPolicy } from "../../../shared/betting/policy.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { createDataService, type DataServiceContext } from "./graphql/create-data-service.ts";
import type { Answer } from "./graphql/questions.ts";
import { persistedQuery } from "./graphql/persisted-queries.ts";
import { mostRequestBytes } from "./graphql/limits.ts";

/** A client's request as a request of the service itself, or the reason why it is invalid. */
type ServiceRequest =
  | { readonly ok: true; readonly value: Request }
  | { readonly ok: false; readonly status: number; readonly message: string };

/**
 * A question by GET, or by POST of JSON (G2), as one form: outside input is validated here, so that no library's parser
 * throws on it.
 */
function toServiceRequest(request: Request): ServiceRequest {
  if (request.method === "GET") return fromAddress(new URL(request.url));
  if (request.method !== "POST") return refused(405, "Ask by GET, or by POST of JSON.");
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!jsonTypes.has(type)) return refused(415, "The body has to be JSON, and its content-type application/json.");
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  headers.set("accept", acceptedType);
  return { ok: true, value: new Request(request, { headers }) };
}

/** @param fields of the body, each as a text of JSON: it is passed on unchanged, however deeply nested */
function toPost(origin: string, fields: Readonly<Record<string, string>>): Request {
  const headers = { "content-type": "application/json", accept: acceptedType };
  const body = Object.entries(fields).map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  return new Request(new URL("/graphql", origin), { method: "POST", headers, body: `{${body.join(",")}}` });
}

const jsonTypes: ReadonlySet<string> = new Set(["application/json", "application/graphql+json"]);
/** The media type whose answers show by their status whether the query was valid. */
const acceptedType = "application/graphql-response+json";

const refused = (status: number, message: string): ServiceRequest => ({ ok: false, status, message });

function fromAddress({ origin, search, searchParams }: URL): ServiceRequest {
  if (search.length > mostRequestBytes) return refused(413, `An address holds at most ${mostRequestBytes} characters.`);
  const fields: Record<string, string> = {};
  for (const name of ["query", "operationName"]) {
    const text = searchParams.get(name);
    if (text !== null) fields[name] = JSON.stringify(text);
  }
  for (const name of ["variables", "extensions"]) {
    const text = searchParams.get(name);
    if (text === null || text === "") continue;
    if (parseJson(text) === undefined) return refused(400, `${name} is not JSON.`);
    fields[name] = text;
  }
  return { ok: true, value: toPost(origin, fields) };
}

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

type Value = string | number | boolean | null | readonly Value[];

/**
 * The variables of a query, read from an address: `&id=1abcdefg&day=0&betTypes=HOME_AWAY,OVER_UNDER`. Texts are
 * converted to the declared types, lists are split at commas; undeclared variables are left out.
 */
export function readVariables(query: string, parameters: URLSearchParams): Readonly<Record<string, Value>> {
  const operation = parse(query, { noLocation: true }).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const declared = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
  return Object.fromEntries(
    declared.flatMap(({ variable, type }) => {
      const text = parameters.get(variable.name.value);
      return text === null ? [] : [[variable.name.value, toValue(text, type)]];
    }),
  );
}

function toValue(text: string, type: TypeNode): Value {
  if (type.kind === Kind.NON_NULL_TYPE) return toValue(text, type.type);
  if (type.kind === Kind.LIST_TYPE) return text === "" ? [] : text.split(",").map((item) => toValue(item, type.type));
  // A value that is not a number stays a text, which graphql-js then refuses by name.
  const isNumber = (type.name.value === "Int" || type.name.value === "Float") && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}
