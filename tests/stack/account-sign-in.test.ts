import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAppleProvider } from "../fakes/apple-provider.ts";
import { startFacebookProvider } from "../fakes/facebook-provider.ts";
import { dummyToken, startSiteverify, testingKeys, widgetScript } from "../fakes/fake-siteverify.ts";
import { client, startOpenIdProvider } from "../../scripts/demonstration/openid-provider.ts";
import { newEmail, password, startAccountStack, toVerification, type AccountStack } from "../support/account-client.ts";
import { createProviderVisits, type ProviderVisits } from "../support/provider-visits.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

let siteverify: Awaited<ReturnType<typeof startSiteverify>>;
let openId: Awaited<ReturnType<typeof startOpenIdProvider>>;
let apple: Awaited<ReturnType<typeof startAppleProvider>>;
let facebook: Awaited<ReturnType<typeof startFacebookProvider>>;
let account: AccountStack;
let visits: ProviderVisits;
const browser = openWatchedBrowser();
beforeAll(async () => {
  siteverify = await startSiteverify();
  openId = await startOpenIdProvider();
  apple = await startAppleProvider();
  facebook = await startFacebookProvider();
  account = await startAccountStack({
    TURNSTILE_SECRET: testingKeys.passes,
    DEV_TURNSTILE: siteverify.url,
    MARKETING: "extended",
    SIGN_IN_PROVIDERS: JSON.stringify({
      gso: { name: "GSO", issuer: openId.issuer, clientId: client.id, clientSecret: client.secret },
      apple: apple.settings,
      facebook: facebook.settings,
    }),
    DEV_PROVIDERS: JSON.stringify({ apple: apple.origin, facebook: facebook.origin }),
    VARIANT_CHANGES: JSON.stringify({ captchaSiteKey: testingKeys.siteKey, deletionGraceDays: 0 }),
  });
  visits = createProviderVisits(account, apple.origin);
  await openId.open(new URL("/account/provider", account.stack.url).href);
});
afterAll(async () => {
  await account.stack.stop();
  await siteverify.stop();
  for (const provider of [openId, apple, facebook]) await provider.stop();
});

async function openWindow(onScript: () => void): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.route("https://challenges.cloudflare.com/**", (route) => {
    onScript();
    return route.fulfill({ contentType: "text/javascript", body: widgetScript });
  });
  await page.goto(new URL("/", account.stack.url).href);
  await page.locator("#menu [data-window='logginClient']").click();
  // Before the scripts have loaded, the link leads to a page, and back.
  await page.locator(".dialog").waitFor();
  return page;
}

describe("with a captcha", () => {
  it("[A2.02, A8.01] calls without one are refused: a registration, a forgotten password, and a sign-in after failures", async () => {
    const email = newEmail();
    const form = { email, password, name: "ana_9" };
    expect((await account.call("registration", form)).body).toEqual({ err: "XE2" });
    expect((await account.call("registration", { ...form, captcha: "another" })).body).toEqual({ err: "XE2" });
    expect((await account.call("registration", { ...form, captcha: dummyToken })).body).toEqual({ r: "done" });
    expect((await account.call("forgottenPassword", { email })).body).toEqual({ err: "XE2" });
    expect((await account.call("forgottenPasswordWithCaptcha", { email, captcha: "x" })).body["code"]).toBe(120);
    const { email: known } = await account.signedIn();
    const tried = [];
    for (let index = 0; index < 4; index += 1) {
      tried.push((await account.call("login", { email: known, password: "Wrong-horse3!" })).body["err"]);
    }
    expect(tried).toEqual(["XE1", "XE1", "XE1", "XE2"]);
    expect((await account.call("login", { email: known, password })).body).toEqual({ err: "XE2" });
    expect((await account.call("login", { email: known, password, captcha: dummyToken })).body).toHaveProperty("hash");
  });

  it("[A2.02] a window loads the widget when the service asks, sends its token, and has a new one after a failure", async () => {
    let scripts = 0;
    const page = await openWindow(() => (scripts += 1));
    const { email } = await account.signedIn();
    await page.getByRole("button", { name: "Mot de passe oublié ?" }).click();
    await page.getByLabel("Adresse e-mail").fill(email);
    expect(scripts).toBe(0);
    await page.evaluate("window.nextToken = 'refused'");
    await page.locator(".dialog .account-send").click();
    // The widget's first token is refused here; it gives another one, which the visitor sends.
    await page.getByText("Confirmez que vous n’êtes pas un robot.").waitFor();
    expect(await page.locator(".account-captcha").textContent()).toBe(testingKeys.siteKey);
    expect(await page.evaluate("window.resets")).toBe(1);
    await page.locator(".dialog .account-send").click();
    await page.getByText("Consultez votre messagerie").waitFor();
    expect(scripts).toBe(1);
    expect((await account.mailTo(email, /Nouveau mot de passe/)).text).toContain("/account/password?");
    await page.close();
  });

  it("[A2.02] pages without scripts say that they need them", async () => {
    for (const path of ["/account/register", "/account/forgotten"]) {
      const html = await (await fetch(new URL(path, account.stack.url))).text();
      expect(html).toContain("a besoin de JavaScript");
      expect(html).not.toContain("<button");
    }
  });
});

