import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fieldsOf } from "../../shared/basics/record.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { aLeague, anEvent } from "../support/posted-league.ts";
import { newEmail, password, startAccountStack, type AccountStack } from "../support/account-client.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { untilWindowIsGone } from "../support/until-window-is-gone.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

/** A stack of its own: the tests add new terms of use to its database, and it deletes accounts without a grace period. */
let account: AccountStack;
const browser = openWatchedBrowser();
beforeAll(async () => {
  account = await startAccountStack({ VARIANT_CHANGES: JSON.stringify({ deletionGraceDays: 0 }) });
});
afterAll(async () => {
  await account.stack.stop();
});

/** Opens a device: a browser context with its own storage. */
async function openDevice(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(new URL("/", account.stack.url).href);
  await page.locator("output.connection.live").waitFor();
  return page;
}

const signedIn = (page: Page) => page.locator("html.logged-in").waitFor({ state: "attached" });
const signedOut = (page: Page) => page.locator("html:not(.logged-in)").waitFor({ state: "attached" });

/** Fills in the window's form and sends it. */
async function sendSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.locator(".dialog .account-send").click();
}

/** Signs in by the address that the link has without scripts: the window opens over the front page by itself. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(new URL("/account/sign-in", account.stack.url).href);
  await sendSignIn(page, email);
  await signedIn(page);
  await untilWindowIsGone(page);
}

const openWindow = (page: Page) => page.locator("#menu [data-window='logginClient']").click();

const star = (page: Page, eventId: string) => page.locator(`#g_1_${eventId} [aria-pressed]`).first();
const isStarred = (page: Page, eventId: string) =>
  page.locator(`#g_1_${eventId} [aria-pressed="true"]`).first().waitFor();

it("[A2.01, A3.01, A4.03, A4.04, A4.10, C3.18, C4.22, C6.02, C7.12] an account is made in its window, and what one device follows the other one does, with and without a network, until nothing is left of it", async ({
  annotate,
}) => {
  const { batch, kickOffs, games } = toMatchday({
    games: 4,
    startSeconds: Math.floor(Date.now() / 1000),
    name: "Compte",
  });
  await postIngest(account.stack, "events", batch);
  await postIngest(account.stack, "incidents", kickOffs);
  const [one = "", other = "", third = "", fourth = ""] = games.map(({ eventId }) => eventId);
  const email = newEmail();
  const golf = aLeague(sportIds.golf, "Compte", { type: "t" });
  const race = anEvent(golf, "Compte", { away: null, startSeconds: Math.floor(Date.now() / 1000) });
  await postIngest(account.stack, "events", { sportId: sportIds.golf, leagues: [golf], events: [race] });

  const phone = await openDevice();
  await phone.getByRole("banner").getByRole("link", { name: "Connexion" }).click();
  await phone.getByRole("button", { name: "Créer un compte" }).click();
  // An incomplete form shows the error beside the field and moves to it.
  await phone.locator(".dialog .account-send").click();
  expect(await phone.locator(".dialog [aria-invalid='true']").count()).toBe(3);
  expect(await phone.getByLabel("Adresse e-mail").evaluate((field) => field === document.activeElement)).toBe(true);
  await phone.getByLabel("Adresse e-mail").fill(email);
  await phone.getByLabel("Mot de passe", { exact: true }).fill(password);
  await phone.getByLabel(/J’accepte/).check();
  await phone.locator(".dialog .account-send").click();
  await phone.getByText("Consultez votre messagerie").waitFor();
  const mail = await account.mailTo(email);
  const { pathname, search } = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? "");
  await phone.goto(new URL(pathname + search, account.stack.url).href);
  await phone.getByRole("button", { name: "Confirmer" }).click();
  await phone.getByText("Votre adresse est confirmée.").waitFor();
  await phone.goto(new URL("/", account.stack.url).href);
  await phone.locator("output.connection.live").waitFor();
  // Games that were followed before the sign-in belong to the account afterwards.
  await star(phone, one).click();
  await isStarred(phone, one);
  await signIn(phone, email);

  const computer = await openDevice();
  // The block of text above a list is for visitors who are not signed in.
  const intro = computer.locator("p.intro");
  expect(await intro.isVisible()).toBe(true);
  await signIn(computer, email);
  expect(await intro.isVisible()).toBe(false);
  await isStarred(computer, one);
  const starredAt = performance.now();
  await star(computer, other).click();
  await isStarred(phone, other);
  await annotate(`a star was on the other device after ${Math.round(performance.now() - starredAt)} ms`);

  // Offline, each device follows one more game; online again, both devices follow both.
  const devices = [
    [phone, third],
    [computer, fourth],
  ] as const;
  for (const [page, eventId] of devices) {
    await page.context().setOffline(true);
    await star(page, eventId).click();
    await isStarred(page, eventId);
  }
  for (const [page] of devices) await page.context().setOffline(false);
  for (const [page] of devices) for (const eventId of [one, other, third, fourth]) await isStarred(page, eventId);
  expect(await phone.evaluate(() => localStorage.getItem("lsid_email"))).toBe(email);

  // Signing out leaves nothing of the account in the browser; the other device keeps it.
  await openWindow(computer);
  await computer.getByRole("button", { name: "Se déconnecter" }).click();
  await signedOut(computer);
  await computer.locator(`#g_1_${one} [aria-pressed="false"]`).first().waitFor();
  await intro.waitFor();
  // Settings are the defaults again, which need no entry.
  const ofAccount = /^lsid_|^fsdc_live_table$/;
  expect((await computer.evaluate(() => Object.keys(localStorage))).filter((key) => ofAccount.test(key))).toEqual([]);
  expect(await phone.locator(`#g_1_${one} [aria-pressed="true"]`).count()).toBe(1);

  // The account stores a game's start, end, groups and whether it is a duel; for a tournament, everything but the last.
  await phone.goto(new URL("/golf", account.stack.url).href);
  const whole = phone.locator(`details[id="l-${golf.stageId}"] > .league-star button`);
  const storing = phone.waitForResponse((answer) => (answer.request().postData() ?? "").includes("noduel"));
  await whole.click();
  await phone.locator(`details[id="l-${golf.stageId}"] > .league-star [aria-pressed="true"]`).waitFor();
  const wholeId = `${sportIds.golf}_${golf.stageId}`;
  await storing;
  await phone.goto(new URL("/", account.stack.url).href);
  await isStarred(phone, one);
  await openWindow(phone);
  const downloading = phone.waitForEvent("download");
  await phone.getByRole("button", { name: "Télécharger mes données" }).click();
  const file = readFileSync(await (await downloading).path(), "utf8");
  for (const eventId of [one, other, third, fourth]) expect(file).toContain(eventId);
  const { data } = JSON.parse(file) as { readonly data: readonly unknown[] };
  const { mygames } = fieldsOf(fieldsOf(data[0])["data"]);
  const times = { AD: expect.any(Number), AP: expect.any(Number), MG: "0" };
  expect(fieldsOf(fieldsOf(mygames)["data"])[`g_1_${one}`]).toEqual({ ...times, is_duel: true });
  expect(fieldsOf(mygames)["noduel"]).toEqual({ [wholeId]: times });
  const id = await phone.evaluate(() => localStorage.getItem("lsid_id") ?? "");
  expect(await tablesWith(id)).toContain("users");
  await phone.locator(".account-delete summary").press("Enter");
  // The form does not require the password, because the sign-in is fresh.
  await phone.getByRole("button", { name: "Supprimer définitivement" }).click();
  await signedOut(phone);
  for (const personal of [id, email]) expect(await tablesWith(personal)).toEqual([]);
  await phone.locator(`#g_1_${one} [aria-pressed="false"]`).first().waitFor();
  for (const [page] of devices) await page.context().close();
});

/** The tables of the account service that contain this text anywhere. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const read = (statement: string) => account.stack.runSql("ACCOUNTS", statement);
  const tables = (
    await read("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'")
  ).map(({ name }) => String(name));
  const rows = await Promise.all(tables.map((table) => read(`SELECT * FROM ${table}`)));
  return tables.filter((_, index) => JSON.stringify(rows[index]).includes(text));
}

/** The key of the one league that a page's visitor has pinned. */
const keyOf = (page: Page) =>
  page.evaluate(() => {
    const pinned = Object.keys(JSON.parse(localStorage.getItem("fsdc_my_leagues") ?? "{}").lists["1"]);
    return pinned.find((key) => key !== "used") ?? "";
  });

