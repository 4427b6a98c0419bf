import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Credentials } from "../../shared/accounts/basic-authorization.ts";
import { newEmail, password, startAccountStack, type AccountStack } from "../support/account-client.ts";
import { toMatchday, type Game } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

/** A stack of its own, because the tests add new terms of use to its database. */
let account: AccountStack;
let games: Iterator<Game>;
const browser = openWatchedBrowser();
beforeAll(async () => {
  account = await startAccountStack();
  const matchday = toMatchday({ games: 6, startSeconds: Math.floor(Date.now() / 1000), name: "États" });
  await postIngest(account.stack, "events", matchday.batch);
  await postIngest(account.stack, "incidents", matchday.kickOffs);
  games = matchday.games.values();
});
afterAll(async () => {
  await account.stack.stop();
});

async function openPage(context?: Page): Promise<Page> {
  const page = await (
    context?.context() ?? (await browser.newContext({ viewport: { width: 1280, height: 900 } }))
  ).newPage();
  await page.goto(new URL("/", account.stack.url).href);
  await page.locator("output.connection.live").waitFor();
  return page;
}

const signedIn = (page: Page) => page.locator("html.logged-in").waitFor({ state: "attached" });
const signedOut = (page: Page) => page.locator("html:not(.logged-in)").waitFor({ state: "attached" });
const openWindow = (page: Page) => page.locator("#menu [data-window='logginClient']").click();
const notice = (page: Page) => page.locator(".account-notice");

async function signIn(page: Page, email: string): Promise<void> {
  await openWindow(page);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.locator(".dialog .account-send").click();
  await signedIn(page);
}

/** A visitor and a page that follows its own game, already synchronised with the account. */
async function openFollowing() {
  const visitor = await account.signedIn();
  const page = await openPage();
  await signIn(page, visitor.email);
  await page.locator(".dialog").waitFor({ state: "detached" });
  const eventId = String(games.next().value?.eventId);
  await page.locator(`#g_1_${eventId} [aria-pressed]`).first().click();
  await expect.poll(async () => JSON.stringify(await dataOf(visitor))).toContain(eventId);
  const isFollowed = (on: Page) => on.locator(`#g_1_${eventId} [aria-pressed="true"]`).first().waitFor();
  const isCleared = (on: Page) => on.locator(`#g_1_${eventId} [aria-pressed="false"]`).first().waitFor();
  return { visitor, page, isFollowed, isCleared };
}

const dataOf = async (loggedIn: Credentials) => (await account.call("getData", {}, { loggedIn })).body;
const countDevices = async (visitor: Credentials) =>
  ((await account.own("sessions", visitor)).body["sessions"] as readonly unknown[]).length;

it("[A3.02] a tab where nobody was signed in hears of a sign-in in another one, and of its end", async ({
  annotate,
}) => {
  const visitor = await account.signedIn();
  const page = await openPage();
  const tab = await openPage(page);
  await signIn(page, visitor.email);
  const startedAt = performance.now();
  await signedIn(tab);
  await annotate(`the other tab was signed in ${Math.round(performance.now() - startedAt)} ms later`);
  await openWindow(page);
  await page.getByRole("button", { name: "Se déconnecter" }).last().click();
  await signedOut(tab);
  expect(await notice(tab).count()).toBe(0);
  await page.context().close();
});

it("[A4.05] a device that was signed out elsewhere says why, in every tab, and keeps its favourites as local ones", async () => {
  const { visitor, page, isFollowed } = await openFollowing();
  const tab = await openPage(page);
  await account.own("revokeSessions", visitor);
  for (const each of [page, tab]) {
    await notice(each).getByText("Vous avez été déconnecté depuis un autre appareil.").waitFor({ timeout: 10_000 });
    await signedOut(each);
    await isFollowed(each);
  }
  // The reason stays until the visitor reads it, and the followed games belong to the account again after a sign-in.
  await page.reload();
  await notice(page).getByRole("link", { name: "Se connecter" }).waitFor();
  await isFollowed(page);
  await signIn(page, visitor.email);
  await notice(page).waitFor({ state: "detached" });
  await isFollowed(page);
  const { id } = visitor;
  await account.call("changePassword", { id, password, newpassword: "Battery-staple2" });
  await notice(page).getByText("le mot de passe de votre compte a changé").waitFor({ timeout: 10_000 });
  await notice(page).getByRole("button", { name: "Fermer" }).click();
  await notice(tab).waitFor({ state: "detached" });
  await isFollowed(page);
  expect(await page.evaluate(() => localStorage.getItem("tribune_signed_out"))).toBeNull();
  await page.context().close();
});

