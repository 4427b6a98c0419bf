import { beforeAll, describe, expect, it } from "vitest";
import { newEmail, password, sharedAccountStack, type AccountStack } from "../support/account-client.ts";

let account: AccountStack;
beforeAll(async () => {
  account = await sharedAccountStack();
});

const open = async (path: string) => (await fetch(new URL(path, account.stack.url))).text();

async function send(
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(new URL(path, account.stack.url), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
    redirect: "manual",
  });
  return { status: response.status, html: await response.text() };
}

/** Returns the hidden fields of a page's form, which it would send back. */
const hiddenOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
const pathOf = (text: string) => {
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
  return pathname + search;
};

describe("without scripts", () => {
  it("[A2.01] the sign-in opens over the front page, and says that it needs scripts where there are none", async () => {
    const html = await open("/account/sign-in");
    expect(html).toContain('<a href="/#sign-in">Se connecter</a>');
    expect(html).toMatch(/<noscript><p>La connexion a besoin de JavaScript/);
  });

  it("[A2.01, A8.04] an account is made by a form, confirmed by the link of its mail and a button, and has a new password", async () => {
    const email = newEmail();
    const ofTheSite = await send("/account/register", { email, password: "Tribune2026!", approval: "on" });
    expect(ofTheSite.html).toContain("Ce mot de passe est trop courant");
    const sent = await send("/account/register", { email, password, approval: "on" });
    expect(sent.html).toContain("Consultez votre messagerie");
    const confirm = await open(pathOf((await account.mailTo(email)).text));
    // Merely opening the link, as a program does, confirms nothing.
    expect((await account.call("login", { email, password })).body).toEqual({ err: "XE4" });
    expect((await send("/account/confirm", hiddenOf(confirm))).html).toContain("Adresse confirmée");
    expect((await account.call("login", { email, password })).body).toHaveProperty("hash");
    // A program that presses buttons may have confirmed the address before its owner does.
    expect((await send("/account/confirm", hiddenOf(confirm))).html).toContain("Adresse confirmée");
    // A link that is not valid leads to a new registration.
    const wrong = (await send("/account/confirm", { ...hiddenOf(confirm), c: "0".repeat(40) })).html;
    expect([wrong.includes("plus valable"), wrong.includes('<a href="/account/register">')]).toEqual([true, true]);

    await send("/account/forgotten", { email });
    const choose = await open(pathOf((await account.mailTo(email, /Nouveau mot de passe/)).text));
    const other = "Another-horse2";
    const weak = await send("/account/password", { ...hiddenOf(choose), password: "short" });
    expect(weak.html).toContain("Au moins 8 caractères.");
    // The site knows this password as a common one, and the code of the mail stays valid.
    const common = await send("/account/password", { ...hiddenOf(choose), password: "P@ssw0rd" });
    expect(common.html).toContain("Ce mot de passe est trop courant");
    expect((await send("/account/password", { ...hiddenOf(weak.html), password: other })).html).toContain("enregistré");
    expect((await account.call("login", { email, password: other })).body).toHaveProperty("hash");
    const again = (await send("/account/password", { ...hiddenOf(weak.html), password: other })).html;
    expect([again.includes("plus valable"), again.includes('<a href="/account/forgotten">')]).toEqual([true, true]);
  });

  it("[A8.04] a form says beside each field what is wrong, keeps what was typed and no password, and writes it as text", async () => {
    const { html } = await send("/account/register", {
      email: '"><script>alert(1)</script>',
      password: "abc",
      nickname: "ana_9",
    });
    expect(html).toContain('value="ana_9"');
    expect(html).not.toContain("<script");
    expect(html).not.toContain("abc");
    for (const name of ["email", "password", "approval"]) expect(html).toContain(`id="${name}-fault"`);
    expect(html).not.toContain('id="nickname-fault"');
  });

  it("pages are nobody's to keep, load nothing of others, send forms to this site alone, and give no address away", async () => {
    const { headers } = await fetch(new URL("/account/sign-in", account.stack.url));
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*form-action 'self'/);
    expect(headers.get("referrer-policy")).toBe("same-origin");
  });

  it("[A7.01] a registration leads to the documents that it agrees to: the site's own pages, where the operator has stored none", async () => {
    expect(await open("/account/register")).toContain('<a href="/account/terms?type=pp&amp;version=latest">');
    const readAt = async (query: string) => {
      const url = new URL(`/account/terms${query}`, account.stack.url);
      const { status, headers } = await fetch(url, { redirect: "manual" });
      return [status, headers.get("location")?.replace(account.stack.url.origin, "") ?? null];
    };
    expect(await readAt("?type=pp&version=latest")).toEqual([302, "/infos-legales/confidentialite"]);
    expect(await readAt("?type=pp&version=1")).toEqual([302, "/infos-legales/confidentialite"]);
    expect(await readAt("?type=pp&version=..%2F9")).toEqual([404, null]);
  });

  it("a form of another site's page is refused", async () => {
    expect((await send("/account/forgotten", { email: newEmail() }, { origin: "https://evil.example" })).status).toBe(
      403,
    );
  });
});
