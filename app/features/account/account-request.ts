import { toBasicAuthorization, type Credentials } from "../../../shared/accounts/basic-authorization.ts";
import { accountBaseUrl, type ClientConfiguration } from "./client-configuration.ts";
import type { AccountPayload } from "../../../shared/accounts/endpoint-schemas.ts";
import { accountTimeoutMs, endpoints, type Endpoint, type EndpointName } from "../../../shared/accounts/endpoints.ts";

export type AccountRequest = {
  readonly method: Endpoint["method"];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
};

export type AccountClient = {
  readonly configuration: ClientConfiguration;
  /** Sent as `x-version`. */
  readonly version: string;
};

/** What a call needs besides its payload. */
export type CallContext = {
  readonly loggedIn?: Credentials;
  /** The version of the requested terms document; `latest` when absent. */
  readonly documentVersion?: string;
  readonly query?: Readonly<Record<string, string>>;
};

/** Builds the request of a call (A6.01, A7.01). A call that needs a signed-in visitor and has none is a bug: it throws. */
export function toAccountRequest<Name extends EndpointName>(
  client: AccountClient,
  name: Name,
  payload: AccountPayload<Name>,
  context: CallContext = {},
): AccountRequest {
  const endpoint: Endpoint = endpoints[name];
  const { projectId, namespace } = client.configuration;
  const body: Record<string, unknown> = { ...payload };
  const query: Record<string, string> = { ...context.query };
  const headers: Record<string, string> = {};

  if (endpoint.method === "GET" && endpoint.projectField !== null) query[endpoint.projectField] = String(projectId);
  if (endpoint.method !== "GET" && endpoint.projectField !== null) body[endpoint.projectField] = projectId;
  if (endpoint.sendsNamespace) body["namespace"] = namespace;
  for (const approval of endpoint.approvals) body[approval] = true;
  if (endpoint.auth === "body") body["loggedIn"] = credentials(name, context);
  if (endpoint.auth === "basic") headers["authorization"] = toBasicAuthorization(credentials(name, context));
  if (endpoint.sendsClientHeaders) Object.assign(headers, { "x-platform": "web", "x-version": client.version });
  if (endpoint.method !== "GET") headers["content-type"] = "application/json";

  const path = endpoint.path.replace(":version", encodeURIComponent(context.documentVersion ?? "latest"));
  return {
    method: endpoint.method,
    url: accountBaseUrl(client.configuration) + path + toQueryText(query),
    headers,
    body: endpoint.method === "GET" ? null : JSON.stringify(body),
    timeoutMs: accountTimeoutMs,
  };
}

function credentials(name: EndpointName, { loggedIn }: CallContext): Credentials {
  if (loggedIn === undefined) throw new Error(`${name} needs a signed-in visitor`);
  return { id: loggedIn.id, hash: loggedIn.hash };
}

function toQueryText(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