it("[A4.04] without a network a sign-out says so; a second tap signs out here, and the service is told later", async () => {
  const { visitor, page, isFollowed } = await openFollowing();
  await openWindow(page);
  const button = page.getByRole("button", { name: "Se déconnecter", exact: true });
  await button.waitFor();
  // Abort the call, as without a network; the browser's own offline mode takes effect a moment too late.
  await page.route("**/v3/logout", (route) => route.abort());
  await button.click();
  await page.getByText("vous êtes toujours connecté").waitFor();
  await signedIn(page);
  await page.getByRole("button", { name: "Se déconnecter quand même" }).click();
  await signedOut(page);
  await isFollowed(page);
  expect(await countDevices(visitor)).toBe(2);
  await page.unroute("**/v3/logout");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => countDevices(visitor)).toBe(1);
  await page.waitForFunction(() => localStorage.getItem("tribune_sign_outs") === null);
  await page.context().close();
});

it("[A4.04] a deletion that failed says that the account still exists; this browser is cleared all the same", async () => {
  const { visitor, page, isCleared } = await openFollowing();
  await page.route("**/v3/deleteaccount", (route) => route.fulfill({ status: 503 }));
  await openWindow(page);
  await page.locator(".account-delete summary").press("Enter");
  // The form does not require the password, because the sign-in is fresh.
  await page.locator(".account-delete input").waitFor({ state: "detached" });
  await page.locator(".account-delete").getByRole("button", { name: "Supprimer mon compte" }).click();
  await page.getByRole("heading", { name: "Votre compte existe toujours" }).waitFor();
  await signedOut(page);
  await isCleared(page);
  expect(await dataOf(visitor)).toHaveProperty("profile");
  await page.context().close();
});

it("a form asks for the password once the sign-in is not fresh, and a wrong one is refused", async () => {
  const visitor = await account.signedIn();
  const page = await openPage();
  await signIn(page, visitor.email);
  await page.locator(".dialog").waitFor({ state: "detached" });
  await account.stack.runSql("ACCOUNTS", "UPDATE sessions SET created_at = created_at - 601");
  await openWindow(page);
  await page.locator(".account-delete summary").press("Enter");
  const form = page.locator(".account-delete");
  await form.getByLabel("Mot de passe", { exact: true }).fill("Wrong-horse3!");
  await form.getByRole("button", { name: "Supprimer mon compte" }).click();
  await form.locator(".account-fault").first().filter({ hasText: /\S/ }).waitFor();
  await signedIn(page);
  expect(await dataOf(visitor)).toHaveProperty("profile");
  await page.context().close();
});

it("[A4.04] a new address is shown as waiting until it is confirmed", async () => {
  const visitor = await account.signedIn();
  const page = await openPage();
  await signIn(page, visitor.email);
  await page.locator(".dialog").waitFor({ state: "detached" });
  await openWindow(page);
  const section = page.locator(".dialog details", { hasText: "Adresse e-mail" }).first();
  // By key: lines that the account's answer adds move the summary from under a pointer.
  await section.locator("summary").press("Enter");
  // Until the account has said that the sign-in is fresh, the form asks for the password and sends nothing without it.
  await section.getByLabel("Mot de passe", { exact: true }).waitFor({ state: "detached" });
  const email = newEmail();
  await section.getByLabel("Adresse e-mail").fill(email);
  await section.getByRole("button", { name: "Enregistrer" }).click();
  const waiting = page.locator(".account-waiting");
  await waiting.waitFor();
  expect(await page.locator(".account-who").textContent()).toContain(email);
  await page.reload();
  await openWindow(page);
  await waiting.getByText(`connectez-vous avec ${visitor.email}`).waitFor();
  // A mail's link leads to the configured origin, which is not the address of the stack.
  const { pathname, search } = new URL(/https?:\S+/.exec((await account.mailTo(email)).text)?.[0] ?? "");
  const tab = await openPage(page);
  await tab.goto(new URL(pathname + search, account.stack.url).href);
  await tab.getByRole("button", { name: "Confirmer" }).click();
  // The page learns of it by push.
  await waiting.waitFor({ state: "detached", timeout: 10_000 });
  expect(await page.locator(".account-who").textContent()).toContain(email);
  await page.context().close();
});

