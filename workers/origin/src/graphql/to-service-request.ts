import { parseJson } from "../../../../shared/basics/parse-json.ts";
import { mostRequestBytes } from "./limits.ts";

/** A client's request as a request of the service itself, or the reason why it is invalid. */
type ServiceRequest =
  | { readonly ok: true; readonly value: Request }
  | { readonly ok: false; readonly status: number; readonly message: string };

/**
 * A question by GET, or by POST of JSON (G2), as one form: outside input is validated here, so that no library's parser
 * throws on it.
 */
export function toServiceRequest(request: Request): ServiceRequest {
  if (request.method === "GET") return fromAddress(new URL(request.url));
  if (request.method !== "POST") return refuse(405, "Ask by GET, or by POST of JSON.");
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!jsonTypes.has(type)) return refuse(415, "The body has to be JSON, and its content-type application/json.");
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  headers.set("accept", acceptedType);
  return { ok: true, value: new Request(request, { headers }) };
}

/** @param fields of the body, each as a text of JSON: it is passed on unchanged, however deeply nested */
export function toPost(origin: string, fields: Readonly<Record<string, string>>): Request {
  const headers = { "content-type": "application/json", accept: acceptedType };
  const body = Object.entries(fields).map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  return new Request(new URL("/graphql", origin), { method: "POST", headers, body: `{${body.join(",")}}` });
}

const jsonTypes: ReadonlySet<string> = new Set(["application/json", "application/graphql+json"]);
/** The media type whose answers show by their status whether the query was valid. */
const acceptedType = "application/graphql-response+json";

const refuse = (status: number, message: string): ServiceRequest => ({ ok: false, status, message });

function fromAddress({ origin, search, searchParams }: URL): ServiceRequest {
  if (search.length > mostRequestBytes) return refuse(413, `An address holds at most ${mostRequestBytes} characters.`);
  const fields: Record<string, string> = {};
  for (const name of ["query", "operationName"]) {
    const text = searchParams.get(name);
    if (text !== null) fields[name] = JSON.stringify(text);
  }
  for (const name of ["variables", "extensions"]) {
    const text = searchParams.get(name);
    if (text === null || text === "") continue;
    if (parseJson(text) === undefined) return refuse(400, `${name} is not JSON.`);
    fields[name] = text;
  }
  return { ok: true, value: toPost(origin, fields) };
}
