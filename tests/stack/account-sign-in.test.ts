import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";
import { dummyToken, startSiteverify, testingKeys } from "../fakes/fake-siteverify.ts";
import { newEmail, password, startAccountStack, type AccountStack } from "../support/account-client.ts";

let siteverify: Awaited<ReturnType<typeof startSiteverify>>;
let account: AccountStack;
let browser: Browser;
beforeAll(async () => {
  siteverify = await startSiteverify();
  account = await startAccountStack({
    TURNSTILE_SECRET: testingKeys.passes,
    DEV_TURNSTILE: siteverify.url,
    VARIANT_CHANGES: JSON.stringify({ captchaSiteKey: testingKeys.siteKey }),
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
});
afterAll(async () => {
  await browser.close();
  await account.stack.stop();
  await siteverify.stop();
});

/** Stands for Cloudflare's script: it gives a token when it is drawn and whenever it is reset. */
const widgetScript = `
  let give;
  const draw = () => setTimeout(() => give(window.nextToken ?? "${dummyToken}"));
  window.resets = 0;
  window.turnstile = {
    render: (place, options) => {
      place.textContent = options.sitekey;
      give = options.callback;
      draw();
      return "w1";
    },
    reset: () => { window.resets += 1; window.nextToken = undefined; draw(); },
    remove: () => undefined,
  };
`;

async function openWindow(onScript: () => void): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.route("https://challenges.cloudflare.com/**", (route) => {
    onScript();
    return route.fulfill({ contentType: "text/javascript", body: widgetScript });
  });
  await page.goto(new URL("/", account.stack.url).href);
  await page.locator("#menu [data-window='logginClient']").click();
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
    await page.getByRole("button", { name: "Mot de passe oublié ?" }).click();
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
