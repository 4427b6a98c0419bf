import { logFailure } from "./log-failure.ts";
import { Hono, type Context } from "hono";
import { z } from "zod";
import { parseBasicAuthorization } from "../../../shared/accounts/basic-authorization.ts";
import type { Caller } from "../../../shared/accounts/caller.ts";
import { bodySchemas } from "../../../shared/accounts/endpoint-schemas.ts";
import { endpoints, type Endpoint, type EndpointName } from "../../../shared/accounts/endpoints.ts";
import { ownEndpoints } from "../../../shared/accounts/own-endpoints.ts";
import { toClientKey } from "../../../shared/places/client-key.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { isRefusal, refuse, toCall, type Call, type Refusal, type SignedInCall } from "./call.ts";
import { handlers } from "./handlers.ts";
import { ownHandlers, ownSchemas } from "./own-handlers.ts";
import { readBody } from "./read-body.ts";
import { toNoRoom, toRefusal } from "./answers.ts";
import { createPasswordQueue, NoRoomError } from "./password-queue.ts";
import { findSession, type NoSession, type OpenSession } from "./sessions.ts";

export type ServiceEnv = { Bindings: { readonly bindings: AccountEnv; readonly caller: Caller } };
type ServiceContext = Context<ServiceEnv>;

/** Every answer is one visitor's. */
const privateHeaders = { "cache-control": "no-store", vary: "authorization" };

/** The account API: path and method to call, its body read and checked, its visitor found, its answer as JSON. */
export function createService(): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const passwords = createPasswordQueue(Date.now, () => scheduler.wait(0));
  const callOf = (context: ServiceContext): Call =>
    toCall(context.env.bindings, context.env.caller, afterOf(context), passwords, {
      header: (header) => context.req.header(header),
      query: (query) => context.req.query(query),
      documentVersion: context.req.param("version") ?? "",
    });
  /** A call that brings a password holds one of few places until it is answered, even if its visitor leaves before that. */
  function admit(context: ServiceContext, body: unknown, answer: () => Promise<Response>): Promise<Response> {
    const { password, newpassword } = fieldsOf(body);
    if (password === undefined && newpassword === undefined) return answer();
    const entered = passwords.enter(toClientKey(context.env.caller.address), answer);
    context.executionCtx.waitUntil(entered.catch(() => undefined));
    return entered;
  }

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(privateHeaders)) context.res.headers.set(name, value);
  });
  app.onError((error, context) => {
    if (error instanceof NoRoomError) return toNoRoom(context, error);
    logFailure({ action: "answer an account call", url: context.req.path, status: 500, reason: error });
    return toRefusal(context, context.req.path, refuse("internalError"));
  });
  app.notFound((context) => context.json({ code: 404, message: "not found" }, 404));

  // The keys of the table are the names of the calls.
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path, auth }: Endpoint = endpoints[name];
    app.on(method, path, async (context) => {
      const body = await bodyOf(context, name, method);
      if (body === null) return toRefusal(context, path, refuse("validationError"));
      const call = callOf(context);
      // `handlers` has a handler of the right body for each name, which no type can say of a name that varies.
      const handle = handlers[name] as (call: Call | SignedInCall, body: unknown) => Promise<object>;
      return admit(context, body, async () => {
        if (auth === "none") return respond(context, path, await handle(call, body));
        const found = await sessionOf(context, auth === "body" ? body : null);
        if ("ended" in found) return toRefusal(context, path, toNoSession(found));
        return respond(context, path, await handle({ ...call, ...found }, body));
      });
    });
  }

  for (const name of Object.keys(ownEndpoints) as (keyof typeof ownEndpoints)[]) {
    const { method, path, auth } = ownEndpoints[name];
    app.on(method, path, async (context) => {
      const body = method === "GET" ? {} : ownSchemaOf(name).safeParse(await readBody(context.req.raw)).data;
      if (body === undefined) return toRefusal(context, path, refuse("validationError"));
      const handle = ownHandlers[name] as (call: Call | SignedInCall, body: unknown) => Promise<object>;
      return admit(context, body, async () => {
        if (auth === "none") return respond(context, path, await handle(callOf(context), body));
        const found = await sessionOf(context, null);
        if ("ended" in found) return toRefusal(context, path, toNoSession(found));
        return respond(context, path, await handle({ ...callOf(context), ...found }, body));
      });
    });
  }
  return app;
}

const emptySchema = z.object({});
const schemasByName: Readonly<Partial<Record<string, z.ZodType>>> = ownSchemas;
const ownSchemaOf = (name: string): z.ZodType => schemasByName[name] ?? emptySchema;

/** The answer has left this long after a call, so later work does not delay it. */
const answeredMs = 50;

/** Runs work after the answer; only the log shows its failures. */
const afterOf =
  ({ executionCtx, req }: ServiceContext): Call["after"] =>
  (work) =>
    executionCtx.waitUntil(
      scheduler
        .wait(answeredMs)
        .then(work)
        .catch((error: unknown) => logFailure({ action: "end an account call", url: req.path, reason: error })),
    );

const respond = (context: ServiceContext, path: string, result: object | Refusal): Response =>
  isRefusal(result) ? toRefusal(context, path, result) : context.json(result);

/** Null for a body that is not the call's. */
async function bodyOf(context: ServiceContext, name: EndpointName, method: Endpoint["method"]): Promise<unknown> {
  if (method === "GET") return {};
  const parsed = (bodySchemas[name] as z.ZodType).safeParse(await readBody(context.req.raw));
  return parsed.success ? parsed.data : null;
}

const signedInBody = z.object({ loggedIn: z.object({ id: z.string(), hash: z.string() }) });

/** @param body that carries id and hash, null where the header does */
async function sessionOf(context: ServiceContext, body: unknown): Promise<OpenSession | NoSession> {
  const credentials =
    body === null
      ? parseBasicAuthorization(context.req.header("authorization") ?? "")
      : (signedInBody.safeParse(body).data?.loggedIn ?? null);
  return credentials === null ? { ended: null } : findSession(context.env.bindings.ACCOUNTS, credentials);
}

const toNoSession = ({ ended }: NoSession): Refusal =>
  ended === null ? refuse("loginMismatch") : { ...refuse("loginMismatch"), ended };