it("[A3.02, A3.04, A4.05, C7.13] tabs share a session, pins are the account's, and a session that another device ends is over here", async () => {
  const visitor = await account.signedIn();
  const page = await openDevice();
  const sent: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !/\/v\d\//.test(request.url())) return;
    const { origin, pathname } = new URL(request.url());
    sent.push({ origin, pathname, ...request.postDataJSON() });
  });
  await signIn(page, visitor.email);
  const tab = await page.context().newPage();
  await tab.goto(account.stack.url.href);
  await signedIn(tab);
  const { origin } = account.stack.url;
  await expect.poll(() => sent.map(({ pathname }) => pathname)).toContain("/v4/getdata");
  expect(sent).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ origin, pathname: "/v3/login", namespace: "tribune", project: 1 }),
      expect.objectContaining({ origin, pathname: "/v4/getdata", project: 1 }),
    ]),
  );

  const pins = async () => {
    const { body } = await account.call("getData", {}, { loggedIn: visitor });
    return fieldsOf(fieldsOf(fieldsOf(body["data"])["myleagues"])["1"]);
  };
  await page.goto(new URL("/pays/football/", account.stack.url).href);
  const pin = page.getByRole("button", { name: "Épingler Compte 1 (France)" });
  await pin.click();
  // The other tab, which shows no pins, must not treat the pin as removed.
  await expect.poll(pins).toEqual({ used: true, [await keyOf(page)]: true });
  // A second click counts for nothing until the page has the account's answer.
  await expect.poll(() => pin.getAttribute("aria-busy")).toBe("false");
  await pin.click();
  await expect.poll(pins).toEqual({ used: true });

  await account.own("revokeSessions", visitor);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await signedOut(page);
  await signedOut(tab);
  expect(await tab.evaluate(() => localStorage.getItem("lsid_hash"))).toBeNull();
  await page.context().close();
});

