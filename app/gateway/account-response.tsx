import type { Caller } from "../../shared/accounts/caller.ts";
import { accountPageOf } from "../../shared/accounts/mail-link.ts";
import { toOwnPath } from "../navigation/own-path.ts";
import { providerReturnPath, toReturnAddress } from "../../shared/accounts/provider-return.ts";
import { momentAttribute, TextWithTimes } from "../features/day/times.tsx";
import { termsPath, latestVersion } from "../features/account/terms-page.ts";
import type { Variant } from "../../variants/variant.ts";
import { loadAccountTexts, type AccountTexts } from "../i18n/account-texts.ts";
import type { SiteEnv } from "../load-context.ts";
import { AccountTags } from "../tags/account-tags.tsx";
import { renderStaticDocument } from "../ui/render-static.ts";
import { AccountDocument } from "./account-pages/account-document.tsx";
import type { AccountPageContent, Ask, Entered } from "./account-pages/account-page.ts";
import { toAccountPage } from "./account-pages/to-account-page.tsx";
import { bareHeaders } from "./bare-headers.ts";
import { createNonce } from "./nonce.ts";
import { plainAnswer } from "./plain-answers.tsx";
import { endpoints } from "../../shared/accounts/endpoints.ts";
import { accountProject } from "../../shared/accounts/site-account.ts";
import { toWrittenDay } from "../../shared/texts/written-day.ts";
import { fieldsOf } from "../../shared/basics/record.ts";

const longestForm = 4_096;

/** Answers a page of accounts, opened or sent. Its answers are one visitor's: nothing keeps them. */
export async function toAccountResponse(
  request: Request,
  variant: Variant,
  caller: Caller,
  service: SiteEnv["ACCOUNT"],
): Promise<Response> {
  const { lang, brand } = variant;
  const { pathname, searchParams, origin } = new URL(request.url);
  const form = request.method === "POST" ? await readForm(request) : null;
  if (request.method === "POST" && form === null) return plainAnswer(400, "Bad request");
  const entered = form ?? searchParams;
  if (pathname === providerReturnPath) {
    return redirect(
      toReturnAddress((name) => entered.get(name)),
      303,
    );
  }
  const page = accountPageOf(pathname);
  const isTerms = pathname === termsPath && form === null;
  if (page === null && !isTerms) return plainAnswer(404, "Not found");
  const t = await loadAccountTexts(lang);
  const given: Entered = { get: (name) => (entered.get(name) ?? "").slice(0, longestForm) };
  const nonce = createNonce();
  let content: AccountPageContent;
  if (page === null) {
    const terms = await readTerms(given, t, caller, service);
    if (terms === null) return plainAnswer(404, "Not found");
    if ("location" in terms) return redirect(terms.location, 302);
    content = terms;
  } else {
    const ask = form === null ? null : askAs(request, caller, service);
    const referrer = request.headers.get("referer");
    // A proxy in front may speak another protocol than the visitor.
    const from = toOwnPath(referrer, origin) ?? toOwnPath(referrer, caller.siteOrigin);
    content = await toAccountPage(page, { t, entered: given, ask, from, nonce }, caller.captchaSiteKey !== null);
  }
  const html = renderStaticDocument(
    <AccountDocument
      lang={lang}
      brand={brand}
      title={content.title}
      backToSite={t.backToSite}
      tags={<AccountTags variant={variant} nonce={nonce} />}
      nonce={nonce}
    >
      {content.body}
    </AccountDocument>,
  );
  return new Response(html, {
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

const redirect = (location: string, status: number): Response =>
  new Response(null, { status, headers: { location, "cache-control": "no-store", ...bareHeaders } });

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

/** A document to read: where the site has it as a page of its own, or its title and text. */
type ReadTerms = { readonly location: string } | AccountPageContent;

/**
 * The document of a type and a version, as the account service has it; null where it has none (docs/adr/037).
 * @param query of the page's address: `type` ("tou", "pp") and `version`
 */
async function readTerms(
  query: { readonly get: (name: string) => string },
  t: AccountTexts,
  caller: Caller,
  service: SiteEnv["ACCOUNT"],
): Promise<ReadTerms | null> {
  const asked = query.get("type") === "pp" ? "pp" : "tou";
  const path = endpoints.termsDocument.path.replace(
    ":version",
    encodeURIComponent(query.get("version") || latestVersion),
  );
  const search = new URLSearchParams({ type: asked, projectId: String(accountProject) });
  const answer = await service.answer(caller, new Request(`${caller.siteOrigin}${path}?${search}`));
  const { text, version, validFrom } = fieldsOf(await answer.json());
  if (typeof text !== "string" || typeof validFrom !== "string") return null;
  // Only an address of the site itself is followed: whatever else is there is a text.
  if (!text.startsWith("/") && toOwnPath(text, caller.siteOrigin) !== null) return { location: text };
  const day = toWrittenDay(caller.lang, Date.parse(validFrom) / 1000);
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
  const inForce = t.inForce({ version: String(version), day });
  const validTime = [day, momentAttribute(Date.parse(validFrom) / 1000)] as const;
  const body = [inForce, ...paragraphs].map((line) => (
    <p key={line}>{line === inForce ? <TextWithTimes text={line} times={[validTime]} /> : line}</p>
  ));
  return { title: asked === "pp" ? t.privacy : t.terms, body };
}
