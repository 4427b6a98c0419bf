import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { newEmail, password, sharedAccountStack, type AccountStack } from "../support/account-client.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { untilWindowIsGone } from "../support/until-window-is-gone.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

let account: AccountStack;
const browser = openWatchedBrowser();
const errors: string[] = [];
beforeAll(async () => {
  account = await sharedAccountStack();
});

async function openDevice(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // React says there of an update that it could not join with the page, as of a window that opens while the page is hydrated.
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(new URL("/", account.stack.url).href);
  await page.locator("output.connection.live").waitFor();
  return page;
}

/** Clicks through the provider's page, and is back at the site. */
async function continueWith(page: Page, name: "Apple" | "Facebook", login: string): Promise<void> {
  await untilWindowIsGone(page);
  await page.goto(new URL("/account/sign-in", account.stack.url).href);
  await page.getByRole("button", { name: `Continuer avec ${name}` }).click();
  await page.locator("[name='login']").fill(login);
  await page.getByRole("button", { name: "Go" }).click();
  await page.locator(".dialog").waitFor({ timeout: 60_000 });
}

const star = (page: Page, eventId: string) => page.locator(`#g_1_${eventId} [aria-pressed]`).first();
const isStarred = (page: Page, eventId: string) =>
  page.locator(`#g_1_${eventId} [aria-pressed="true"]`).first().waitFor();
const signedIn = (page: Page) => page.locator("html.logged-in").waitFor({ state: "attached" });

it("[A2.01, C1.12, A4.03] clicks through Apple and Facebook: games of both sides are asked about, and a closed account is taken back", async () => {
  const { batch, kickOffs, games } = toMatchday({
    games: 2,
    startSeconds: Math.floor(Date.now() / 1000),
    name: "Fournisseurs",
  });
  await postIngest(account.stack, "events", batch);
  await postIngest(account.stack, "incidents", kickOffs);
  const [one = "", other = ""] = games.map(({ eventId }) => eventId);
  const login = newEmail();

  const phone = await openDevice();
  await star(phone, one).click();
  await isStarred(phone, one);
  await continueWith(phone, "Apple", login);
  await signedIn(phone);
  await isStarred(phone, one);

  const computer = await openDevice();
  await star(computer, other).click();
  await isStarred(computer, other);
  await continueWith(computer, "Apple", login);
  await computer.getByRole("heading", { name: "Vos matchs" }).waitFor();
  await computer.getByRole("button", { name: "Tout garder" }).click();
  for (const page of [phone, computer]) for (const eventId of [one, other]) await isStarred(page, eventId);

  // A deletion says until when it can be taken back, and so does the next sign-in.
  await untilWindowIsGone(computer);
  await computer.goto(new URL("/account/sign-in", account.stack.url).href);
  await computer.locator(".account-delete summary").press("Enter");
  await computer.getByRole("button", { name: "Supprimer mon compte" }).click();
  await computer.getByRole("heading", { name: "Compte fermé" }).waitFor();
  await computer.getByRole("button", { name: "Retour aux scores" }).click();
  // The other device hears of it by the push, and is signed out.
  await phone.locator("html:not(.logged-in)").waitFor({ state: "attached" });
  await continueWith(computer, "Apple", login);
  await computer.getByRole("button", { name: "Reprendre mon compte" }).click();
  await computer.getByRole("heading", { name: "Votre compte est de nouveau ouvert" }).waitFor();
  await computer.getByRole("button", { name: "Retour aux scores" }).click();
  await signedIn(computer);
  for (const eventId of [one, other]) await isStarred(computer, eventId);

  await continueWith(phone, "Facebook", newEmail());
  await phone.getByText("un message avec un lien").waitFor();
  expect(await phone.locator("html.logged-in").count()).toBe(0);
  expect(errors).toEqual([]);
  for (const page of [phone, computer]) await page.context().close();
});

it("[A2.01] a closed account is taken back without scripts: by the link of its mail and a button", async () => {
  const { email, ...loggedIn } = await account.signedIn();
  await account.call("deleteAccount", { password }, { loggedIn });
  const mailed = new URL(/https?:\S+/.exec((await account.mailTo(email, /fermé/)).text)?.[0] ?? "");
  const link = new URL(mailed.pathname + mailed.search, account.stack.url).href;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  // A program that follows the link takes nothing back.
  expect((await account.call("login", { email, password })).body).toHaveProperty("closing");
  await page.getByRole("button", { name: "Reprendre mon compte" }).click();
  await page.getByRole("heading", { name: "Votre compte est de nouveau ouvert" }).waitFor();
  expect((await account.call("login", { email, password })).body).toHaveProperty("hash");
  await page.goto(link);
  await page.getByRole("button", { name: "Reprendre mon compte" }).click();
  await page.getByText("plus valable").waitFor();
  await context.close();
});