it("[A5.05, A8.01, A8.03, C2.12] an answer without its fields, a failed one, one too many and none at all say so; a sign-in whose window closes signs nobody in", async () => {
  const visitor = await account.signedIn();
  const page = await openDevice();
  const server = "Une erreur est survenue sur le serveur.";
  const faults = [
    ["{}", server],
    [502, server],
    ['{"err":"XE13"}', "Trop d’essais."],
    ["abort", "Le site ne répond pas."],
  ] as const;
  await openWindow(page);
  for (const [fault, said] of faults) {
    await page.route("**/v3/login", (route) => {
      if (fault === "abort") return route.abort();
      return typeof fault === "number" ? route.fulfill({ status: fault }) : route.fulfill({ json: JSON.parse(fault) });
    });
    await sendSignIn(page, visitor.email);
    await page.getByText(said).waitFor();
    await page.unroute("**/v3/login");
    // Leave the form and return, so that the next error is a new message.
    await page.getByRole("button", { name: "Mot de passe oublié ?" }).click();
    await page.locator(".dialog").getByRole("button", { name: "Se connecter" }).click();
  }
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/v3/login", async (route) => {
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  await sendSignIn(page, visitor.email);
  const count = async () => ((await account.own("sessions", visitor)).body["sessions"] as readonly unknown[]).length;
  await expect.poll(count).toBe(2);
  await page.keyboard.press("Escape");
  await page.locator(".dialog").waitFor({ state: "detached" });
  answer();
  await expect.poll(count).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("lsid_id"))).toBeNull();
  await page.context().close();
});

it("[A4.05, A4.06] who does not accept new terms is signed out; who does stays, and is not asked again", async () => {
  const visitor = await account.signedIn();
  await account.stack.runSql(
    "ACCOUNTS",
    "INSERT INTO documents (project, type, version, valid_from, text) VALUES (1, 'tou', '2', '2026-01-02', 'First <b>part</b>.' || char(10, 10) || 'Second part.')",
  );
  const page = await openDevice();
  const title = page.getByRole("heading", { name: "Avant de continuer" });
  await openWindow(page);
  await sendSignIn(page, visitor.email);
  await title.waitFor();
  await page.keyboard.press("Escape");
  await signedOut(page);
  await openWindow(page);
  await sendSignIn(page, visitor.email);
  await title.waitFor();
  // The visitor can read the terms in the version to agree to.
  const reading = page.waitForEvent("popup");
  await page.locator(".dialog").getByRole("link", { name: "Conditions d’utilisation" }).click();
  const terms = await reading;
  await terms.getByText("Version 2, en vigueur depuis le 2 janvier 2026").waitFor();
  // The page comes in pieces.
  await terms.waitForLoadState("domcontentloaded");
  expect(await terms.locator(".parts > p").allTextContents()).toEqual([
    "Version 2, en vigueur depuis le 2 janvier 2026",
    "First <b>part</b>.",
    "Second part.",
  ]);
  await terms.close();
  await page.getByRole("button", { name: "Confirmer" }).click();
  await page.locator(".dialog").waitFor({ state: "detached" });
  await signedIn(page);
  expect((await account.call("getData", {}, { loggedIn: visitor })).body).not.toHaveProperty("errors");
  await page.context().close();
});

