import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startAccountStack, type AccountStack } from "../support/account-client.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

const browser = openWatchedBrowser();
const answers: Readonly<Record<string, object>> = {
  "/v5/sign-in-options": { providers: [] },
  "/v3/login": { id: "a1b2c3", hash: "0123456789abcdef", errors: [] },
  "/v4/getdata": { profile: { id: "a1b2c3", name: "", email: "a@b.example" }, data: {}, privateData: {}, revision: 0 },
};
const asked: string[] = [];
let sandbox: Server;
let account: AccountStack;

beforeAll(async () => {
  sandbox = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://sandbox").pathname;
    if (request.method !== "OPTIONS") asked.push(path);
    response.writeHead(200, {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "authorization, content-type, x-platform, x-version",
      "content-type": "application/json",
    });
    response.end(JSON.stringify(answers[path] ?? { r: "done" }));
  });
  await new Promise<void>((resolve) => void sandbox.listen(0, "127.0.0.1", resolve));
  const { port } = sandbox.address() as AddressInfo;
  const changes = { userFunctions: false, accountSandbox: `http://127.0.0.1:${port}` };
  account = await startAccountStack({ VARIANT_CHANGES: JSON.stringify(changes) });
});
afterAll(async () => {
  await account.stack.stop();
  sandbox.closeAllConnections();
  sandbox.close();
});

it("[C5.01] [A3.04] a pin asks for a sign-in where the variant has no user functions for others, and the sign-in is that of its sandbox", async () => {
  const { batch } = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000), name: "Compte" });
  await postIngest(account.stack, "events", batch);
  const page = await browser.newPage({ locale: "fr-FR" });
  const own: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === account.stack.url.origin && /^\/v\d\//.test(pathname)) own.push(pathname);
  });
  await page.goto(new URL("/pays/football/", account.stack.url).href);
  const pin = page.getByRole("button", { name: "Épingler Compte 1 (France)" });
  await pin.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/^Réservé aux visiteurs connectés/).waitFor();
  expect(await pin.getAttribute("aria-pressed")).toBe("false");
  expect(await page.evaluate(() => localStorage.getItem("fsdc_my_leagues"))).toBeNull();

  await dialog.getByLabel("Adresse e-mail").fill("a@b.example");
  await dialog.getByLabel("Mot de passe", { exact: true }).fill("Correct-horse1");
  await dialog.getByRole("button", { name: "Se connecter" }).click();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["/v3/login", "/v4/getdata"]));
  await dialog.waitFor({ state: "detached" });
  expect(own).toEqual([]);
  await pin.click();
  await expect.poll(() => pin.getAttribute("aria-pressed")).toBe("true");
  await page.close();
});
