import { randomUUID } from "node:crypto";
import { toAccountRequest, type CallContext } from "../../app/features/account/account-request.ts";
import { toBasicAuthorization, type Credentials } from "../../shared/accounts/basic-authorization.ts";
import { defaultClientVersion } from "../../app/features/account/client-configuration.ts";
import { answerSchemas, type AccountPayload } from "../../shared/accounts/endpoint-schemas.ts";
import type { EndpointName } from "../../shared/accounts/endpoints.ts";
import { ownEndpoints } from "../../shared/accounts/own-endpoints.ts";
import { fieldsOf } from "../../shared/basics/record.ts";
import { parseJson } from "../../shared/basics/parse-json.ts";
import type { LogEntry, Stack } from "../../scripts/stack.ts";
import { startAppleProvider } from "../fakes/apple-provider.ts";
import { startFacebookProvider } from "../fakes/facebook-provider.ts";
import { dummyToken } from "../fakes/fake-siteverify.ts";
import { startTestStack, untilProcessEnds } from "./stack.ts";

export const namespace = "tribune";
export const project = 1;
export const password = "Correct-horse1";

export type SentMail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };

export type AccountStack = {
  readonly stack: Stack;
  readonly mails: readonly SentMail[];
  /** Waits for the newest mail to an address. */
  mailTo(email: string, subject?: RegExp): Promise<SentMail>;
  /** Makes a call as the site's client makes it. */
  call<Name extends EndpointName>(
    name: Name,
    payload: AccountPayload<Name>,
    context?: CallContext & { readonly address?: string },
  ): Promise<Answer>;
  /** Calls one of our own endpoints; without a visitor nobody is signed in. */
  own(name: keyof typeof ownEndpoints, visitor: Credentials | null, body?: object): Promise<Answer>;
  /** Creates a verified account and signs it in. */
  signedIn(email?: string): Promise<Credentials & { readonly email: string }>;
};

export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** Starts a stack without games, whose mails appear in its log and whose password hashes are cheap. */
export async function startAccountStack(
  vars: Readonly<Record<string, string>> = {},
  options: { readonly persistTo?: string; readonly assets?: boolean } = {},
): Promise<AccountStack> {
  const mails: SentMail[] = [];
  const waiting: (() => void)[] = [];
  const onLog = ({ message }: LogEntry) => {
    const { event, to, subject, text, html } = fieldsOf(parseJson(message));
    if (event !== "mail") return;
    mails.push({ to: String(to), subject: String(subject), text: String(text), html: String(html) });
    for (const wake of waiting.splice(0)) wake();
  };
  const stack = await startTestStack({
    ...options,
    worldSeed: "",
    onLog,
    vars: {
      DEV_MAIL: "log",
      SCRYPT_COST: "16,1,1",
      ...vars,
    },
  });

  let clients = 0;
  // Every call comes from a new client address, unless a test is about limits.
  const nextAddress = () => {
    clients += 1;
    return `2001:db8:${clients.toString(16)}::1`;
  };
  const call: AccountStack["call"] = async (name, payload, { address = nextAddress(), ...context } = {}) => {
    const configuration = {
      mode: "Production",
      productionUrl: stack.url.origin,
      namespace,
      projectId: project,
    } as const;
    const { url, method, headers, body } = toAccountRequest(
      { configuration, version: defaultClientVersion },
      name,
      payload,
      context,
    );
    const response = await fetch(url, {
      method,
      headers: { ...headers, "cf-connecting-ip": address },
      body,
    });
    const answer = fieldsOf(await response.json());
    answerSchemas[name].parse(answer);
    return { status: response.status, body: answer };
  };

  const own: AccountStack["own"] = async (name, visitor, body = {}) => {
    const { method, path } = ownEndpoints[name];
    const response = await fetch(new URL(path, stack.url), {
      method,
      headers: {
        "content-type": "application/json",
        "cf-connecting-ip": nextAddress(),
        ...(visitor === null ? {} : { authorization: toBasicAuthorization(visitor) }),
      },
      ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: fieldsOf(await response.json()) };
  };

  const mailTo: AccountStack["mailTo"] = async (email, subject = /./) => {
    for (;;) {
      const found = mails.findLast((mail) => mail.to === email && subject.test(mail.subject));
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };

  return {
    stack,
    mails,
    mailTo,
    call,
    own,
    async signedIn(email = newEmail()) {
      await call("registration", { email, password, name: "ana_9", captcha: dummyToken });
      await call("verifyAccount", toVerification(await mailTo(email, /Confirmez votre compte/)));
      const { body } = await call("login", { email, password });
      return { id: String(body["id"]), hash: String(body["hash"]), email };
    },
  };
}

let shared: Promise<AccountStack> | null = null;

/** Returns one stack for test files that create their own accounts and need no settings: it knows Apple and Facebook. */
export function sharedAccountStack(): Promise<AccountStack> {
  if (shared === null) {
    shared = startWithProviders();
    void untilProcessEnds(shared.then(({ stack }) => stack));
  }
  return shared;
}

async function startWithProviders(): Promise<AccountStack> {
  const [apple, facebook] = await Promise.all([startAppleProvider(), startFacebookProvider()]);
  return startAccountStack({
    SIGN_IN_PROVIDERS: JSON.stringify({ apple: apple.settings, facebook: facebook.settings }),
    DEV_PROVIDERS: JSON.stringify({ apple: apple.origin, facebook: facebook.origin }),
  });
}

/** An address that no other test uses. */
export const newEmail = (): string => `ana.${randomUUID().slice(0, 8)}@example.com`;

/** Returns the proof in the link of a mail. */
export function toCode({ text }: SentMail): { readonly t: string; readonly i: string; readonly c: string } {
  const link = /https?:\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in: ${text}`);
  const { searchParams } = new URL(link);
  return { t: searchParams.get("t") ?? "", i: searchParams.get("i") ?? "", c: searchParams.get("c") ?? "" };
}

export function toVerification(mail: SentMail): AccountPayload<"verifyAccount"> {
  const { t, i, c } = toCode(mail);
  return { t: t === "verifyEmail" ? t : "verifyAccount", i, c };
}
