import type { Caller } from "../../shared/account/caller.ts";
import { accountPageOf } from "../../shared/account/mail-link.ts";
import { providerReturnPath, toReturnAddress } from "../../shared/account/provider-return.ts";
import type { Variant } from "../../variants/variant.ts";
import { accountSections } from "../i18n/account-texts.ts";
import type { SiteEnv } from "../load-context.ts";
import { toAccountTags } from "../tags/tags-markup.server.ts";
import { toAccountPage, type Ask } from "./account-pages.ts";
import { bareHeaders } from "./bare-headers.ts";
import { createNonce } from "./nonce.ts";
import { plainAnswer } from "./plain-answers.ts";

const longestForm = 4_096;

/** Answers a page of accounts, opened or sent. Its answers are one visitor's: nothing keeps them. */
export async function toAccountResponse(
  request: Request,
  variant: Variant,
  caller: Caller,
  service: SiteEnv["ACCOUNT"],
): Promise<Response> {
  const { lang, brand } = variant;
  const { pathname, searchParams } = new URL(request.url);
  const form = request.method === "POST" ? await readForm(request) : null;
  if (request.method === "POST" && form === null) return plainAnswer(400, "Bad request");
  const entered = form ?? searchParams;
  if (pathname === providerReturnPath) {
    const headers = {
      location: toReturnAddress((name) => entered.get(name)),
      "cache-control": "no-store",
      ...bareHeaders,
    };
    return new Response(null, { status: 303, headers });
  }
  const page = accountPageOf(pathname);
  if (page === null) return plainAnswer(404, "Not found");
  const t = await accountSections[lang]();
  const html = await toAccountPage(
    page,
    { lang, brand, t, needsCaptcha: caller.captchaSiteKey !== null, tags: toAccountTags(variant, "%nonce%") },
    { get: (name) => (entered.get(name) ?? "").slice(0, longestForm) },
    form === null ? null : askAs(request, caller, service),
  );
  const nonce = createNonce();
  return new Response(html.replaceAll("%nonce%", nonce), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      ...bareHeaders,
      // With "no-referrer" a browser would send a form without saying from where.
      "referrer-policy": "same-origin",
      "content-security-policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

const askAs =
  (request: Request, caller: Caller, service: SiteEnv["ACCOUNT"]): Ask =>
  async (path, body) => {
    const call = new Request(new URL(path, request.url), {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": request.headers.get("user-agent") ?? "" },
      body: JSON.stringify(body),
    });
    return (await service.answer(caller, call)).json();
  };

async function readForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return null;
  if (Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY) > longestForm) return null;
  return new URLSearchParams(await request.text());
}