it("[A4.02] a deployment that asks about others' mail, too, asks at first, and again after a year: 1003, 1004", async () => {
  const { email, id, hash } = await account.signedIn();
  const asked = async () => (await account.call("login", { email, password })).body["errors"];
  const of = (code: number, said: boolean) => [
    { code: "XE12", details: [{ code, marketing: said, thirdParties: said }] },
  ];
  expect(await asked()).toEqual(of(1003, false));
  const consent = { marketing: true, thirdParties: true };
  expect((await account.call("updateMarketingConsent", consent, { loggedIn: { id, hash } })).status).toBe(200);
  expect(await asked()).toBeUndefined();
  await account.stack.runSql(
    "ACCOUNTS",
    `UPDATE consents SET stated_at = stated_at - 31708800 WHERE user_id = '${id}'`,
  );
  expect(await asked()).toEqual(of(1004, true));
});

describe("with a provider", () => {
  it("[A2.01, A3.03, A8.01] a visitor has an account at once, and the same one the next time, whatever key signs by then", async () => {
    const email = newEmail();
    const first = await visits.signInBack(await visits.comeBack(email));
    expect(first).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), isRegistration: true });
    const loggedIn = { id: String(first["id"]), hash: String(first["hash"]) };
    const { body } = await account.call("getData", {}, { loggedIn });
    expect(body["profile"]).toMatchObject({ email, emailIsVerified: true });
    expect((await account.call("myTerms", {}, { loggedIn })).body["terms"]).toHaveLength(2);
    await openId.open(new URL("/account/provider", account.stack.url).href);
    expect(await visits.signInBack(await visits.comeBack(email))).toMatchObject({
      id: loggedIn.id,
      isRegistration: false,
    });
  });

  it("the provider is asked with PKCE (S256), a state and a nonce, and sends back to this site", async () => {
    const { url, state } = await visits.own("startProviderSignIn", null, { provider: "gso" });
    const { origin, searchParams } = new URL(String(url));
    expect(origin).toBe(openId.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
      state,
      redirect_uri: new URL("/account/provider", account.stack.url).href,
    });
  });

  it("[A8.01] a state is good once, and for its own code alone: XE5", async () => {
    const refused = { err: "XE5" };
    const back = await visits.comeBack(newEmail());
    const other = await visits.comeBack(newEmail());
    expect(await visits.signInBack({ ...back, state: "0".repeat(64) })).toEqual(refused);
    // The code of another sign-in needs another verifier, and the attempt uses up the state that it came with.
    expect(await visits.signInBack({ ...back, token: other.token })).toEqual(refused);
    expect(await visits.signInBack(back)).toEqual(refused);
    expect(await visits.signInBack({ ...other, iss: "https://evil.example" })).toEqual(refused);
    const good = await visits.comeBack(newEmail());
    expect(await visits.signInBack(good)).toHaveProperty("hash");
    expect(await visits.signInBack(good)).toEqual(refused);
  });

  it("[A8.01] a provider that is not set up is XE6, one that has verified no address XE7", async () => {
    const { body } = await account.call("loginWithProvider", { provider: "google", token: "t", state: "s" });
    expect(body).toEqual({ err: "XE6" });
    expect(await visits.own("startProviderSignIn", null, { provider: "google" })).toMatchObject({ code: 161 });
    expect(await visits.signInBack(await visits.comeBack(`unverified.${newEmail()}`))).toEqual({ err: "XE7" });
  });

  it("[A5.01] a verified address makes an account whatever its form, one for both spellings of its domain", async () => {
    const [quoted, foreign] = [
      `"two words"@${newEmail().split("@")[0]}.example`,
      `${newEmail().split("@")[0]}@bücher.`,
    ];
    expect(await visits.signInBack(await visits.comeBack(quoted))).toMatchObject({ isRegistration: true });
    expect(await visits.signInBack(await visits.comeBack(`${foreign}example`))).toMatchObject({ isRegistration: true });
    const ascii = foreign.replace("bücher", "xn--bcher-kva");
    expect(await visits.signInBack(await visits.comeBack(`${ascii}example`))).toEqual({ err: "XE3" });
  });

  it("[A8.01] an address that has an account is linked by its owner, once: XE3 before, XE10 for another account", async () => {
    const owner = await account.signedIn();
    expect(await visits.signInBack(await visits.comeBack(owner.email))).toEqual({ err: "XE3" });
    expect(await visits.link(owner, owner.email)).toEqual({});
    expect(await visits.signInBack(await visits.comeBack(owner.email))).toMatchObject({
      id: owner.id,
      isRegistration: false,
    });
    const other = await account.signedIn();
    expect(await visits.link(other, owner.email)).toMatchObject({ code: 160, message: "connectionAlreadyUsed" });
    // A visitor cannot complete a link that another visitor began.
    expect(await visits.link(other, newEmail(), owner)).toMatchObject({ code: 150 });

    expect(await visits.own("providerLinks", owner)).toMatchObject({
      hasPassword: true,
      links: [{ provider: "gso" }],
    });
    expect(await visits.own("unlinkProvider", owner, { provider: "gso" })).toEqual({});
    expect(await visits.signInBack(await visits.comeBack(owner.email))).toEqual({ err: "XE3" });
  });

  it("[C1.12, A8.01] Apple posts its answer, signs in with a secret of ours, names a visitor once; no address is XE9", async () => {
    const login = `${newEmail().split("@")[0]}@privaterelay.appleid.com`;
    const url = new URL(await visits.startAt("apple"));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_mode: "form_post",
      scope: "name email",
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const back = await visits.fromApple(login);
    expect(back.name).toBe("Ana Lima");
    const first = await visits.signInBack(back, "apple");
    expect(first).toMatchObject({ isRegistration: true });
    const { id, hash } = first;
    const { body } = await account.call("getData", {}, { loggedIn: { id: String(id), hash: String(hash) } });
    expect(body["profile"]).toMatchObject({ name: "Ana.Lima", email: login, emailIsVerified: true });
    const again = await visits.fromApple(login);
    expect(again.name).toBeUndefined();
    expect(await visits.signInBack(again, "apple")).toMatchObject({ id, isRegistration: false });
    // A state is valid for one provider only.
    expect(await visits.signInBack(await visits.fromApple(login), "gso")).toEqual({ err: "XE5" });
    expect(await visits.signInBack(await visits.fromApple("pupil@school.example"), "apple")).toEqual({ err: "XE9" });
  });

  it("[C1.12, A8.01] Facebook's address is proved by a mail before it signs anybody in (XE4); none is XE7, a known one XE3", async () => {
    const email = newEmail();
    expect(await visits.signInBack(await visits.fromFacebook(email), "facebook")).toEqual({ err: "XE4" });
    expect(await visits.signInBack(await visits.fromFacebook(email), "facebook")).toEqual({ err: "XE4" });
    // Each attempt sends a mail, and the last one counts.
    await expect.poll(() => account.mails.filter(({ to }) => to === email).length).toBe(2);
    await account.call("verifyAccount", toVerification(await account.mailTo(email, /Confirmez votre compte/)));
    expect(await visits.signInBack(await visits.fromFacebook(email), "facebook")).toMatchObject({
      isRegistration: false,
    });
    expect(await visits.signInBack(await visits.fromFacebook("phone"), "facebook")).toEqual({ err: "XE7" });
    const owner = await account.signedIn();
    expect(await visits.signInBack(await visits.fromFacebook(owner.email), "facebook")).toEqual({ err: "XE3" });
    const good = await visits.fromFacebook(newEmail());
    expect(await visits.signInBack({ ...good, token: "another" }, "facebook")).toEqual({ err: "XE5" });
  });

  it("an account without a password keeps its last link, and takes none of it along when it is deleted", async () => {
    const email = newEmail();
    const { id, hash } = await visits.signInBack(await visits.comeBack(email));
    const visitor = { id: String(id), hash: String(hash) };
    expect(await visits.own("unlinkProvider", visitor, { provider: "gso" })).toMatchObject({
      code: 100,
    });
    expect((await account.call("login", { email, password })).body).toEqual({ err: "XE1" });
    expect((await account.call("deleteAccount", {}, { loggedIn: visitor })).body).toEqual({ r: "done" });
    expect(await visits.signInBack(await visits.comeBack(email))).toMatchObject({ isRegistration: true });
  });

  it("[A2.01, A3.05, A4.02, A7.01, C2.12] the window leads there and back to the page, and what this browser did not begin signs nobody in", async () => {
    const email = newEmail();
    const page = await openWindow(() => undefined);
    const began = page.url();
    await page.getByRole("button", { name: "Continuer avec GSO" }).click();
    await page.locator("[name='login']").fill(email);
    await page.locator("[name='password']").fill("any");
    await page.locator("[type='submit']").click();
    await page.locator("[name='prompt'][value='consent']").waitFor({ state: "attached" });
    let proceed = () => undefined as void;
    const proceeded = new Promise<void>((resolve) => (proceed = resolve));
    await page.route("**/v3/loginusingprovider", async (route) => {
      await proceeded;
      await route.continue();
    });
    await page.locator("[type='submit']").click();
    // The way there and back has six pages, which take time on a busy machine.
    await page.getByText("Connexion en cours…").waitFor({ timeout: 90_000 });
    // The provider's answer can be used once only: the window stays open, and no other replaces it.
    await page.keyboard.press("Escape");
    await page.locator("#menu [data-window='search'], [data-window='search']").first().dispatchEvent("click");
    expect(await page.getByRole("dialog").allTextContents()).toEqual([expect.stringContaining("Connexion en cours…")]);
    expect(await page.locator(".dialog-close").count()).toBe(0);
    proceed();
    await page.locator("html.logged-in").waitFor({ state: "attached" });
    expect(page.url()).toBe(began);
    // [A4.02] A first extended statement asks for both consents, and neither is ticked.
    const partners = page.getByLabel("Recevoir aussi des offres de partenaires");
    await partners.check();
    // [A3.05, A7.01] What the service demands is answered by its own call.
    const approved = page.waitForResponse((response) => response.url().endsWith("/v5/users/me/marketing-approval"));
    await page.getByRole("button", { name: "Confirmer" }).click();
    expect((await approved).request().postDataJSON()).toEqual({ marketingApproved: false, thirdPartiesApproved: true });
    await page.locator(".dialog").waitFor({ state: "detached" });
    await page.close();

    const { state, token } = await visits.comeBack(newEmail());
    const stranger = await browser.newPage();
    await stranger.goto(new URL(`/account/provider?state=${state}&code=${token}`, account.stack.url).href);
    await stranger.locator(".dialog").waitFor();
    expect(new URL(stranger.url()).hash).toBe("");
    expect(await visits.signInBack({ state, token })).toHaveProperty("hash");
    await stranger.close();
  });
});
