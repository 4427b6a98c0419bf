import { toAccountRequest, type CallContext } from "./account-request.ts";
import { defaultClientVersion, parseClientConfiguration, type ClientConfiguration } from "./client-configuration.ts";
import {
  toClientError,
  toHttpError,
  toV5ClientError,
  wrapThrown,
  type ClientError,
} from "../../../shared/accounts/client-error.ts";
import type { AccountPayload } from "../../../shared/accounts/endpoint-schemas.ts";
import { endpoints, type EndpointName } from "../../../shared/accounts/endpoints.ts";
import { missingKeysError } from "./required-keys.ts";
import { parseSessionEnd } from "../../../shared/accounts/session-end.ts";
import { accountNamespace, accountProject } from "../../../shared/accounts/site-account.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";

export type AccountAnswer =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: ClientError };

export type CallAccount = <Name extends EndpointName>(
  name: Name,
  payload: AccountPayload<Name>,
  context?: CallContext,
) => Promise<AccountAnswer>;

/** The calls that answer with `r` when they are done (A5.05). */
const answersDone: ReadonlySet<EndpointName> = new Set([
  "registration",
  "verifyAccount",
  "deleteAccount",
  "logout",
  "changePassword",
  "forgottenPassword",
  "storeMergedData",
  "updateUser",
]);

/** The site's configuration (A3.04): the service is at the site's own origin, or where the variant has its sandbox. */
export function siteConfiguration(origin: string, sandboxUrl?: string): ClientConfiguration {
  const parsed = parseClientConfiguration({
    mode: sandboxUrl === undefined ? "Production" : "Sandbox",
    productionUrl: origin,
    sandboxUrl,
    namespace: accountNamespace,
    projectId: accountProject,
  });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.configuration;
}

/** The calls that answer with the `id` and `hash` of a session. */
const answersLogin: ReadonlySet<EndpointName> = new Set(["login", "loginWithProvider"]);

/**
 * Calls the account service; every failure is returned as a value (A8.03).
 * @param report the session's log hears of answers that are not as they must be (A5.05)
 */
export function createAccountCalls(
  configuration: ClientConfiguration,
  send: typeof fetch,
  version: string = defaultClientVersion,
  report: (error: Error, action: string) => void = () => {},
): CallAccount {
  const client = { configuration, version };
  return async (name, payload, context) => {
    const { url, method, headers, body, timeoutMs } = toAccountRequest(client, name, payload, context);
    try {
      const response = await send(url, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) });
      const answer = fieldsOf(parseJson(await response.text()));
      const error = errorOf(name, response, answer);
      if (error?.missingKeys !== undefined) report(new Error(error.message), endpoints[name].operation);
      return error === null ? { ok: true, body: answer } : { ok: false, error };
    } catch (thrown) {
      return { ok: false, error: { ...wrapThrown(thrown), isUnanswered: true } };
    }
  };
}

function errorOf(name: EndpointName, { ok, status }: Response, answer: Readonly<Record<string, unknown>>) {
  const { err, err2, code, message } = answer;
  if (endpoints[name].path.startsWith("/v5/") && typeof code === "number") {
    const ended = parseSessionEnd(answer["ended"]);
    const over = code === sessionEnded ? { code: sessionEndedType, ...(ended === null ? {} : { ended }) } : {};
    return { ...toV5ClientError(code), status, ...over };
  }
  if (!ok && typeof err !== "string")
    return toHttpError({ status, ...(typeof message === "string" ? { message } : {}) });
  const error = toClientError({
    ...(typeof err === "string" ? { err } : {}),
    ...(typeof err2 === "string" ? { err2 } : {}),
    fault: answer["fault"],
    closing: answer["closing"],
    ended: answer["ended"],
    retryAfterSeconds: answer["retryAfterSeconds"],
  });
  if (error !== null && typeof err === "string") return { ...error, serviceCode: err, ...(ok ? {} : { status }) };
  if (error !== null) return error;
  if (answersLogin.has(name)) return missingKeysError(answer, "login");
  return answersDone.has(name) ? missingKeysError(answer, "done") : null;
}

/** The status of a v5 call whose session has ended, and the client's number for that error (A4.05). */
const sessionEnded = 401;
const sessionEndedType = 1001;
