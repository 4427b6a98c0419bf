import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";
import { newEmail, password, startAccountStack, type AccountStack } from "../support/account-client.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";

let account: AccountStack;
let browser: Browser;
beforeAll(async () => {
  account = await startAccountStack();
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
});
afterAll(async () => {
  await browser.close();
  await account.stack.stop();
});

/** A device: its storage is its own. */
async function openDevice(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(new URL("/", account.stack.url).href);
  await page.locator("output.connection.live").waitFor();
  return page;
}

/** As who comes from the page that a mail's link led to. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(new URL("/account/sign-in", account.stack.url).href);
  await page.getByRole("link", { name: "Se connecter" }).click();
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.locator(".dialog .account-send").click();
  await page.locator("html.logged-in").waitFor({ state: "attached" });
}

const star = (page: Page, eventId: string) => page.locator(`#g_1_${eventId} [aria-pressed]`).first();
const isStarred = (page: Page, eventId: string) =>
  page.locator(`#g_1_${eventId} [aria-pressed="true"]`).first().waitFor();

it("[A2.01, A3.01, A4.03, A4.04, A4.10, C4.22, C6.02, C7.12] an account is made in its window, and what one device follows the other one does", async () => {
  const { batch, kickOffs, games } = toMatchday({
    games: 3,
    startSeconds: Math.floor(Date.now() / 1000),
    name: "Compte",
  });
  await postIngest(account.stack, "events", batch);
  await postIngest(account.stack, "incidents", kickOffs);
  const [one = "", other = ""] = games.map(({ eventId }) => eventId);
  const email = newEmail();

  const phone = await openDevice();
  await phone.getByRole("banner").getByRole("link", { name: "Connexion" }).click();
  await phone.getByRole("button", { name: "Créer un compte" }).click();
  // A form that lacks something says so beside the field, and leads to it.
  await phone.locator(".dialog .account-send").click();
  expect(await phone.locator(".dialog [aria-invalid='true']").count()).toBe(3);
  expect(await phone.getByLabel("Adresse e-mail").evaluate((field) => field === document.activeElement)).toBe(true);
  await phone.getByLabel("Adresse e-mail").fill(email);
  await phone.getByLabel("Mot de passe", { exact: true }).fill(password);
  await phone.getByLabel(/J’accepte/).check();
  await phone.locator(".dialog .account-send").click();
  await phone.getByText("Consultez votre messagerie").waitFor();
  const mail = await account.mailTo(email);
  await phone.goto(/https?:\S+/.exec(mail.text)?.[0] ?? "");
  await phone.getByRole("button", { name: "Confirmer" }).click();
  await phone.getByText("Votre adresse est confirmée.").waitFor();
  await phone.goto(new URL("/", account.stack.url).href);
  await phone.locator("output.connection.live").waitFor();
  // What was followed before is the account's afterwards.
  await star(phone, one).click();
  await isStarred(phone, one);
  await signIn(phone, email);

  const computer = await openDevice();
  await signIn(computer, email);
  await isStarred(computer, one);
  await star(computer, other).click();
  await isStarred(phone, other);
  expect(await phone.evaluate(() => localStorage.getItem("lsid_email"))).toBe(email);

  // Signing out leaves nothing of the account in the browser; the other device keeps it.
  await computer.locator("#menu [data-window='logginClient']").click();
  await computer.getByRole("button", { name: "Se déconnecter" }).click();
  await computer.locator("html:not(.logged-in)").waitFor({ state: "attached" });
  await computer.locator(`#g_1_${one} [aria-pressed="false"]`).first().waitFor();
  expect(await computer.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("lsid_")))).toEqual([]);
  expect(await phone.locator(`#g_1_${one} [aria-pressed="true"]`).count()).toBe(1);
});
