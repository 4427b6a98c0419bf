import { expect, type Page } from "@playwright/test";
import { password, startAccountStack, type AccountStack } from "../support/account-client.ts";
import { isHydrated, test as base } from "./stack-fixture.ts";

/** A stack with accounts and without games. */
const test = base.extend<object, { readonly account: AccountStack }>({
  account: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const account = await startAccountStack();
      await use(account);
      await account.stack.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ account }, use) => use(account.stack.url.origin),
});

const openAccount = (page: Page) => page.locator("#menu [data-window='logginClient']").click();

/** The names of what this browser keeps of the account: its session, and the settings that are the account's. */
const keptOfAccount = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => /^lsid_|^fsdc_live_table$/.test(name)));

/** The settings of the account, as a page shows them. */
const choices = (of: Page) => ({
  byTime: of.getByRole("checkbox", { name: "Par heure" }).first(),
  byGroup: of.getByRole("checkbox", { name: "Par groupe" }).first(),
  withSound: of.getByRole("radio", { name: "Avec son" }),
});

test("[C2.12, C4.22] a sign-out takes the account's settings out of the browser: no entry stays, and pages of all tabs show the defaults", async ({
  page,
  account,
}) => {
  const { email } = await account.signedIn();
  await page.goto("/parametres");
  await isHydrated(page);
  const tab = await page.context().newPage();
  await tab.goto("/parametres");
  await isHydrated(tab);

  await openAccount(page);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.locator(".dialog .account-send").click();
  await expect(page.locator("html")).toHaveClass(/logged-in/);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const stored = page.waitForResponse((answer) => (answer.request().postData() ?? "").includes("yessound"));
  for (const choice of Object.values(choices(page))) await choice.check();
  await stored;
  for (const choice of Object.values(choices(tab))) await expect(choice).toBeChecked();
  expect(await keptOfAccount(page)).toContain("fsdc_live_table");

  await openAccount(page);
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.locator("html")).not.toHaveClass(/logged-in/);
  for (const shown of [page, tab]) {
    for (const choice of Object.values(choices(shown))) await expect(choice).not.toBeChecked();
    await expect(shown.getByRole("radio", { name: "Sans son" })).toBeChecked();
  }
  await expect.poll(() => keptOfAccount(page)).toEqual([]);
  await page.reload();
  await isHydrated(page);
  for (const choice of Object.values(choices(page))) await expect(choice).not.toBeChecked();
});