it("[A3.05, A7.01, A6.01] the profile names what was agreed to, and takes back what was said of marketing", async () => {
  const visitor = await account.signedIn();
  const said = async () => (await account.call("marketingConsent", undefined as never, { loggedIn: visitor })).body;
  await account.call("updateMarketingConsent", { marketing: true, thirdParties: false }, { loggedIn: visitor });
  const page = await openDevice();
  await signIn(page, visitor.email);
  await openWindow(page);
  const latest: string[] = [];
  page.on("request", (request) => void (request.url().includes("/documents/latest") && latest.push(request.url())));
  const section = page.locator(".dialog details", { hasText: "Conditions et consentements" });
  await section.locator("summary").press("Enter");
  const privacy = section.getByRole("link", { name: "Confidentialité" });
  expect(await privacy.getAttribute("href")).toBe("/account/terms?type=pp&version=1");
  expect(await section.locator("li").first().textContent()).toMatch(/version \d, acceptée le \d+/);
  // [A3.05] The service says for each document which version is in force; only another one than the accepted is shown.
  expect(latest).toEqual(["tou", "pp"].map(() => expect.stringContaining("/v5/terms/tou/documents/latest?")));
  await section.getByLabel("Recevoir la lettre de Tribune").uncheck();
  await section.getByRole("button", { name: "Enregistrer" }).click();
  await page.locator(".dialog output", { hasText: "Enregistré." }).waitFor();
  expect(await said()).toEqual({ marketing: false, thirdParties: false });
  await page.context().close();
});

it("[A3.05, A5.03] a nickname is chosen, and given up again, in the profile", async () => {
  const visitor = await account.signedIn();
  const page = await openDevice();
  await signIn(page, visitor.email);
  await openWindow(page);
  const section = page.locator(".dialog details", { hasText: "Pseudo" });
  await section.locator("summary").press("Enter");
  const name = async () => fieldsOf((await account.call("getData", {}, { loggedIn: visitor })).body["profile"])["name"];
  const choose = async (nickname: string) => {
    await section.getByLabel("Pseudo (facultatif)").fill(nickname);
    await section.getByRole("button", { name: "Enregistrer" }).click();
  };
  await choose("ana");
  await section.locator("[aria-invalid='true']").waitFor();
  await choose("ana_lens");
  await page.locator(".account-who strong", { hasText: "ana_lens" }).waitFor();
  expect(await name()).toBe("ana_lens");
  await choose("");
  await page.locator(".account-who strong").waitFor({ state: "detached" });
  expect(await name()).toBe("_____");
  await page.context().close();
});

it("a device is signed out from another one", async () => {
  const visitor = await account.signedIn();
  const page = await openDevice();
  await signIn(page, visitor.email);
  await openWindow(page);
  const section = page.locator(".dialog details", { hasText: "Appareils connectés" });
  await section.locator("summary").press("Enter");
  await section.getByRole("button", { name: /^Se déconnecter –/ }).click();
  await section.locator("li").nth(1).waitFor({ state: "detached" });
  expect(await section.getByRole("button").count()).toBe(0);
  expect((await account.call("getData", {}, { loggedIn: visitor })).body).toHaveProperty("err");
  await signedIn(page);
  await page.context().close();
});

it("[C9.02] a page that hears nothing reads the account's data anew once they are 300 s old, and tries again after a failure", async () => {
  const visitor = await account.signedIn();
  const page = await (await browser.newContext()).newPage();
  let loads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/v4/getdata")) loads += 1;
  });
  // Without a socket and a stream nothing says that the account has changed.
  await page.routeWebSocket(/\/push/, (socket) => socket.close({ code: 4404 }));
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "EventSource"));
  await page.clock.install();
  await signIn(page, visitor.email);
  await expect.poll(() => loads).toBeGreaterThan(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  const answer = page.waitForResponse(/\/v4\/getdata$/);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await (await answer).finished();
  const passUntil = (count: number) =>
    expect.poll(async () => (await page.clock.runFor(5_000), loads)).toBeGreaterThanOrEqual(count);
  const before = loads;
  await page.clock.runFor(280_000);
  expect(loads).toBe(before);
  await page.route(/\/v4\/getdata$/, (route) => route.abort());
  await passUntil(before + 3);
  await page.unroute(/\/v4\/getdata$/);
  await passUntil(before + 4);
  await page.context().close();
});
