import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { expect, onTestFinished, vi } from "vitest";
import { toAccountRequest, type CallContext } from "../../../app/features/account/account-request.ts";
import { toBasicAuthorization, type Credentials } from "../../../shared/accounts/basic-authorization.ts";
import type { Caller } from "../../../shared/accounts/caller.ts";
import { answerSchemas, type AccountPayload } from "../../../shared/accounts/endpoint-schemas.ts";
import type { EndpointName } from "../../../shared/accounts/endpoints.ts";
import { ownEndpoints } from "../../../shared/accounts/own-endpoints.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { createService } from "../src/service.ts";

/** The account Worker's own bindings. The tests of a Worker run inside it. */
export const accountEnv = bindings as unknown as AccountEnv;
export const password = "Correct-horse1";
export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
type Mail = { readonly to: string; readonly subject: string; readonly text: string };

const siteOrigin = "https://tribune.test";
const app = createService();
let clients = 0;
let addresses = 0;

/** An address that no other test uses. */
export const newEmail = (): string => `ana.${(addresses += 1)}.${Date.now()}@example.com`;

/** Bindings that replace the Worker's own: variables with other values, and fakes. */
export type GivenBindings = Readonly<Partial<Record<keyof AccountEnv, unknown>>>;

/** Opens the service without a site in front. @param changes to the caller @param given bindings @param onAnswer runs before the work after it */
export function openService(changes: Partial<Caller> = {}, given: GivenBindings = {}, onAnswer = () => {}) {
  const mails: Mail[] = [];
  const lines: string[] = [];
  // Only mails reach the log, so that a failure that a test expects does not look like a failure of the test.
  const take = (line: unknown) => {
    const { event, to, subject, text } = fieldsOf(parseJson(String(line)));
    if (event === "mail") mails.push({ to: String(to), subject: String(subject), text: String(text) });
    else lines.push(String(line));
  };
  const spies = (["log", "error", "warn"] as const).map((name) => vi.spyOn(console, name).mockImplementation(take));
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });

  async function send(request: Request): Promise<Answer> {
    clients += 1;
    const caller: Caller = {
      // Every call comes from a client of its own, unless a test is about its limits.
      address: `2001:db8:${clients.toString(16)}::1`,
      siteOrigin,
      linkOrigin: siteOrigin,
      lang: "en",
      brand: "Tribune",
      captchaSiteKey: null,
      deletionGraceDays: 14,
      ...changes,
    };
    const context = createExecutionContext();
    const response = await app.fetch(request, { bindings: { ...accountEnv, ...given } as AccountEnv, caller }, context);
    // Every answer is one visitor's, a refusal too; and no session is in a cookie.
    expect([response.headers.get("cache-control"), response.headers.get("set-cookie")]).toEqual(["no-store", null]);
    onAnswer();
    await waitOnExecutionContext(context);
    return { status: response.status, body: fieldsOf(await response.json()) };
  }

  async function call<Name extends EndpointName>(
    name: Name,
    payload: AccountPayload<Name>,
    context?: CallContext,
  ): Promise<Answer> {
    const configuration = {
      mode: "Production",
      productionUrl: siteOrigin,
      namespace: "tribune",
      projectId: 1,
    } as const;
    const request = toAccountRequest({ configuration, version: "client-v4" }, name, payload, context);
    const { url, method, headers, body } = request;
    const answer = await send(new Request(url, { method, headers, ...(body === null ? {} : { body }) }));
    answerSchemas[name].parse(answer.body);
    return answer;
  }

  const own = (name: keyof typeof ownEndpoints, visitor: Credentials | null, body: object = {}): Promise<Answer> => {
    const { method, path } = ownEndpoints[name];
    const headers = {
      "content-type": "application/json",
      ...(visitor === null ? {} : { authorization: toBasicAuthorization(visitor) }),
    };
    return send(
      new Request(siteOrigin + path, { method, headers, ...(method === "GET" ? {} : { body: JSON.stringify(body) }) }),
    );
  };

  const mailTo = (email: string, subject = /./): Mail => {
    const found = mails.findLast((mail) => mail.to === email && subject.test(mail.subject));
    if (found === undefined) throw new Error(`no mail to ${email} about ${subject}`);
    return found;
  };

  return {
    send,
    call,
    own,
    mails,
    mailTo,
    /** The log lines other than mails. */
    lines,
    /** A verified account that is signed in. */
    async signedIn(email = newEmail()) {
      await call("registration", { email, password, name: "ana_9" });
      const { i, c } = codeOf(mailTo(email));
      await call("verifyAccount", { t: "verifyAccount", i, c });
      const { body } = await call("login", { email, password });
      return { id: String(body["id"]), hash: String(body["hash"]), email };
    },
  };
}

/** Reads the proof in a mail's link. */
export function codeOf({ text }: Mail): { readonly i: string; readonly c: string; readonly path: string } {
  const { pathname, searchParams } = new URL(/https?:\S+/.exec(text)?.[0] ?? "about:blank");
  return { path: pathname, i: searchParams.get("i") ?? "", c: searchParams.get("c") ?? "" };
}