it("[A8.04] a captcha that something blocks is called that", async () => {
  // The stack has no captcha, so the policy of its pages names no host of one.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  const page = await openPage(await context.newPage());
  await page.route("**/v5/sign-in-options", (route) =>
    route.fulfill({ json: { captchaSiteKey: "1x00000000000000000000AA" } }),
  );
  await page.route("**/v3/registration", (route) => route.fulfill({ json: { err: "XE2" } }));
  await page.route("https://challenges.cloudflare.com/**", (route) => route.abort());
  await openWindow(page);
  await page.getByRole("button", { name: "Créer un compte" }).click();
  await page.getByLabel("Adresse e-mail").fill(newEmail());
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByLabel(/J’accepte/).check();
  await page.locator(".dialog .account-send").click();
  await page.getByText("La vérification anti-robot est bloquée").waitFor();
  expect(await page.getByText("Une erreur est survenue sur le serveur.").count()).toBe(0);
  await page.context().close();
});

it("[A4.03, A4.06] while terms wait, the page says that nothing is synchronised; an answer is one tap away, and export, deletion and sign-out work", async () => {
  const { visitor, page, isFollowed } = await openFollowing();
  await account.stack.runSql(
    "ACCOUNTS",
    "INSERT INTO documents (project, type, version, valid_from, text) VALUES (1, 'tou', '2', '2026-01-02', 'First.')",
  );
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await notice(page).getByText("vos favoris ne sont pas synchronisés").waitFor();
  await notice(page).getByRole("link", { name: "Répondre" }).click();
  await page.getByRole("heading", { name: "Avant de continuer" }).waitFor();
  await page.locator(".account-delete summary").waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  await downloading;
  // Changes that the account could not store stay in this browser.
  await page.getByRole("button", { name: "Se déconnecter", exact: true }).click();
  await signedOut(page);
  await notice(page).getByText("Vous êtes déconnecté sur cet appareil.").waitFor();
  await isFollowed(page);
  await signIn(page, visitor.email);
  await page.getByRole("button", { name: "Confirmer" }).click();
  await page.locator(".dialog").waitFor({ state: "detached" });
  await isFollowed(page);
  expect(await notice(page).count()).toBe(0);
  await page.context().close();
});

it("[A5.05] an answer that lacks its keys says so in the window, with their names, and in the session's log", async () => {
  const page = await openPage();
  await page.addInitScript(() =>
    addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) =>
      Object.assign(document.body.dataset, { log: reason.message }),
    ),
  );
  await page.reload();
  await page.locator("output.connection.live").waitFor();
  await page.route("**/v3/login", (route) => route.fulfill({ json: { id: "5" } }));
  await openWindow(page);
  await page.getByLabel("Adresse e-mail").fill(newEmail());
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.locator(".dialog .account-send").click();
  await page.locator(".account-fault", { hasText: "Il manque dans la réponse du service : hash" }).waitFor();
  expect(await page.locator("body").getAttribute("data-log")).toBe("missing in the answer: hash");
  await page.context().close();
});

it("[A3.05, A7.01] the window of a registration says which version of the terms is in force", async () => {
  const page = await openPage();
  await openWindow(page);
  await page.getByRole("button", { name: "Créer un compte" }).click();
  // The form of the sign-in has the same links below it, until that of the registration takes its place.
  const links = page.locator(".account-form .account-links", { hasText: /(?:en vigueur\u00a0: version \d.*){2}/ });
  await links.waitFor();
  expect(await links.count()).toBe(1);
  await page.context().close();
});
