import { toBasicAuthorization } from "../../../shared/accounts/basic-authorization.ts";
import { ownEndpoints } from "../../../shared/accounts/own-endpoints.ts";
import { parseSessionEnd } from "../../../shared/accounts/session-end.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { SessionStore } from "./session-store.ts";

type OwnName = keyof typeof ownEndpoints;
type Fields = Readonly<Record<string, unknown>>;
type OwnAnswer = { readonly ok: boolean; readonly body: Fields };

/**
 * Calls the endpoints that this site has beside those of the account service.
 * @param baseUrl of a sandbox; without one the endpoints are those of the page's own origin
 */
export function createOwnCalls(session: SessionStore, baseUrl = "") {
  /** Calls an endpoint of this site, with the visitor's session if there is one; null if it fails. */
  async function askOwn(name: OwnName, body: object = {}): Promise<Fields | null> {
    const answer = await callOwn(name, body);
    return answer?.ok === true ? answer.body : null;
  }

  /** Like `askOwn`, but also returns the body of a failure; null if there is no answer. */
  async function callOwn(name: OwnName, body: object = {}): Promise<OwnAnswer | null> {
    const now = session.get();
    const { method, path, auth } = ownEndpoints[name];
    if (now === null && auth === "basic") return null;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          ...(now === null ? {} : { authorization: toBasicAuthorization(now) }),
          "content-type": "application/json",
        },
        ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
      });
      const answer = fieldsOf(parseJson(await response.text()));
      if (response.status === 401 && now !== null) session.end(parseSessionEnd(answer["ended"]) ?? "unknown", now.hash);
      return { ok: response.ok, body: answer };
    } catch {
      return null;
    }
  }

  return { askOwn, callOwn };
}
